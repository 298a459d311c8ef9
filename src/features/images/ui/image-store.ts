import type { GeneratedImage, ImageJob, ImageJobNews } from '#features/images/contract.ts';
import { ApiError } from '#ui/api-client.ts';
import { queryClient } from '#ui/query-client.ts';
import { subscribeToken } from '#ui/token-store.ts';
import { imagesApi, type GalleryFilter } from './api.ts';
import {
  dropImage,
  EMPTY_LIST,
  mergePage,
  pageOf,
  patchImage,
  putImage,
  type Anchor,
  type GalleryList,
} from './gallery/gallery-list.ts';
import {
  applyNews,
  belongsTo,
  dismissJob,
  isUnderWay,
  markArrived,
  putJob,
  type TrackedJob,
} from './image-jobs.ts';

/** One gallery with the state of its reading. */
export interface GalleryState {
  filter: GalleryFilter;
  list: GalleryList;
  /** `ready` from the first page on, whatever a later one does. */
  status: 'loading' | 'ready' | 'failed';
  /** Of the pages after the first. */
  more: 'idle' | 'loading' | 'failed';
}

interface ImageState {
  galleries: ReadonlyMap<string, GalleryState>;
  jobs: readonly TrackedJob[];
}

const NOTHING: ImageState = { galleries: new Map(), jobs: [] };
let state = NOTHING;
/** Removed here: an answer that was on its way does not bring them back. */
const removed = new Set<string>();
/** Jobs that have nothing more to tell, or were dismissed; a late answer does not bring them back either. */
const settled = new Set<string>();
/** When a job was last heard of, or asked for; milliseconds. */
const heardAt = new Map<string, number>();
/** Counts who signed in in this tab: an answer that was asked for by somebody else is none of theirs. */
let person = 0;
const listeners = new Set<() => void>();

