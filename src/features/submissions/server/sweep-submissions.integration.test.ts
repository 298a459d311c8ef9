import { afterAll, beforeAll, expect, it } from 'vitest';
import { affiliate_applications, contact_messages } from '#db/schema/index.ts';
import { addMonths } from '#shared/add-months.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { sweepSubmissions } from './sweep-submissions.ts';

const NOW = new Date('2028-11-21T12:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => NOW });
});
afterAll(() => app.close());

/** The times a day before and after the end of this many months. */
const ago = (months: number, days: number): Date =>
  new Date(addMonths(NOW, -months).getTime() + days * 86_400_000);

it.each([
  ['answered', false, 24, -1, 'goes'],
  ['answered', false, 24, 1, 'stays'],
  ['closed', false, 24, -1, 'goes'],
  ['closed', true, 24, -1, 'goes'],
  ['open', false, 240, -1, 'stays'],
  ['open', true, 3, -1, 'goes'],
  ['open', true, 3, 1, 'stays'],
] as const)(
  'a message that is %s (advertising: %s), %i months and %i days: %s',
  async (status, is_suspect, months, days, fate) => {
    const at = ago(months, days);
    await app.ctx.db.insert(contact_messages).values({
      id: newId(),
      name: 'Mara',
      email: 'mara@example.test',
      subject: 'A question',
      message: 'How do I change my plan?',
      status,
      is_suspect,
      created_at: at,
      handled_at: status === 'open' ? null : at,
    });
    await sweepSubmissions(app.ctx);
    expect(await app.ctx.db.$count(contact_messages)).toBe(fate === 'goes' ? 0 : 1);
    await app.ctx.db.delete(contact_messages);
  },
);

it.each([
  ['declined', 12, -1, 'goes'],
  ['declined', 12, 1, 'stays'],
  ['accepted', 120, -1, 'stays'],
  ['open', 120, -1, 'stays'],
] as const)(
  'an application that is %s, %i months and %i days: %s',
  async (status, months, days, fate) => {
    const at = ago(months, days);
    await app.ctx.db.insert(affiliate_applications).values({
      id: newId(),
      email: 'mara@example.test',
      first_name: 'Mara',
      website_url: 'https://example.org',
      traffic_source: 'blog',
      status,
      answer_due_at: at,
      created_at: at,
      decided_at: status === 'open' ? null : at,
    });
    await sweepSubmissions(app.ctx);
    expect(await app.ctx.db.$count(affiliate_applications)).toBe(fate === 'goes' ? 0 : 1);
    await app.ctx.db.delete(affiliate_applications);
  },
);
