import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import type { LinkedProviders, UserSessions } from '../../contract-profile.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('sessions', () => {
  const list = (who: TestClient) => expectJson<UserSessions>(who.get('/users/me/sessions'));
  const works = async (who: TestClient) => (await who.get('/users/me')).status === 200;

  test('lists sessions with device and last use, without secrets', async () => {
    const email = 'lists@example.test';
    const [here, there] = [await app.signIn({ email }), await app.signIn({ email })];
    await app.signIn();
    const { data, count } = await list(here);
    expect(count).toBe(2);
    expect(data.filter((one) => one.is_current)).toHaveLength(1);
    expect(Object.keys(data[0]!).toSorted()).toEqual([
      'created_at',
      'device',
      'id',
      'is_current',
      'last_used_at',
      'place',
    ]);
    expect(JSON.stringify(data)).not.toContain(there.token);
  });

  test('ends one session immediately, but not another user’s', async () => {
    const email = 'ends@example.test';
    const [here, there, stranger] = [
      await app.signIn({ email }),
      await app.signIn({ email }),
      await app.signIn(),
    ];
    const other = (await list(here)).data.find((one) => !one.is_current)!;
    expect((await stranger.delete(`/users/me/sessions/${other.id}`)).status).toBe(404);
    expect(await works(there)).toBe(true);
    expect((await here.delete(`/users/me/sessions/${other.id}`)).status).toBe(204);
    expect(await works(there)).toBe(false);
    expect(await works(here)).toBe(true);
    expect((await here.delete(`/users/me/sessions/${other.id}`)).status).toBe(404);
    expect((await list(here)).count).toBe(1);
  });

  test('ends all other sessions', async () => {
    const email = 'alone@example.test';
    const people = [
      await app.signIn({ email }),
      await app.signIn({ email }),
      await app.signIn({ email }),
    ];
    const stranger = await app.signIn();
    expect((await people[1]!.delete('/users/me/sessions')).status).toBe(204);
    expect(await Promise.all([...people, stranger].map(works))).toEqual([false, true, false, true]);
  });
});

describe('linked providers', () => {
  const list = (who: TestClient) => expectJson<LinkedProviders>(who.get('/users/me/identities'));
  const discordCode = async (email: string, full_name = 'Robin of Discord') =>
    (
      await expectJson<{ code: string }>(
        app.postJson('/dev/identity/discord/code', { email, full_name }),
      )
    ).code;
  const googleToken = async (email: string) =>
    (
      await expectJson<{ credential: string }>(
        app.postJson('/dev/identity/google/credential', { email, full_name: 'Robin' }),
      )
    ).credential;
  const link = async (who: TestClient, email: string) =>
    who.post('/login/discord/link', { code: await discordCode(email) });

  test('links a second provider, which then signs in to the same account', async () => {
    const person = await app.signIn({ email: 'both@example.test' });
    const refused = await app.postJson('/api/v1/login/discord', {
      code: await discordCode('both@example.test'),
    });
    expect(refused.status).toBe(409);
    const problem = (await refused.json()) as { code: string; detail: string };
    expect(problem).toMatchObject({ code: 'account_exists', providers: ['google'] });
    expect(problem.detail).toContain('Sign in with Google');
    expect(problem.detail).toContain('in your profile');

    const linked = await expectJson<LinkedProviders>(link(person, 'elsewhere@example.test'));
    expect(linked.data.map(({ provider, email }) => [provider, email])).toEqual([
      ['google', 'both@example.test'],
      ['discord', 'elsewhere@example.test'],
    ]);
    const { access_token } = await expectJson<{ access_token: string }>(
      app.postJson('/api/v1/login/discord', { code: await discordCode('elsewhere@example.test') }),
    );
    const me = await app.request('/api/v1/users/me', {
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(await me.json()).toMatchObject({
      id: person.user.id,
      email: 'both@example.test',
      providers: ['google', 'discord'],
    });
  });

  test('ignores a repeated link and refuses a second account of a provider or another user’s account', async () => {
    const [person, other] = [await app.signIn(), await app.signIn()];
    await expectJson(link(person, 'mine@example.test'));
    await expectJson(link(person, 'mine@example.test'));
    const second = await link(person, 'second@example.test');
    expect([second.status, await codeOf(second)]).toEqual([409, 'provider_linked']);
    const taken = await link(other, 'mine@example.test');
    expect([taken.status, await codeOf(taken)]).toEqual([409, 'identity_taken']);
    const google = await other.post('/login/google/link', {
      token: await googleToken(person.user.email),
    });
    expect([google.status, await codeOf(google)]).toEqual([409, 'identity_taken']);
    expect((await list(other)).count).toBe(1);
  });

  test('requires a session and a valid code to link', async () => {
    const person = await app.signIn();
    const anonymous = await app.postJson('/api/v1/login/discord/link', {
      code: await discordCode('nobody@example.test'),
    });
    expect(anonymous.status).toBe(401);
    expect((await person.post('/login/discord/link', { code: 'made up' })).status).toBe(400);
    expect((await person.post('/login/google/link', { token: 'made.up.token' })).status).toBe(400);
  });

  test('removes a provider, but never the last one, even with concurrent requests', async () => {
    const person = await app.signIn();
    const last = await person.delete('/users/me/identities/google');
    expect([last.status, await codeOf(last)]).toEqual([409, 'last_provider']);
    expect((await person.delete('/users/me/identities/discord')).status).toBe(404);
    await expectJson(link(person, 'two-ways@example.test'));
    const answers = await Promise.all([
      person.delete('/users/me/identities/google'),
      person.delete('/users/me/identities/discord'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect((await list(person)).count).toBe(1);
  });
});

const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
