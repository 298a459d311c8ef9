import { character_media } from '#db/schema/index.ts';
import { refuse } from '#features/moderation/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { FieldError, fieldIssues, type FieldIssue } from '#platform/errors.ts';
import { newId } from '#shared/ids.ts';
import { cardTexts, replaceAges } from '../../cards/index.ts';
import { CreateCharacter } from '../../contract-changes.ts';
import type { ImportChoices } from '../../contract-cards.ts';
import type { Character } from '../../contract.ts';
import { createCharacter, type CreationExtra } from '../create-character.ts';
import { requireOffered } from '../offered-options.ts';
import { checkInParts, isRefusal } from './check-in-parts.ts';
import {
  decodePictures,
  removePictures,
  requireAllowedPictures,
  storePictures,
  type DecodedPicture,
} from './card-pictures.ts';
import { CARD_MESSAGES } from './copy.ts';
import { openCard, type OpenedCard } from './open-card.ts';

interface CardImport {
  bytes: Buffer;
  choices: ImportChoices;
  /** The Idempotency-Key header. */
  key?: string | undefined;
}

/**
 * Creates a private character from a card. All its texts are checked together, hidden ones too.
 * @throws AppError content_blocked, idempotency_mismatch, rate_limited, those of `openCard`;
 * FieldError for values that neither the card nor `choices` gives
 */
export async function importCard(
  ctx: UserContext,
  { bytes, choices, key }: CardImport,
): Promise<Character> {
  await ctx.limits.consume('write', ctx.caller.id);
  const restricted = ctx.config.restrictedOptions;
  const opened = openCard(bytes, choices, restricted);
  const input = toInput(opened, choices);
  requireOffered(input.sex, input, { restricted, within: ['body', 'choices'] });
  // Counted before the check, which takes seconds for a long card.
  await ctx.limits.consume('create', ctx.caller.id);
  const verdict = await checkInParts(ctx, ctx.caller.id, {
    surface: 'card',
    texts: [input.name, ...cardTexts(opened.card)],
    characterAge: input.age,
    macros: { char: input.name, scenario: input.scenario },
  });
  if (isRefusal(verdict)) refuse(verdict);
  const pictures = await decodePictures(opened.pictures);
  await requireAllowedPictures(ctx, pictures);
  return store(ctx, input, pictures, {
    key,
    isAdmitted: true,
    // The stored source contains no age of a minor, not even in an unused field.
    cardSource: replaceAges(opened.source, input.age),
  });
}

/** Stores the character and its pictures; removes the files if the character is not stored. */
async function store(
  ctx: UserContext,
  input: CreateCharacter,
  pictures: readonly DecodedPicture[],
  extra: CreationExtra,
): Promise<Character> {
  if (pictures.length === 0) return createCharacter(ctx, input, extra);
  const id = newId();
  let madeId: string | undefined;
  try {
    const rows = await storePictures(ctx, id, pictures);
    const made = await createCharacter(ctx, input, {
      ...extra,
      id,
      alongside: async (tx) => void (await tx.insert(character_media).values(rows)),
    });
    madeId = made.id;
    return made;
  } finally {
    // The creation failed, or the same request had already created the character.
    if (madeId !== id) await removePictures(ctx, id);
  }
}

function toInput({ texts, guess, needs }: OpenedCard, choices: ImportChoices): CreateCharacter {
  if (needs.length > 0)
    throw new FieldError(
      needs.map((field) => issueOf([field], CARD_MESSAGES.needs[field], 'missing')),
    );
  const parsed = CreateCharacter.safeParse({
    ...texts,
    ...guess.choices,
    sex: guess.sex,
    age: guess.age,
    ...choices,
  });
  if (parsed.success) return parsed.data;
  throw new FieldError(fieldIssues(parsed.error.issues, 'body', 'choices'));
}

const issueOf = (path: (string | number)[], msg: string, type: string): FieldIssue => ({
  loc: ['body', 'choices', ...path],
  msg,
  type,
});