function set(change: Partial<ImageState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined')
  subscribeToken(() => {
    person += 1;
    removed.clear();
    settled.clear();
    heardAt.clear();
    set(NOTHING);
  });

function setJobs(jobs: readonly TrackedJob[], id: string): void {
  if (jobs.some(({ job }) => job.id === id)) heardAt.set(id, performance.now());
  else {
    settled.add(id);
    heardAt.delete(id);
  }
  set({ jobs });
}

/** Under this key a page of one image keeps it. */
export const imageKey = (id: string) => ['image', id] as const;

export const keyOf = ({ characterSlug, source }: GalleryFilter): string =>
  `${source ?? '*'} ${characterSlug ?? '*'}`;

function changeGallery(key: string, change: Partial<GalleryState>): void {
  const gallery = state.galleries.get(key);
  if (gallery) set({ galleries: new Map(state.galleries).set(key, { ...gallery, ...change }) });
}

function changeLists(change: (list: GalleryList, filter: GalleryFilter) => GalleryList): void {
  const galleries = [...state.galleries].map(
    ([key, gallery]) => [key, { ...gallery, list: change(gallery.list, gallery.filter) }] as const,
  );
  set({ galleries: new Map(galleries) });
}

/** Never settles once somebody else has signed in: nobody waits for the answer any more. */
async function ofSamePerson<T>(asked: Promise<T>): Promise<T> {
  const asker = person;
  try {
    return await asked;
  } finally {
    if (asker !== person) await new Promise<never>(() => undefined);
  }
}

async function readPage(key: string, page: Anchor): Promise<void> {
  const before = state.galleries.get(key)!;
  const known = new Set(before.list.images.map(({ id }) => id));
  const answer = await ofSamePerson(imagesApi.list(before.filter, page.cursor));
  const gallery = state.galleries.get(key);
  if (!gallery) return;
  const images = answer.images.filter(({ id }) => !removed.has(id));
  changeGallery(key, { list: mergePage(gallery.list, page, { ...answer, images }, known) });
}

/** What pages know of generated images and the jobs that make them; one for the whole browser tab. */
export const imageStore = {
  read: (): ImageState => state,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Reads a gallery's newest page, for the first time or anew. @throws ApiError when there is nothing to show */
  async load(filter: GalleryFilter): Promise<void> {
    const key = keyOf(filter);
    const known = state.galleries.get(key);
    if (!known)
      set({
        galleries: new Map(state.galleries).set(key, {
          filter,
          list: EMPTY_LIST,
          status: 'loading',
          more: 'idle',
        }),
      });
    else if (known.status === 'failed') changeGallery(key, { status: 'loading' });
    try {
      await readPage(key, { after: null, cursor: null });
      changeGallery(key, { status: 'ready' });
    } catch (error) {
      if (state.galleries.get(key)?.status === 'ready') return;
      changeGallery(key, { status: 'failed' });
      throw error;
    }
  },

  async loadMore(key: string): Promise<void> {
    const gallery = state.galleries.get(key);
    const next = gallery?.list.next;
    if (!next || gallery.more === 'loading' || gallery.status !== 'ready') return;
    changeGallery(key, { more: 'loading' });
    try {
      await readPage(key, next);
      changeGallery(key, { more: 'idle' });
    } catch {
      changeGallery(key, { more: 'failed' });
    }
  },

  /** Reads the pages anew that hold these images: addresses are good for some hours only. */
  async refresh(key: string, ids: readonly string[]): Promise<void> {
    const gallery = state.galleries.get(key);
    if (!gallery) return;
    const pages = new Set(ids.map((id) => pageOf(gallery.list, id)));
    for (const page of pages) await readPage(key, page).catch(() => undefined);
  },

  /** Reads one image anew; one that is gone leaves every gallery. Null when it cannot be read. */
  async reread(id: string): Promise<GeneratedImage | null> {
    try {
      const image = await ofSamePerson(imagesApi.read(id));
      imageStore.patch(image);
      return image;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404)
        changeLists((list) => dropImage(list, id));
      return null;
    }
  },

  /** A changed state of an image that is loaded somewhere. */
  patch(image: GeneratedImage): void {
    changeLists((list) => patchImage(list, image));
    queryClient.setQueryData<GeneratedImage>(imageKey(image.id), (shown) => shown && image);
  },

  /** An image takes its place in every gallery that it belongs to. */
  put(image: GeneratedImage): void {
    removed.delete(image.id);
    changeLists((list, filter) => (belongsTo(image, filter) ? putImage(list, image) : list));
  },

  drop(id: string): void {
    removed.add(id);
    changeLists((list) => dropImage(list, id));
  },

  putJob(job: ImageJob): void {
    if (!settled.has(job.id)) setJobs(putJob(state.jobs, job), job.id);
    for (const image of job.images) if (!removed.has(image.id)) imageStore.put(image);
  },

  /** The jobs under way, or failed unseen, as the server has them; those that ended unseen are read one by one. */
  async loadJobs(): Promise<void> {
    const followed = state.jobs.filter(isUnderWay);
    const { data } = await ofSamePerson(imagesApi.pendingJobs());
    for (const job of data) imageStore.putJob(job);
    const ended = followed.filter(({ job }) => !data.some(({ id }) => id === job.id));
    await Promise.all(ended.map(({ job }) => imageStore.readJob(job.id)));
  },

  /**
   * Reads the jobs under way that were not heard of for so many milliseconds: what tells of them may
   * be kept back on its way, or was lost.
   */
  readSilentJobs(silence: number): void {
    const now = performance.now();
    for (const { job } of state.jobs.filter(isUnderWay))
      if (now - (heardAt.get(job.id) ?? 0) >= silence) {
        heardAt.set(job.id, now);
        imageStore.readJob(job.id).catch(() => undefined);
      }
  },

  async readJob(id: string): Promise<void> {
    try {
      imageStore.putJob(await ofSamePerson(imagesApi.readJob(id)));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) imageStore.forgetJob(id);
    }
  },

  /** False when the job is not known here yet. */
  applyNews(news: ImageJobNews): boolean {
    if (settled.has(news.id)) return true;
    const jobs = applyNews(state.jobs, news);
    if (jobs) setJobs(jobs, news.id);
    return jobs !== undefined;
  },

  arrive(jobId: string | null, image: GeneratedImage): void {
    if (!removed.has(image.id)) imageStore.put(image);
    if (jobId && state.jobs.some(({ job }) => job.id === jobId))
      setJobs(markArrived(state.jobs, jobId, image.id), jobId);
  },

  /** Its failures were read; should the server not hear of it, they are told again another time. */
  dismissJob(id: string): void {
    imageStore.forgetJob(id);
    imagesApi.dismissJob(id).catch((error: unknown) => console.debug('dismissed', error));
  },

  forgetJob(id: string): void {
    setJobs(dismissJob(state.jobs, id), id);
  },
};
