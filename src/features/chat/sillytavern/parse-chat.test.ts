import { describe, expect, it } from 'vitest';
import { MAX_IMPORT_MESSAGES } from '../limits.ts';
import { parseChat } from './parse-chat.ts';

const jsonl = (...rows: unknown[]) => rows.map((row) => JSON.stringify(row)).join('\n');
const HEADER = { user_name: 'Sam', character_name: 'Vera', create_date: 'x', chat_metadata: {} };

describe('a SillyTavern chat', () => {
  it('is read with its versions, times and other fields', () => {
    const { header, lines } = parseChat(
      jsonl(
        HEADER,
        { name: 'Sam', is_user: true, is_system: false, send_date: 1_704_450_030_123, mes: 'Hi' },
        {
          name: 'Vera',
          is_user: false,
          mes: 'Two',
          swipes: ['One', 'Two'],
          swipe_id: 1,
          extra: { model: 'x' },
        },
        { name: 'System', is_system: true, mes: 'A note' },
      ),
    );
    expect(header).toEqual(HEADER);
    expect(lines.map(({ line, sender, content }) => [line, sender, content])).toEqual([
      [2, 'user', 'Hi'],
      [3, 'character', 'Two'],
      [4, 'system', 'A note'],
    ]);
    expect(lines[0]!.sentAt?.toISOString()).toBe('2024-01-05T10:20:30.123Z');
    expect(lines[1]).toMatchObject({
      versions: ['One', 'Two'],
      position: 1,
      rest: { name: 'Vera', extra: { model: 'x' } },
    });
  });

  it('may have a mark at its start, other line ends, blank lines and no first line about the chat', () => {
    const { header, lines } = parseChat(
      `\uFEFF\r\n${jsonl({ mes: 'One' })}\r\n\r\n${jsonl({ mes: 'Two' })}\r\n`,
    );
    expect(header).toEqual({});
    expect(lines.map(({ line, content }) => [line, content])).toEqual([
      [2, 'One'],
      [4, 'Two'],
    ]);
  });

  it.each([
    ['control characters', 'a\u0000b\u0007c\td\ne', 'abc\td\ne'],
    ['a lone surrogate', 'a\uD83D', 'a\uFFFD'],
    ['line ends of Windows', 'a\r\nb', 'a\nb'],
  ])('is cleaned of %s', (_name, mes, content) => {
    expect(parseChat(jsonl({ mes })).lines[0]!.content).toBe(content);
  });

  it.each([
    [
      'a position beyond the versions',
      { mes: 'B', swipes: ['A', 'B'], swipe_id: 9 },
      1,
      ['A', 'B'],
    ],
    ['an outdated version', { mes: 'C', swipes: ['A', 'B'], swipe_id: 1 }, 1, ['A', 'C']],
    ['no position', { mes: 'A', swipes: ['A'] }, 0, ['A']],
  ])('may have %s', (_name, row, position, versions) => {
    expect(parseChat(jsonl(row)).lines[0]).toMatchObject({ position, versions });
  });

  it.each([
    ['an empty file', '', /^Line 1: the file is empty/],
    ['broken JSON', `${jsonl(HEADER)}\n{"mes":`, /^Line 2: this is not valid JSON/],
    ['a list', '[]', /^Line 1: this is not a JSON object/],
    ['a line without a text', jsonl(HEADER, { mes: 'a' }, { name: 'Sam' }), /^Line 3: “mes”/],
    ['a version that is not text', jsonl({ mes: 'a', swipes: [1] }), /^Line 1: “swipes”/],
    ['too many versions', jsonl({ mes: 'a', swipes: Array(101).fill('a') }), /at most 100 swipes/],
    ['a very long message', jsonl({ mes: 'a'.repeat(20_001) }), /^Line 1: .*longer than 20000/],
    [
      'too many messages',
      jsonl(...Array(MAX_IMPORT_MESSAGES + 2).fill({ mes: 'a' })),
      /^Line 5002: .*at most 5000/,
    ],
  ])('with %s is rejected, naming the line', (_name, text, message) => {
    expect(() => parseChat(text)).toThrow(message);
  });
});
