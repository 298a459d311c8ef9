import { readAsCaredFor } from './cared-for.ts';
import type { Cue, Reading } from './cue.ts';
import { readAsAgedThing } from './find-aged-thing.ts';
import { readAsFictional } from './find-fiction.ts';
import { findTie } from './insinuating.ts';
import { isCast, readAsOwnYoungster } from './own-youngster.ts';
import { readCue } from './read-cue.ts';
import type { Scene } from './scene.ts';
import { readAsToldChild } from './told-child.ts';
import { isDoubtful } from './told-doubts.ts';

const SMALL_CHILD = 9;

/** A cue, with its reading if its finder provides one. */
export interface FoundCue {
  cue: Cue;
  reading?: Reading;
}

/** Reads a cue by its own words, then by what the whole message tells. */
export function readWhole(scene: Scene, { cue, reading }: FoundCue): Reading {
  const read = readAsAgedThing(scene, cue, reading ?? readCue(scene, cue));
  const cared = readAsCaredFor(scene, cue, readAsOwnYoungster(scene, cue, read));
  return readAsFictional(scene, cue, readAsToldChild(scene, cue, cared));
}

/**
 * Returns whether all youth in a message is a child's, a pupil's or a thing's, and nothing leaves it open that
 * somebody desires or plays one.
 */
export function isOfChildrenOnly(scene: Scene, cues: Iterable<FoundCue>): boolean {
  let isOfAny = false;
  for (const found of cues) {
    const { who } = readWhole(scene, found);
    const isSmall = (found.cue.years ?? 18) <= SMALL_CHILD;
    // "Is seven too young for a phone?" is nobody's age.
    const isOfNobody = isSmall && (who === 'anyone' || who === 'unsaid');
    if (who !== 'third' && who !== 'thing' && !isOfNobody) return false;
    if (isDoubtful(scene, isSmall ? 'young' : 'adolescent')) return false;
    isOfAny = true;
  }
  return isOfAny && scene.asked() !== 'pair' && !isCast(scene, -1);
}

/**
 * Returns whether a message tells the age of a child of somebody's, called by name or by a relation, and leaves it
 * open whether the child is desired, met in secret or played: "my niece is 12, she looks so grown in that dress".
 */
export function isOfDoubtfulChild(scene: Scene, cues: Iterable<FoundCue>): boolean {
  for (const found of cues) {
    if (found.cue.years === null) continue;
    const reading = readWhole(scene, found);
    if (reading.who !== 'third' || reading.when !== 'now') continue;
    const tie = findTie(scene, reading, found.cue);
    if ((tie === 'family' || tie === 'other') && isDoubtful(scene, 'named')) return true;
  }
  return false;
}
