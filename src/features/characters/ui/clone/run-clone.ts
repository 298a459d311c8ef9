import type { CloneProgress } from '#features/characters/contract-clone.ts';
import type { PortraitEvent } from '#features/characters/contract.ts';
import { followEvents } from '#ui/follow-events.ts';
import { CLONE_STAGES, type CloneStage } from '../../clone-wording.ts';
import { generateClone, type CloneInput } from '../mutations.ts';

/** The time limit that the page states, plus a margin for the network; milliseconds. */
const TIMEOUT_MS = 125_000;
/** How long the page waits for the portrait; the character's page continues to wait. */
const PORTRAIT_WAIT_MS = 12_000;

interface CloneRun {
  /** Aborts the request; nothing is created if the character is not stored yet. */
  cancel: AbortSignal;
  /** Ends the wait for the portrait. */
  skipPortrait: AbortSignal;
  onStage(stage: CloneStage): void;
}

/** Creates a clone; returns its slug when its portrait is ready or the wait is over. */
export async function runClone(
  input: CloneInput,
  key: string,
  { cancel, skipPortrait, onStage }: CloneRun,
): Promise<string> {
  const done = new AbortController();
  const drawn = new Set<unknown>();
  let last = -1;
  let checkDrawn = (): void => {};
  const advance = (stage: CloneStage) => {
    const place = CLONE_STAGES.indexOf(stage);
    if (place <= last) return;
    last = place;
    onStage(stage);
  };
  try {
    const isFollowed = await followEvents(AbortSignal.any([cancel, done.signal]), (name, data) => {
      if (name === 'clone') {
        const { request, stage } = data as CloneProgress;
        if (request === key) advance(stage);
      }
      if (name === 'portrait') {
        const { slug, status } = data as PortraitEvent;
        if (status !== 'pending') drawn.add(slug);
        checkDrawn();
      }
    });
    cancel.throwIfAborted();
    const { slug, portrait_status } = await generateClone(
      input,
      key,
      AbortSignal.any([cancel, AbortSignal.timeout(TIMEOUT_MS)]),
    );
    advance('drawing');
    if (isFollowed && portrait_status === 'pending' && !drawn.has(slug) && !skipPortrait.aborted)
      await new Promise<void>((resolve) => {
        checkDrawn = () => void (drawn.has(slug) && resolve());
        const timer = setTimeout(resolve, PORTRAIT_WAIT_MS);
        skipPortrait.addEventListener('abort', () => resolve(), { once: true });
        cancel.addEventListener('abort', () => resolve(), { once: true });
        done.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
      });
    return slug;
  } finally {
    done.abort();
  }
}
