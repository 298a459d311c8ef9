import {
  BARE_AGE,
  COUNTED_UNIT,
  NUMBER_STEMS,
  PUNCTUATED_AGE,
  TEEN_NUMBER,
} from './age-patterns.ts';
import type { CheckContext, Finding, Surface } from './categories.ts';
import { DESCRIBING_SURFACES } from './categories.ts';
import { findAge } from './check-age.ts';
import { findYouth } from './check-youth.ts';
import type { Scene } from './minors-scene.ts';
import { blockMinors } from './minors-scene.ts';
import type { Reading, TextViews } from './normalize-text.ts';
import { normalizeText } from './normalize-text.ts';
import { mapRomance } from './romance-map.ts';
import { YOUTH_STEMS } from './youth-patterns.ts';

const ASKS_AGE =
  /(?:how old|what(?:s| is| was)? (?:your|ur|the|her|his) (?:real |actual |true )?age|your age|ur age|age please)[^\n]{0,40}$/;
const FAMILY_ASKED =
  /(?:daughter|son|kid|child|niece|nephew|dog|cat|horse|pet|car|house|brother|sister)/;

/** A bare number as the answer to "how old are you?". */
function answersAge(reading: Reading, previous: readonly string[]): boolean {
  const last = previous.at(-1);
  if (!last || reading.text.length > 40) return false;
  const asked = normalizeText(last).plain;
  if (!ASKS_AGE.test(asked) || FAMILY_ASKED.test(asked)) return false;
  return [...reading.text.matchAll(BARE_AGE)].some(
    (found) => !COUNTED_UNIT.test(reading.text.slice(found.index + found[0].length)),
  );
}

/** A field that holds nothing but "16" or "sixteen". */
function isOnlyAge(text: string): boolean {
  if (text.length > 40) return false;
  const { plain } = normalizeText(text);
  for (const found of plain.matchAll(TEEN_NUMBER))
    if (found[0].length === plain.length) return true;
  return false;
}

/**
 * Looks for anything that makes the subject, the companion or the user a minor.
 * `texts` are the fields and `views` of all of them read together; `joint` of the last turns with the new text at its end.
 */
export function checkMinors(
  surface: Surface,
  texts: readonly string[],
  views: TextViews,
  joint: TextViews | null,
  context: CheckContext = {},
): Finding | null {
  if (surface === 'contact') return null;
  if (context.character_age !== undefined && context.character_age < 18)
    return blockMinors('age_field');
  const describing = DESCRIBING_SURFACES.has(surface);
  const bare = surface === 'image_prompt' || surface === 'clone' || surface === 'profile_name';
  if (describing && PUNCTUATED_AGE.test(views.folded)) return blockMinors('age_punctuated');
  if ((surface === 'character' || surface === 'card') && texts.some(isOnlyAge))
    return blockMinors('age_alone');
  const turns = describing
    ? ''
    : normalizeText((context.previous ?? []).slice(-2).join('. ')).plain;
  const year = context.year ?? new Date().getFullYear();
  let queued: Finding | null = null;
  const judge = (reading: Reading, seam: number): Finding | null => {
    const romance = mapRomance(reading.text);
    const scene: Scene = {
      surface,
      describing,
      bare,
      literal: context.literal ?? false,
      text: reading.text,
      turns,
      seam,
      romance,
      year,
    };
    const stated = NUMBER_STEMS.test(reading.compact) ? findAge(scene) : null;
    if (stated?.outcome === 'block') return stated;
    const youthful = YOUTH_STEMS.test(reading.compact) ? findYouth(scene) : null;
    if (youthful?.outcome === 'block') return youthful;
    queued ??= stated ?? youthful;
    return null;
  };
  for (const reading of views.readings) {
    if (answersAge(reading, context.previous ?? [])) return blockMinors('age_answered');
    const found = judge(reading, 0);
    if (found) return found;
  }
  // The turns are read again only for what starts before the new text and ends inside it.
  for (const [index, reading] of (joint?.readings ?? []).entries()) {
    const own = views.readings[Math.min(index, views.readings.length - 1)];
    const found = judge(reading, Math.max(0, reading.text.length - (own?.text.length ?? 0)));
    if (found) return found;
  }
  return queued;
}
