import { allot, capTokens, takeWithin, MAX_LENGTH, SHARE } from './budget.ts';
import { cleanCardText, cleanLine, cleanName } from './clean-card-text.ts';
import { directionNotes, suggestionNote } from './directions.ts';
import { fence } from './fence.ts';
import { selectLore, type LoreNote } from './lorebook.ts';
import {
  expandMacros,
  formatDate,
  formatIdle,
  formatTime,
  formatWeekday,
  type MacroClock,
  type MacroContext,
} from './macros.ts';
import {
  closingRules,
  DEFAULT_POST_HISTORY,
  DEFAULT_SYSTEM_PROMPT,
  honestyReminder,
  PICTURE_NOTES,
  platformRules,
  writesFirstNote,
} from './platform-rules.ts';
import { reactionNote } from './reactions.ts';
import { SCENE_SYSTEM_PROMPT, type SceneParts } from './scene.ts';
import { writeSteering } from './steering.ts';
import type { PromptInput } from './types.ts';

/** Tokens of the title and fence of the summaries. */
const SUMMARY_FRAME_TOKENS = 20;

/** Writes the parts of one prompt; together they take at most `room` tokens. */
export function createPartWriter(input: PromptInput, wholeRoom: number, scene: SceneParts) {
  const { character, countTokens } = input;
  const steering = writeSteering(input, wholeRoom);
  const room = wholeRoom - steering.tokens;
  const char = cleanName(character.name, 'Character');
  const user = cleanName(input.user.name, 'User');
  const names: MacroContext = {
    char,
    user,
    personality: character.personality ?? '',
    scenario: '',
    persona: steering.macro,
    seed: input.seed,
  };
  const scenario = expandMacros(cleanCardText(character.scenario, MAX_LENGTH.scenario), names);
  const context: MacroContext = { ...names, scenario };
  const clock: MacroClock = {
    now: input.now,
    time_zone: input.user.time_zone ?? 'UTC',
    last_activity_at: input.last_activity_at ?? null,
    turn: input.turn_count ?? input.history.length,
  };
  const share = (part: keyof typeof SHARE) => Math.floor(room * SHARE[part]);
  const cap = (text: string, limit: number) => capTokens(text, limit, countTokens);
  // Macros may insert text that was not cleaned (a personality, for example), so clean the output.
  const stable = (
    text: string | null | undefined,
    longest: number,
    more: Partial<MacroContext> = {},
  ) =>
    cleanCardText(expandMacros(cleanCardText(text, longest), { ...context, ...more }), longest * 2);

  function persona(): string {
    const facts = [
      `Name: ${char}`,
      `Age: ${character.age} (an adult)`,
      line('Personality', character.personality),
      line(`Relationship to ${user}`, character.relationship),
      line('Occupation', character.occupation),
      line('Hobbies', character.hobbies?.join(', ')),
      stable(character.description, MAX_LENGTH.description),
      stable(character.persona, MAX_LENGTH.persona),
    ];
    return facts.filter((fact) => fact !== '').join('\n');
  }

  const line = (label: string, value: string | null | undefined) => {
    const text = stable(value?.replaceAll('_', ' '), 2000);
    return text === '' ? '' : `${label}: ${text}`;
  };

  const books = [character.character_book, ...(input.steering?.books ?? [])];
  function directionForReply(original: string, custom: string): string[] {
    if (input.direction?.suggests) return [suggestionNote(context)];
    if (custom !== '') return [fence('Direction for this reply', custom)];
    return input.direction?.continues ? [] : [original];
  }
  const expandLore = (text: string, isStable: boolean, book: number) =>
    cleanCardText(
      // The first book is the character's own, the others are the user's.
      book > 0
        ? steering.expand(text, isStable ? undefined : clock)
        : expandMacros(text, isStable ? context : { ...context, clock }),
      MAX_LENGTH.scenario,
    );

  const defaultPrompt = input.scene ? SCENE_SYSTEM_PROMPT : DEFAULT_SYSTEM_PROMPT;
  const originalPrompt = defaultPrompt.replaceAll('{{char}}', char).replaceAll('{{user}}', user);
  const pinned = listLines(input.memories.pinned);
  const whole = {
    system_prompt: stable(character.system_prompt, MAX_LENGTH.system_prompt, {
      original: originalPrompt,
    }),
    persona: persona(),
    pinned: pinned.join('\n'),
    scenario,
  };
  const hasLore = books.some((book) => (book?.entries ?? []).length > 0);
  const granted = allot(
    {
      system_prompt: countTokens(whole.system_prompt),
      persona: countTokens(whole.persona),
      // Counted like in `takeWithin`.
      pinned: pinned.reduce((sum, fact) => sum + countTokens(fact) + 2, 0),
      scenario: countTokens(whole.scenario),
    },
    { room, spare: hasLore ? 0 : share('lore') },
  );

  return {
    user,
    summaryRoom: share('summary') - SUMMARY_FRAME_TOKENS,
    greeting: (limit: number) => cap(stable(input.greeting, MAX_LENGTH.greeting), limit),
    examples: () => stable(character.example_dialogue, MAX_LENGTH.example_dialogue),
    lore: (said: string[]) => selectLore(books, said, share('lore'), countTokens, expandLore),
    note: () => steering.note(clock),
    /** The stable sections, up to the summary. */
    sections(constant: LoreNote[]): string[] {
      const custom = cap(whole.system_prompt, granted.system_prompt);
      return [
        platformRules(char, character.age),
        custom === ''
          ? expandMacros(defaultPrompt, context)
          : fence('Direction for the role', custom),
        ...fenceAll([
          [`Who ${char} is`, cap(whole.persona, granted.persona)],
          [`Who ${user} is`, steering.persona],
          ['The world', constant.map((note) => note.content).join('\n\n')],
          [
            `What ${user} asked you to remember`,
            takeWithin(pinned, granted.pinned, countTokens).join('\n'),
          ],
          ['Scenario', cap(scenario, granted.scenario)],
        ]),
        ...scene.sections,
      ];
    },
    /** Parts that change from turn to turn go here, so that the prompt's prefix stays the same. */
    tail(): string {
      const original = expandMacros(DEFAULT_POST_HISTORY, context);
      const written = cleanCardText(character.post_history, MAX_LENGTH.post_history);
      const custom = cap(
        cleanCardText(expandMacros(written, { ...context, clock, original }), 4000),
        share('post_history'),
      );
      const retrieved = takeWithin(listLines(unpinned(input)), share('retrieved'), countTokens);
      const idle = clock.last_activity_at ? ` You last spoke ${formatIdle(clock)} ago.` : '';
      return [
        ...fenceAll([[`What you remember about ${user}`, retrieved.join('\n')]]),
        `It is ${formatWeekday(clock)}, ${formatDate(clock)}, ${formatTime(clock)}.${idle}`,
        ...(input.reaction ? [reactionNote(input.reaction, user)] : []),
        ...directionForReply(original, custom),
        // Here instead of among the rules, so that the prompt's prefix stays the same.
        ...(input.picture ? [PICTURE_NOTES[input.picture](user)] : []),
        ...steering.tail(clock),
        ...(input.writes_first ? [writesFirstNote(user)] : []),
        ...directionNotes(input.direction ?? {}, context),
        closingRules(char, character.age),
        ...(input.is_reminded ? [honestyReminder(user)] : []),
      ].join('\n');
    },
  };
}

const fenceAll = (titled: Array<[string, string]>) =>
  titled.flatMap(([title, content]) => (content === '' ? [] : [fence(title, content)]));

/** Memories as lines, without duplicates. */
function listLines(items: string[]): string[] {
  const lines = items.map((item) => cleanLine(item, MAX_LENGTH.memory));
  return [...new Set(lines)].filter((line) => line !== '').map((line) => `- ${line}`);
}

const unpinned = ({ memories }: PromptInput) =>
  memories.retrieved.filter((memory) => !memories.pinned.includes(memory));
