import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { generated_images, identities, mails, users } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import type { User } from '../../contract.ts';

const HOUR = 3_600_000;
let clock = Date.now();
let app: TestApp;
let person: TestClient;
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(clock) });
});
beforeEach(async () => {
  clock = Date.now();
  person = await app.signIn();
});
afterAll(() => app.close());

const change = (body: object, who = person) => expectJson<User>(who.patch('/users/me', body));
const me = (who = person) => expectJson<User>(who.get('/users/me'));

/** The data of the emails of a template to an address, oldest first. */
async function mailsTo(recipient: string, template: string) {
  const rows = await app.ctx.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(asc(mails.id));
  return rows.filter((row) => row.template === template).map((row) => row.data as { link: string });
}
const tokenFor = async (address: string) =>
  new URL((await mailsTo(address, 'email_change')).at(-1)!.link).searchParams.get('token')!;
const confirm = (token: string) => app.postJson('/api/v1/users/confirm-email', { token });

describe('changing the name', () => {
  test('cleans the name and updates it everywhere immediately', async () => {
    const user = await change({ full_name: '  Quinn\u202e   Harbor ' });
    expect(user).toMatchObject({ full_name: 'Quinn Harbor', nickname: 'Quinn Harbor' });
    expect(await me()).toEqual(user);
  });

  test.each([
    ['nothing', '', 422],
    ['spaces', '   ', 422],
    ['signs that cannot be seen', '\u200b\u200b', 422],
    ['81 characters', 'a'.repeat(81), 422],
    ['what may not be shown', 'Robin, 14 years old', 400],
  ])('%s is refused, with a sentence', async (_what, full_name, status) => {
    const answer = await person.patch('/users/me', { full_name });
    expect(answer.status).toBe(status);
    const [row] = await app.ctx.db.select().from(users).where(eq(users.id, person.user.id));
    expect(row!.full_name).toBe(person.user.full_name);
  });
});

