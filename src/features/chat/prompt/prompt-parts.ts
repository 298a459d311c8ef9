import { capTokens, takeWithin, MAX_LENGTH, SHARE } from './budget.ts';
import { cleanCardText, cleanName } from './clean-card-text.ts';
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
import { writeSteering } from './steering.ts';
import type { PromptInput } from './types.ts';

/** Writes the parts of one prompt; together they take at most `room` tokens. */
export function createPartWriter(input: PromptInput, wholeRoom: number) {
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
    turn: (input.history_offset ?? 0) + input.history.length,
  };
  const cap = (text: string, share: number) =>
    capTokens(text, Math.floor(room * share), countTokens);
  // Macros may insert text that was not cleaned (a personality, for example), so clean the output.
  const stable = (
    text: string | null | undefined,
    longest: number,
    share: number,
    more: Partial<MacroContext> = {},
  ) =>
    cap(
      cleanCardText(
        expandMacros(cleanCardText(text, longest), { ...context, ...more }),
        longest * 2,
      ),
      share,
    );

  function list(items: string[], share: number): string {
    const lines = [
      ...new Set(
        items.map((item) => cleanCardText(item, MAX_LENGTH.memory).replace(/\s*\n\s*/g, ' ')),
      ),
    ];
    return takeWithin(
      lines.filter((line) => line !== '').map((line) => `- ${line}`),
      room * share,
      countTokens,
    ).join('\n');
  }

  function persona(): string {
    const facts = [
      `Name: ${char}`,
      `Age: ${character.age} (an adult)`,
      line('Personality', character.personality),
      line(`Relationship to ${user}`, character.relationship),
      line('Occupation', character.occupation),
      line('Hobbies', character.hobbies?.join(', ')),
      stable(character.description, MAX_LENGTH.description, SHARE.persona / 3),
      stable(character.persona, MAX_LENGTH.persona, SHARE.persona),
    ];
    return cap(facts.filter((fact) => fact !== '').join('\n'), SHARE.persona);
  }

  const line = (label: string, value: string | null | undefined) => {
    const text = stable(value?.replaceAll('_', ' '), 2000, SHARE.persona / 3);
    return text === '' ? '' : `${label}: ${text}`;
  };

  return {
    user,
    stable,
    lore: (said: string[]) =>
      selectLore(
        [character.character_book, ...(input.steering?.books ?? [])],
        said,
        Math.floor(room * SHARE.lore),
        countTokens,
        (text, isStable, book) =>
          cleanCardText(
            book > 0
              ? steering.expand(text, isStable ? undefined : clock)
              : expandMacros(text, isStable ? context : { ...context, clock }),
            MAX_LENGTH.scenario,
          ),
      ),
    note: () => steering.note(clock),
    sections(constant: LoreNote[]): string[] {
      const custom = stable(
        character.system_prompt,
        MAX_LENGTH.system_prompt,
        SHARE.system_prompt,
        {
          original: DEFAULT_SYSTEM_PROMPT.replaceAll('{{char}}', char).replaceAll('{{user}}', user),
        },
      );
      const titled: Array<[string, string]> = [
        [`Who ${char} is`, persona()],
        [`Who ${user} is`, steering.persona],
        ['The world', constant.map((note) => note.content).join('\n\n')],
        [`What ${user} asked you to remember`, list(input.memories.pinned, SHARE.pinned)],
        ['Scenario', cap(scenario, SHARE.scenario)],
        // Sorted, so that the same memories in another order give the same bytes.
        [`What you remember about ${user}`, list(unpinned(input).sort(), SHARE.retrieved)],
        [
          'What happened so far',
          cap(cleanCardText(input.summary, MAX_LENGTH.summary), SHARE.summary),
        ],
      ];
      return [
        platformRules(char, character.age),
        custom === ''
          ? expandMacros(DEFAULT_SYSTEM_PROMPT, context)
          : fence('Direction for the role', custom),
        ...titled.flatMap(([title, content]) => (content === '' ? [] : [fence(title, content)])),
      ];
    },
    tail(): string {
      const original = expandMacros(DEFAULT_POST_HISTORY, context);
      const written = cleanCardText(character.post_history, MAX_LENGTH.post_history);
      const custom = cap(
        cleanCardText(expandMacros(written, { ...context, clock, original }), 4000),
        SHARE.post_history,
      );
      const idle = clock.last_activity_at ? ` You last spoke ${formatIdle(clock)} ago.` : '';
      return [
        `It is ${formatWeekday(clock)}, ${formatDate(clock)}, ${formatTime(clock)}.${idle}`,
        custom === '' ? original : fence('Direction for this reply', custom),
        // Here instead of among the rules, so that the prompt's prefix is unchanged.
        ...(input.picture ? [PICTURE_NOTES[input.picture](user)] : []),
        ...steering.tail(clock),
        ...(input.writes_first ? [writesFirstNote(user)] : []),
        closingRules(char, character.age),
        ...(input.is_reminded ? [honestyReminder(user)] : []),
      ].join('\n');
    },
  };
}

const unpinned = ({ memories }: PromptInput) =>
  memories.retrieved.filter((memory) => !memories.pinned.includes(memory));
