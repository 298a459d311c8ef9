import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { characters, reports, users } from '#db/schema/index.ts';
import type { ReportReceipt } from '#features/moderation/contract.ts';
import type { UserContext } from '#platform/context.ts';
import { newId } from '#shared/ids.ts';
import { AdminError, type AdminArgs } from '../../scripts/admin/command.ts';
import { findOperator } from '../../scripts/admin/operator.ts';
import { RECORD_COMMANDS } from '../../scripts/admin/records.ts';
import { REVIEW_COMMANDS } from '../../scripts/admin/review.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';

let app: TestApp;
let ctx: UserContext;
let owner: TestClient;

beforeAll(async () => {
  app = await createTestApp({ roles: ['web', 'api'] });
  owner = await app.signIn();
});
afterAll(() => app.close());

const argsOf = (overrides: Partial<AdminArgs>): AdminArgs => ({
  subject: undefined,
  note: undefined,
  limit: 50,
  ...overrides,
});
const record = (name: string, overrides: Partial<AdminArgs> = {}) =>
  RECORD_COMMANDS[name]!(app.ctx.db, argsOf(overrides), async () => app.ctx.storage);
const run = (name: string, overrides: Partial<AdminArgs> = {}) =>
  REVIEW_COMMANDS[name]!(ctx, argsOf(overrides));

describe('the operator', () => {
  it('must be a superuser: the named one or the oldest', async () => {
    await expect(findOperator(app.ctx.db, undefined)).rejects.toThrow(AdminError);
    const first = await app.signIn();
    await record('make-admin', { subject: first.user.email });
    const second = await app.signIn({ is_superuser: true });
    const caller = await findOperator(app.ctx.db, undefined);
    expect(caller.id).toBe(first.user.id);
    const named = await findOperator(app.ctx.db, second.user.email.toUpperCase());
    expect(named.id).toBe(second.user.id);
    await expect(findOperator(app.ctx.db, owner.user.email)).rejects.toThrow(owner.user.email);
    ctx = { ...app.ctx, caller };
  });

  it('can stop an erasure, which is recorded in the audit log', async () => {
    const leaving = await app.signIn();
    await app.ctx.db
      .update(users)
      .set({ erase_at: new Date() })
      .where(eq(users.id, leaving.user.id));
    const keep = () => record('keep-account', { subject: leaving.user.email });
    await expect(keep()).resolves.toContain('is kept');
    await expect(keep()).rejects.toThrow('No account with the email');
    await expect(app.signIn({ email: leaving.user.email })).resolves.toBeDefined();
    const log = String(await record('audit-log', {}));
    const actions = log.split('\n').map((line) => (JSON.parse(line) as { action: string }).action);
    expect(actions.filter((action) => action.startsWith('user.'))).toEqual([
      'user.made_superuser',
      'user.kept',
    ]);
    expect(actions).toEqual(expect.arrayContaining(['account.rights_given', 'account.kept']));
    expect(log).not.toContain('@');
  });

  it('cannot be an account that does not exist', async () => {
    const made = record('make-admin', { subject: 'no@example.test' });
    await expect(made).rejects.toThrow('no@example.test');
  });
});

describe('publications', () => {
  const waiting = () =>
    makeCharacter(app.ctx.db, {
      owner_id: owner.user.id,
      is_public: false,
      publication_asked_at: new Date(),
    });
  const read = async (slug: string) => {
    const [row] = await app.ctx.db.select().from(characters).where(eq(characters.slug, slug));
    return row!;
  };

  it('are listed, published and declined with the verbs of the API', async () => {
    expect(await run('publications')).toMatch(/^No character/);
    const [good, poor] = [await waiting(), await waiting()];
    expect(await run('publications')).toMatchObject([{ slug: good.slug }, { slug: poor.slug }]);
    expect(await run('publish', { subject: good.slug })).toContain(good.slug);
    expect((await read(good.slug)).is_public).toBe(true);
    await run('decline', { subject: poor.slug, note: 'The description is too short.' });
    expect(await read(poor.slug)).toMatchObject({
      is_public: false,
      publication_asked_at: null,
      publication_note: 'The description is too short.',
    });
    expect(await run('publications')).toMatch(/^No character/);
  });

  it('report missing arguments and impossible requests', async () => {
    const { slug } = await waiting();
    await expect(run('publish')).rejects.toThrow(/^Usage: .*publish <slug>/);
    await expect(run('decline', { subject: slug })).rejects.toThrow(/^Usage: .*decline/);
    await expect(run('publish', { subject: 'nobody-of-this-name' })).rejects.toThrow(/not exist/);
    await run('publish', { subject: slug });
    await expect(run('publish', { subject: slug })).rejects.toThrow(/no request to publish/);
  });
});

describe('reports', () => {
  const report = async () => {
    const { slug } = await makeCharacter(app.ctx.db);
    const body = { subject_type: 'character', subject_id: slug, reason: 'hate' };
    return expectJson<ReportReceipt>(owner.post('/reports', body));
  };

  it('are listed by status and closed with a note on the operator’s behalf', async () => {
    expect(await run('reports')).toBe('There are no open reports.');
    const [first, second] = [await report(), await report()];
    expect(await run('reports')).toMatchObject([{ id: first.id }, { id: second.id }]);
    await run('resolve-report', { subject: first.id, note: 'Made private.' });
    await run('dismiss-report', { subject: second.id, note: 'Nothing of the kind.' });
    expect(await run('reports')).toBe('There are no open reports.');
    expect(await run('reports', { status: 'dismissed' })).toMatchObject([{ id: second.id }]);
    const [row] = await app.ctx.db.select().from(reports).where(eq(reports.id, first.id));
    expect(row).toMatchObject({
      status: 'resolved',
      note: 'Made private.',
      resolved_by: ctx.caller.id,
    });
  });

  it('report missing arguments and impossible requests', async () => {
    await expect(run('reports', { status: 'lost' })).rejects.toThrow(/lost/);
    await expect(run('resolve-report', { subject: newId() })).rejects.toThrow(/^Usage/);
    await expect(run('dismiss-report', { subject: 'x', note: 'y' })).rejects.toThrow(
      /not a valid id/,
    );
    const unknown = run('resolve-report', { subject: newId(), note: 'Done.' });
    await expect(unknown).rejects.toThrow(/not exist/);
  });
});