describe('changing the email address', () => {
  test('stays pending until its link is opened, which works once', async () => {
    const wanted = `new-${newId()}@example.test`;
    const user = await change({ email: wanted });
    expect(user).toMatchObject({ email: person.user.email, pending_email: wanted });
    expect(await mailsTo(person.user.email, 'email_change_notice')).toMatchObject([
      { name: person.user.full_name, new_email: wanted, link: expect.stringMatching(/\/undo$/) },
    ]);
    const token = await tokenFor(wanted);
    expect(await expectJson(confirm(token))).toEqual({ email: wanted });
    expect(await me()).toMatchObject({ email: wanted, pending_email: null });
    const again = await confirm(token);
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ code: 'link_ended' });
  });

  test('replaces an earlier request, and a canceled link stops working', async () => {
    const [first, second] = [`a-${newId()}@example.test`, `b-${newId()}@example.test`];
    await change({ email: first });
    await change({ email: second });
    expect((await confirm(await tokenFor(first))).status).toBe(400);
    expect((await me()).pending_email).toBe(second);
    expect((await person.delete('/users/me/pending-email')).status).toBe(204);
    expect((await me()).pending_email).toBeNull();
    expect((await confirm(await tokenFor(second))).status).toBe(400);
    expect((await person.delete('/users/me/pending-email')).status).toBe(404);
  });

  test('keeps one of several concurrent requests, and none fails', async () => {
    const requests = [1, 2, 3].map((number) => `at-once-${number}-${newId()}@example.test`);
    await Promise.all(requests.map((email) => change({ email })));
    expect(requests).toContain((await me()).pending_email);
  });

  test('returns a conflict to the second of two accounts that confirm one address', async () => {
    const wanted = `both-${newId()}@example.test`;
    const other = await app.signIn();
    await change({ email: wanted });
    const first = await tokenFor(wanted);
    await change({ email: wanted }, other);
    const answers = await Promise.all([confirm(first), confirm(await tokenFor(wanted))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('expires the link after a day', async () => {
    const wanted = `late-${newId()}@example.test`;
    await change({ email: wanted });
    const token = await tokenFor(wanted);
    clock += 24 * HOUR;
    expect((await confirm(token)).status).toBe(400);
    expect((await me()).pending_email).toBeNull();
  });

  test('refuses a forged token, a token of another kind and an empty token alike', async () => {
    const wanted = `x-${newId()}@example.test`;
    await change({ email: wanted });
    const token = await tokenFor(wanted);
    const altered = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0');
    for (const tried of [altered, token.replace('email-change', 'export'), 'x', '_', '__'])
      expect((await confirm(tried)).status).toBe(400);
    expect((await confirm('')).status).toBe(422);
    expect((await me()).email).toBe(person.user.email);
  });

  test('does not reveal that an address is in use, and notifies only its owner', async () => {
    const owner = await app.signIn();
    const free = await change({ email: `free-${newId()}@example.test` });
    const taken = await change({ email: owner.user.email.toUpperCase() });
    expect({ ...taken, pending_email: '' }).toEqual({ ...free, pending_email: '' });
    expect(await mailsTo(owner.user.email.toUpperCase(), 'email_change')).toEqual([]);
    expect(await mailsTo(owner.user.email, 'email_change')).toEqual([]);
    expect(await mailsTo(owner.user.email, 'email_change_taken')).toHaveLength(1);
  });

  test('rejects an address that another account took before the confirmation', async () => {
    const wanted = `race-${newId()}@example.test`;
    await change({ email: wanted });
    const token = await tokenFor(wanted);
    await app.signIn({ email: wanted });
    expect((await confirm(token)).status).toBe(409);
    expect((await me()).email).toBe(person.user.email);
  });

  test.each(['', 'robin', 'robin@', 'a b@example.test', `${'a'.repeat(320)}@example.test`])(
    'refuses %j with a message',
    async (email) => {
      expect((await person.patch('/users/me', { email })).status).toBe(422);
    },
  );

  test('refuses the current address with a message', async () => {
    const answer = await person.patch('/users/me', { email: person.user.email.toUpperCase() });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(await answer.json())).toContain('This is already your address.');
  });

  test('does not grant the rights of the operator’s list', async () => {
    const admins = await createTestApp({ env: { ADMIN_EMAILS: 'boss@example.test' } });
    try {
      const climber = await admins.signIn();
      await expectJson(climber.patch('/users/me', { email: 'boss@example.test' }));
      const [row] = await admins.ctx.db
        .select()
        .from(mails)
        .where(eq(mails.recipient, 'boss@example.test'));
      const token = new URL((row!.data as { link: string }).link).searchParams.get('token');
      await expectJson(admins.postJson('/api/v1/users/confirm-email', { token }));
      const again = await expectJson<User>(climber.get('/users/me'));
      expect(again).toMatchObject({ email: 'boss@example.test', is_superuser: false });
    } finally {
      await admins.close();
    }
  });
});

describe('changing the picture', () => {
  const image = async (owner: TestClient, overrides: object = {}) => {
    const id = newId();
    await app.ctx.db.insert(generated_images).values({
      id,
      user_id: owner.user.id,
      position: 0,
      source: 'studio',
      prompt: 'A lamp in a window',
      is_nsfw: false,
      files: {
        original: `images/${id}/o.png`,
        webp: { 320: `images/${owner.user.id}/${id}/a-320.webp` },
        avif: {},
      },
      width: 320,
      height: 400,
      thumbhash: '',
      engine: 'fake',
      is_demo: true,
      sha256: id,
      dhash: '0'.repeat(16),
      phash: '0'.repeat(16),
      created_at: new Date(clock),
      ...overrides,
    });
    return id;
  };

  test('accepts the provider’s picture, a generated image or none', async () => {
    const given = 'https://lh3.googleusercontent.com/a/robin';
    await app.ctx.db
      .update(identities)
      .set({ picture: given })
      .where(eq(identities.user_id, person.user.id));
    expect(await change({ profile_picture: 'google' })).toMatchObject({ profile_picture: given });
    const id = await image(person);
    const shown = (await change({ profile_picture: id })).profile_picture!;
    expect(shown).toMatch(
      new RegExp(`^/media/images/${person.user.id}/${id}/a-320.webp\\?expires=`),
    );
    expect((await change({ profile_picture: null })).profile_picture).toBeNull();
  });

  test('falls back to the provider’s picture when the image is deleted', async () => {
    const given = 'https://lh3.googleusercontent.com/a/robin';
    await app.ctx.db
      .update(users)
      .set({ profile_picture: given })
      .where(eq(users.id, person.user.id));
    const id = await image(person);
    await change({ profile_picture: id });
    expect((await person.delete(`/generate/image/${id}`)).status).toBe(204);
    expect((await me()).profile_picture).toBe(given);
  });

  test('refuses another user’s image, an explicit or unknown one, a URL and a missing provider', async () => {
    const stranger = await app.signIn();
    const choices = [
      await image(stranger, { is_public: true }),
      await image(person, { is_nsfw: true }),
      newId(),
      'https://pics.example.test/a.png',
      'discord',
      'google',
    ];
    for (const profile_picture of choices)
      expect((await person.patch('/users/me', { profile_picture })).status).toBe(422);
  });
});

describe('preferences', () => {
  const prefer = (body: object, who = person) => who.patch('/users/me/preferences', body);
  const hours = { from: '22:00', to: '08:00', zone: 'Europe/Berlin' };

  test('changes the given preferences and leaves the rest', async () => {
    expect(person.user.preferences).toEqual({
      blur: true,
      proactive: false,
      quiet_hours: null,
      time_zone: null,
      memory_notes: true,
      notifications: { reminders: true, first_messages: true, pictures: true, words: false },
    });
    await expectJson(prefer({ quiet_hours: hours }));
    await expectJson(prefer({ proactive: true, notifications: { reminders: false } }));
    expect((await me()).preferences).toEqual({
      blur: true,
      proactive: true,
      quiet_hours: hours,
      time_zone: null,
      memory_notes: true,
      notifications: { reminders: false, first_messages: true, pictures: true, words: false },
    });
    await expectJson(prefer({ quiet_hours: null }));
    expect((await me()).preferences.quiet_hours).toBeNull();
  });

  test('uses the user’s time zone for quiet hours without one', async () => {
    const { zone: _own, ...plain } = hours;
    await expectJson(prefer({ quiet_hours: plain }));
    expect((await me()).preferences.quiet_hours).toEqual({ ...plain, zone: 'UTC' });
    await expectJson(prefer({ time_zone: 'Asia/Tokyo', quiet_hours: plain }));
    expect((await me()).preferences).toMatchObject({
      time_zone: 'Asia/Tokyo',
      quiet_hours: { ...plain, zone: 'Asia/Tokyo' },
    });
    await expectJson(prefer({ quiet_hours: hours }));
    expect((await me()).preferences.quiet_hours).toEqual(hours);
  });

  test('turns off the blur with Premium only, and turns it on again when Premium ends', async () => {
    await expectJson(prefer({ blur: false }));
    expect((await me()).preferences.blur).toBe(true);
    const { id } = person.user;
    const premium = (premium_until: Date | null) =>
      app.ctx.db.update(users).set({ plan: 'premium', premium_until }).where(eq(users.id, id));
    await premium(null);
    expect((await me()).preferences.blur).toBe(false);
    await premium(new Date(clock));
    expect(await me()).toMatchObject({ plan: 'free', preferences: { blur: true } });
  });

  test.each([
    { quiet_hours: { ...hours, zone: 'Europe/Atlantis' } },
    { quiet_hours: { ...hours, from: '24:00' } },
    { quiet_hours: { ...hours, to: '8:00' } },
    { time_zone: 'Europe/Atlantis' },
    { blur: 'no' },
    { is_superuser: true },
    { notifications: { spam: true } },
  ])('%j is refused', async (body) => {
    expect((await prefer(body)).status).toBe(422);
  });
});
