import { stripMarks } from '#shared/strip-marks.ts';
import { TEXT_LENGTHS, type CharacterTexts } from '../cast/persona/index.ts';

type Part = keyof CharacterTexts;
type Found = Partial<Record<Part, string>>;

const THOUGHT = /<think>[\s\S]*?(?:<\/think>|$)/gi;

const LABELS: readonly [RegExp, Part][] = [
  [/^persona(?:lity)?$|^character$/, 'persona'],
  [/^greeting$|^opening(?: message)?$|^first ?(?:message|mes)$/, 'opening_message'],
  [/^scenario$|^scene$|^setting$/, 'scenario'],
  [/^(?:example )?dialogues?$|^example dialogues?$|^mes example$|^examples?$/, 'example_dialogue'],
];

const partOf = (label: string): Part | undefined => {
  const plain = label
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .trim();
  return LABELS.find(([pattern]) => pattern.test(plain))?.[1];
};

/**
 * The parts of an engine's reply, each cleaned and cut to its length at a sentence end: labeled
 * sections in any order, Markdown headings or a JSON object. A missing part, or one cut off before
 * its first sentence end, is left out.
 */
export function readTexts(reply: string, name: string): Found {
  const cleaned = stripMarks(reply.replace(THOUGHT, ''));
  const raw = readJson(cleaned) ?? readSections(cleaned);
  const found: Found = {};
  for (const part of Object.keys(TEXT_LENGTHS) as Part[]) {
    if (raw[part] === undefined) continue;
    // Strip again: JSON may contain the markers as escapes.
    const text = stripMarks(raw[part]);
    const tidy = (part === 'example_dialogue' ? tidyDialogue : tidyProse)(
      text,
      name,
      TEXT_LENGTHS[part][1],
    );
    // A marker that only cleanup assembled was an attempt to bypass the filter.
    if (tidy !== '' && stripMarks(tidy) === tidy) found[part] = tidy;
  }
  return found;
}

function readJson(text: string): Found | null {
  const from = text.search(/\{\s*"/);
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from) return null;
  try {
    const value: unknown = JSON.parse(text.slice(from, to + 1));
    const found: Found = {};
    for (const [key, entry] of Object.entries(value as Record<string, unknown>)) {
      const part = partOf(key);
      const content = Array.isArray(entry) ? entry.join('\n') : entry;
      if (part && typeof content === 'string') found[part] ??= content;
    }
    return Object.keys(found).length > 0 ? found : null;
  } catch {
    return null;
  }
}

// Matches "PERSONA:", "**Persona:** text", "## Persona", "1. Persona - text".
const LABEL_LINE =
  /^[ \t>]*(?:#{1,6}[ \t]*|\d[.)][ \t]*|[-*][ \t]+)?(?:\*\*|__)?[ \t]*([A-Za-z][A-Za-z _]{3,24}?)[ \t]*(?:\*\*|__)?[ \t]*(?:[:：][ \t]*(?:\*\*|__)?|[ \t]+[-–][ \t]+|$)[ \t]*/;

function readSections(text: string): Found {
  const found: Found = {};
  let part: Part | undefined;
  for (const line of text.split('\n')) {
    const label = LABEL_LINE.exec(line);
    const next = label ? partOf(label[1]!) : undefined;
    if (!next) {
      if (part) found[part] += `\n${line}`;
      continue;
    }
    // The first of two parts with the same label counts.
    part = found[next] === undefined ? next : undefined;
    if (part) found[part] = line.slice(label![0].length);
  }
  return found;
}

function tidyProse(text: string, name: string, most: number): string {
  const flat = normalizeMacros(text, name)
    .replace(/<START>/gi, ' ')
    .replace(/```\w*|^-{3,}$/gm, ' ')
    .replace(/\*\*(.+?)\*\*/gs, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:\{\{char\}\}|[\p{L} ]{1,40}): (?=\S)/u, (lead) =>
      lead.startsWith('{{char}}') || lead.startsWith(`${name}:`) ? '' : lead,
    )
    .replace(/^["“](.*)["”]$/s, (whole, inner: string) => (/["“”]/.test(inner) ? whole : inner));
  return removeLoneAsterisk(cutAtSentence(flat, most));
}

/** Only complete exchanges: a user's line and the character's answer under one `<START>`. */
function tidyDialogue(text: string, name: string, most: number): string {
  const lines = normalizeMacros(text, name)
    .split('\n')
    .map((line) =>
      line
        .replace(/^[\s>*-]*(?=\{\{)/, '')
        .replace(/\*\*/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  const blocks: string[] = [];
  let asked: string | undefined;
  for (const line of lines) {
    const [, who, said] = /^\{\{(user|char)\}\}\s*[:：]\s*(\S.*)$/i.exec(line) ?? [];
    if (!who) continue;
    if (who.toLowerCase() === 'user') asked = said;
    else if (asked !== undefined) {
      const block = `<START>\n{{user}}: ${asked}\n{{char}}: ${removeLoneAsterisk(said!)}`;
      // Drops the unfinished last answer of a cut reply.
      if (/[.!?…*”"')]$/.test(said!)) blocks.push(block);
      asked = undefined;
    }
  }
  while (blocks.length > 0 && blocks.join('\n').length > most) blocks.pop();
  return blocks.join('\n');
}

/** Normalizes the macros and speaker names that engines use; removes unknown macros. */
function normalizeMacros(text: string, name: string): string {
  return text
    .replace(/<(user|char|bot)>|\{\{?\s*(user|char|bot)\s*\}?\}|\[(user|char)\]/gi, (_, a, b, c) =>
      String(a ?? b ?? c).toLowerCase() === 'user' ? '{{user}}' : '{{char}}',
    )
    .replace(/^[\s>*-]*(?:user|you)\**\s*:/gim, '{{user}}:')
    .replaceAll(new RegExp(`^[\\s>*-]*${escape(name)}\\**\\s*:`, 'gimu'), '{{char}}:')
    .replace(/\{\{(?!user\}\}|char\}\})[^{}]*\}\}/g, '');
}

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** At most `most` characters, cut at a sentence end; '' without a complete sentence. */
function cutAtSentence(text: string, most: number): string {
  const cut = text.slice(0, most);
  if (cut.length === text.length && /[.!?…”"')*]$/.test(cut)) return cut;
  const ends = [...cut.matchAll(/[.!?…]["”’')*]*(?=\s|$)/g)];
  const last = ends.at(-1);
  return last ? cut.slice(0, last.index + last[0].length) : '';
}

/** A lone asterisk would turn the text after it into an action. */
function removeLoneAsterisk(text: string): string {
  if ((text.match(/\*/g) ?? []).length % 2 === 0) return text;
  const lone = text.lastIndexOf('*');
  return `${text.slice(0, lone)}${text.slice(lone + 1)}`.replace(/ {2,}/g, ' ').trim();
}
