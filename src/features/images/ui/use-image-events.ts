import { useEffect } from 'react';
import type { GeneratedImage, ImageChange, ImageJobNews } from '#features/images/contract.ts';
import { listenToUser } from '#ui/user-events.ts';
import { imageStore } from './image-store.ts';

/** Event `image`; readers of another process than the one that made it get no picture. */
interface ImageNews {
  job_id: string | null;
  id: string;
  image?: GeneratedImage;
}

/** A job that tells nothing for this long is asked for; milliseconds. */
const SILENCE_MS = 5000;
const LOOK_EVERY_MS = 1000;

/** Keeps jobs and galleries in step with what happens elsewhere, for as long as a page shows them. */
export function useImageEvents(): void {
  useEffect(() => {
    let wasOpened = false;
    const loadGalleries = () => {
      for (const { filter } of imageStore.read().galleries.values())
        imageStore.load(filter).catch(() => undefined);
    };
    const loadJobs = () => imageStore.loadJobs().catch(() => undefined);
    // Behind a proxy that collects answers before it hands them on, the stream never seems to open.
    const unopened = setTimeout(loadJobs, SILENCE_MS);
    const leave = listenToUser({
      onEvent(name, data) {
        if (name === 'image_job') {
          const news = data as ImageJobNews;
          if (!imageStore.applyNews(news)) void imageStore.readJob(news.id).catch(() => undefined);
        }
        if (name === 'image') void receive(data as ImageNews).catch(() => undefined);
        if (name === 'images') void follow(data as ImageChange).catch(() => undefined);
      },
      onOpened() {
        clearTimeout(unopened);
        void loadJobs();
        // The stream has no memory: what passed in a gap is read from the lists themselves.
        if (wasOpened) loadGalleries();
        wasOpened = true;
      },
    });
    const watch = setInterval(() => imageStore.readSilentJobs(SILENCE_MS), LOOK_EVERY_MS);
    return () => {
      clearTimeout(unopened);
      clearInterval(watch);
      leave();
    };
  }, []);
}

/** Also of a picture that is far down in a gallery. */
async function follow({ id, is_gone }: ImageChange): Promise<void> {
  if (is_gone) return imageStore.drop(id);
  const image = await imageStore.reread(id);
  if (image) imageStore.put(image);
}

async function receive({ job_id, id, image }: ImageNews): Promise<void> {
  const arrived = image ?? (await imageStore.reread(id));
  if (arrived) imageStore.arrive(job_id, arrived);
}
