import type { Finding, Surface } from './categories.ts';
import type { RomanceMap } from './romance-map.ts';

/** One reading of the text with what the minors rules need to know about where it stands. */
export interface Scene {
  surface: Surface;
  describing: boolean;
  /** Pictures and names have no story around them: past and family exceptions do not apply. */
  bare: boolean;
  /** Nothing is taken back by "no" or "not". */
  literal: boolean;
  text: string;
  /** The turns before, for what "she" may refer to. */
  turns: string;
  /** Above 0: only cues that begin before this place and end after it (words split over turns). */
  seam: number;
  romance: RomanceMap;
  /** The current year, for years of birth. */
  year: number;
}

/** One place in a reading where a cue stands, with what surrounds it in its sentence. */
export interface Cue {
  match: string;
  before: string;
  after: string;
  sentence: string;
  /** Up to 200 characters of earlier sentences and turns. */
  earlier: string;
  start: number;
  /** The sentence's bounds in the text. */
  from: number;
  to: number;
}

/** How a cue falls: `queue` where only a person can tell, null where it is harmless. */
export type Weight = 'block' | 'queue' | null;

const REACH = 160;
const LEAD_REACH = 110;

function* scan(scene: Scene, pattern: RegExp): Generator<Cue> {
  pattern.lastIndex = 0;
  for (const found of scene.text.matchAll(pattern)) {
    const end = found.index + found[0].length;
    if (end <= scene.seam) continue;
    // Bounded on both sides, so that a text without sentence ends stays linear.
    const low = Math.max(0, found.index - REACH);
    const from = low + scene.text.slice(low, found.index).lastIndexOf('\n') + 1;
    const reach = scene.text.slice(end, end + REACH);
    const stop = reach.indexOf('\n');
    const after = stop < 0 ? reach : reach.slice(0, stop);
    const to = end + after.length;
    yield {
      match: found[0],
      before: scene.text.slice(from, found.index),
      after,
      sentence: scene.text.slice(from, to),
      earlier: `${scene.turns}\n${scene.text.slice(Math.max(0, from - 200), from)}`.slice(-200),
      start: found.index,
      from,
      to,
    };
  }
}

/** Every cue of a pattern. */
export function* findCues(scene: Scene, pattern: RegExp): Generator<Cue> {
  for (const cue of scan(scene, pattern)) {
    if (scene.seam === 0 || cue.start < scene.seam) yield cue;
  }
}

/**
 * Cues right after one of the leads ("you are" + "fifteen"); the lead becomes part of the match.
 * `skip` rules a cue out before its leads are looked for.
 */
export function* findLedCues<Lead extends { lead: RegExp }>(
  scene: Scene,
  pattern: RegExp,
  leads: readonly Lead[],
  skip: (cue: Cue) => boolean = () => false,
): Generator<Cue & { by: Lead }> {
  for (const cue of scan(scene, pattern)) {
    if (skip(cue)) continue;
    const near = cue.before.slice(-LEAD_REACH);
    if (!/[a-z]/.test(near)) continue;
    const isGlued = /[a-z]$/.test(near) && /^[a-z]/.test(cue.match);
    for (const by of leads) {
      const head = by.lead.exec(near);
      if (!head) continue;
      // "youareateen" has its lead glued on, "between" only looks as if it had.
      if (isGlued && head[0].replaceAll(' ', '').length < 5) continue;
      const length = near.length - head.index;
      const start = cue.start - length;
      if (scene.seam > 0 && start >= scene.seam) continue;
      const before = cue.before.slice(0, cue.before.length - length);
      yield { ...cue, start, match: head[0] + cue.match, before, by };
    }
  }
}

export function anyCue<Found extends Cue>(
  cues: Iterable<Found>,
  test: (cue: Found) => boolean,
): boolean {
  for (const cue of cues) if (test(cue)) return true;
  return false;
}

export const blockMinors = (rule: string): Finding => ({
  category: 'minors',
  rule: `minors.${rule}`,
  outcome: 'block',
});

/** A child is spoken of beside an adult character: nobody but a person can judge that. */
export const QUEUE_MINORS: Finding = {
  category: 'minors',
  rule: 'minors.child_mentioned',
  outcome: 'queue',
};
