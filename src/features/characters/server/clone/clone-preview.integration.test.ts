import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldIssue } from '#platform/errors.ts';
import { createTestApp, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import {
  drawSwatches,
  respondWith,
  startImageHost,
  type ImageHost,
} from '#tests/stand-ins/image-host.ts';

let app: TestApp;
let host: ImageHost;

beforeAll(async () => {
  app = await createTestApp({ env: { CLONE_ALLOW_LOOPBACK: 'true' } });
  host = await startImageHost();
  const colors = { hair: '#141215', skin: '#c78f65', clothes: '#a3202c' };
  host.on('/p.png', respondWith(await drawSwatches(colors).png().toBuffer()));
});
afterAll(async () => {
  await app.close();
  await host.close();
});

const issuesOf = async (answer: Response): Promise<FieldIssue[]> => {
  expect(answer.status).toBe(422);
  return ((await answer.json()) as { detail: FieldIssue[] }).detail;
};

describe('GET /characters/clone-preview', () => {
  const preview = (person: TestClient, url: string) =>
    person.get(`/characters/clone-preview?url=${encodeURIComponent(url)}`);

  it('returns the picture, small and re-encoded', async () => {
    const answer = await preview(await app.signIn(), host.url('/p.png'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toContain('private');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
  });

  it('explains what is wrong with the URL', async () => {
    const person = await app.signIn();
    const [issue] = await issuesOf(await preview(person, 'https://10.0.0.1/p.png'));
    expect(issue).toMatchObject({ loc: ['query', 'url'], type: 'not_public' });
    expect((await issuesOf(await preview(person, 'picture')))[0]!.loc).toEqual(['query', 'url']);
  });

  it('requires a session', async () => {
    const path = `/api/v1/characters/clone-preview?url=${encodeURIComponent(host.url('/p.png'))}`;
    expect((await app.request(path)).status).toBe(401);
  });
});
