import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Agent, fetch, type RequestInit } from 'undici';
import type { LoginProviders, LoginResult } from '#features/accounts/contract.ts';
import { readEvents } from '../../helpers/read-events.ts';
import { BEGINNING, KEYS_FILE, READ_MARK } from './neighbors-contract.ts';

export const CLIENT_ID = 'client-of-this-test';
const KEY_ID = 'key-of-this-test';
/** The key of this run; the product fetches its public part. */
let pair: ReturnType<typeof generateKeyPair> | undefined;

/** A visitor who reaches the machine over https through its door, and trusts this test's certificate authority. */
export class Visitor {
  readonly #root: string;
  readonly #origin: string;
  readonly #agent: Agent;
  #token: string | undefined;

  constructor(root: string, name: string) {
    this.#root = root;
    this.#origin = `https://${name}`;
    this.#agent = new Agent({
      connect: {
        socketPath: join(root, 'run/machine/door.sock'),
        ca: readFileSync(join(root, 'run/machine/authority.pem')),
      },
    });
  }

  fetch(path: string, init: RequestInit = {}) {
    return fetch(this.#origin + path, {
      redirect: 'manual',
      ...init,
      dispatcher: this.#agent,
      headers: {
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(init.body ? { 'content-type': 'application/json' } : {}),
        ...(init.headers as Record<string, string> | undefined),
      },
    });
  }

  /** @throws Error for an unsuccessful answer */
  async call<T>(path: string, init?: RequestInit): Promise<T> {
    const response = await this.fetch(`/api/v1${path}`, init);
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** Signs in with Google, using this test's keys. */
  async signIn(email: string): Promise<void> {
    const { privateKey, publicKey } = await (pair ??= generateKeyPair('RS256', {
      extractable: true,
    }));
    const keys = [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }];
    writeFileSync(join(this.#root, KEYS_FILE), JSON.stringify({ keys }));
    const answer = await this.fetch('/api/v1/login/providers');
    const cookie = answer.headers.get('set-cookie')!.split(';')[0]!;
    const { providers } = (await answer.json()) as LoginProviders;
    const { nonce } = providers.find(({ id }) => id === 'google')!;
    const token = await new SignJWT({ email, email_verified: true, name: 'Robin Vale', nonce })
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
      .setIssuer('https://accounts.google.com')
      .setAudience(CLIENT_ID)
      .setSubject(email)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    const { access_token } = await this.call<LoginResult>('/login/google', {
      method: 'POST',
      body: JSON.stringify({ token }),
      headers: { cookie },
    });
    this.#token = access_token;
  }

  /** Writes to the first character. @returns the reply, the first half of which came before the second was written */
  async converse(): Promise<string> {
    const { data } = await this.call<{ data: { slug: string }[] }>('/characters/?limit=1');
    const chat = await this.call<{ id: string; event_id: string }>(
      `/chat/character/${data[0]!.slug}`,
    );
    const stream = await this.fetch(`/api/v1/chat/${chat.id}/events`, {
      headers: { 'last-event-id': chat.event_id },
    });
    const events = readEvents(stream);
    const { reply_id } = await this.call<{ reply_id: string }>(`/chat/${chat.id}/messages`, {
      method: 'POST',
      body: JSON.stringify({ content: 'Which way to the sea?' }),
    });
    let read = '';
    await events.waitFor(({ event, data: one }) => {
      if (event === 'reply' && one.id === reply_id) read = one.text;
      if (event === 'message' && one.message?.id === reply_id) read = one.message.content;
      if (typeof one.d === 'string') read += one.d;
      return read.includes(BEGINNING);
    });
    writeFileSync(join(this.#root, READ_MARK), '');
    const done = await events.waitFor(
      ({ event, data: one }) =>
        event === 'message' && one.message?.id === reply_id && one.message.status === 'done',
    );
    await events.close();
    return done.data.message.content;
  }

  leave(): Promise<void> {
    return this.#agent.destroy();
  }
}
