import type { CloneProgress } from '#features/characters/contract-clone.ts';
import { followEvents } from '#ui/follow-events.ts';
import { CLONE_STAGES, type CloneStage } from '../../clone-wording.ts';
import { generateClone, type CloneWish } from '../mutations.ts';

/** Milliseconds: the promise of the page, with a little room for the way. */
const WITHIN = 125_000;
/** How long the page stays for the portrait; the character's own page waits on. */
const STAY_FOR_PORTRAIT = 12_000;

interface CloneRun {
  /** Makes the work end; nothing is made when it comes before the character is stored. */
  cancel: AbortSignal;
  /** Ends the wait for the portrait. */
  hurry: AbortSignal;
  onStage(stage: CloneStage): void;
}

/** Makes a clone and returns its slug once its portrait is there, or is not worth waiting for. */
export async function runClone(
  wish: CloneWish,
  key: string,
  { cancel, hurry, onStage }: CloneRun,
): Promise<string> {
  const done = new AbortController();
  const drawn = new Set<unknown>();
  let last = -1;
  let look = (): void => {};
  const reach = (stage: CloneStage) => {
    const place = CLONE_STAGES.indexOf(stage);
    if (place <= last) return;
    last = place;
    onStage(stage);
  };
  try {
    const isFollowed = await followEvents(AbortSignal.any([cancel, done.signal]), (name, data) => {
      if (name === 'clone') {
        const { request, stage } = data as CloneProgress;
        if (request === key) reach(stage);
      }
      if (name === 'portrait') {
        const { slug, status } = data as { slug: string; status: string };
        if (status !== 'pending') drawn.add(slug);
        look();
      }
    });
    cancel.throwIfAborted();
    const { slug, portrait_status } = await generateClone(
      wish,
      key,
      AbortSignal.any([cancel, AbortSignal.timeout(WITHIN)]),
    );
    reach('drawing');
    if (isFollowed && portrait_status === 'pending' && !drawn.has(slug) && !hurry.aborted)
      await new Promise<void>((resolve) => {
        look = () => void (drawn.has(slug) && resolve());
        const timer = setTimeout(resolve, STAY_FOR_PORTRAIT);
        hurry.addEventListener('abort', () => resolve(), { once: true });
        cancel.addEventListener('abort', () => resolve(), { once: true });
        done.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
      });
    return slug;
  } finally {
    done.abort();
  }
}
