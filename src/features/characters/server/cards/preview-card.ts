import { refusalMessage } from '#features/moderation/rules/index.ts';
import type { UserContext } from '#platform/context.ts';
import { cardTexts, type TakenTexts } from '../../cards/index.ts';
import type { CardPreview, ImportChoices } from '../../contract-cards.ts';
import { countParts, isRefusal, judgeInParts } from './check-in-parts.ts';
import { decodePictures } from './card-pictures.ts';
import { CARD_MESSAGES } from './copy.ts';
import { openCard, type OpenedCard } from './open-card.ts';

/**
 * What an import of this file would use, repair, omit and reject. Stores nothing and issues no
 * strikes.
 * @throws AppError rate_limited, and those of `openCard`
 */
export async function previewCard(
  ctx: UserContext,
  bytes: Buffer,
  choices: ImportChoices,
): Promise<CardPreview> {
  await ctx.limits.consume('write', ctx.caller.id);
  const opened = openCard(bytes, choices, ctx.config.restrictedOptions);
  const { card, format, texts, guess, needs, leftOut, repaired, saysMinor } = opened;
  const { style, ...fields } = guess.choices;
  const pictures = await decodePictures(opened.pictures);
  const unreadable = opened.pictures.length - pictures.length;
  return {
    name: choices.name ?? texts.name,
    format,
    spec: card.spec,
    taken: {
      ...measure(texts),
      ...(pictures.length > 0 ? { pictures: pictures.length } : {}),
    },
    left_out: unreadable > 0 ? [...leftOut, CARD_MESSAGES.unreadable(unreadable)] : leftOut,
    repaired: saysMinor ? [...repaired, CARD_MESSAGES.ageUnder18] : repaired,
    refused: await judge(ctx, opened, choices),
    needs,
    guessed: {
      ...fields,
      age: choices.age ?? (saysMinor ? null : guess.age),
      sex: guess.sex,
      style: style === 'anime' ? 'anime' : 'realistic',
    } as CardPreview['guessed'],
  };
}

/** A long card counts as several calls, since it costs as much. */
async function judge(
  ctx: UserContext,
  { card, guess, texts: taken }: OpenedCard,
  { age, name }: ImportChoices,
): Promise<string[]> {
  const texts = [...(name ? [name] : []), ...cardTexts(card)];
  for (let more = countParts(texts); more > 1; more -= 1)
    await ctx.limits.consume('write', ctx.caller.id);
  const { verdict } = await judgeInParts({
    surface: 'card',
    texts,
    characterAge: age ?? guess.age ?? undefined,
    macros: { char: name ?? taken.name, scenario: taken.scenario },
  });
  return isRefusal(verdict) ? [...new Set(verdict.categories.map(refusalMessage))] : [];
}

/** The lengths of the imported texts, without empty ones. */
function measure({ tags, alternate_greetings, character_book, name: _name, ...texts }: TakenTexts) {
  const lengths: [string, number][] = [
    ...Object.entries(texts).map(([field, text]): [string, number] => [field, text?.length ?? 0]),
    ['alternate_greetings', alternate_greetings.length],
    ['tags', tags.length],
    ['lorebook_entries', character_book?.entries.length ?? 0],
  ];
  return Object.fromEntries(lengths.filter(([, length]) => length > 0));
}
