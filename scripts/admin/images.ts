import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { redrawCast } from '#features/characters/server/index.ts';
import {
  blockImage,
  changeImage,
  listBlocked,
  unblockImage,
} from '#features/images/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { createFileStorage } from '#platform/storage.ts';
import { Id } from '#shared/contract.ts';
import { AdminError, cell, required, type AdminArgs, type AdminOutput } from './command.ts';

type ImageCommand = (ctx: UserContext, args: AdminArgs) => Promise<AdminOutput>;

/** The superusers' image commands, implemented by the feature's verbs. @throws AppError, AdminError */
export const IMAGE_COMMANDS: Record<string, ImageCommand> = {
  'withdraw-image': (ctx, { subject }) => changePublic(ctx, subject, false),
  'return-image': (ctx, { subject }) => changePublic(ctx, subject, true),
  async 'block-image'(ctx, { subject, note }) {
    const usage = 'block-image <image id or file> "<why>"';
    const name = required(subject, usage);
    const why = required(note, usage);
    const id = Id.safeParse(name);
    if (!id.success && !existsSync(name))
      throw new AdminError(`"${name}" is neither the id of an image nor a file.`);
    const unwanted = id.success ? { imageId: id.data } : { bytes: readFileSync(name) };
    const { entry, removed } = await withNotFoundMessage(
      blockImage(ctx, unwanted, why),
      `The image ${name} no longer exists: use a file of it instead.`,
    );
    const images = removed === 1 ? '1 image was' : `${removed} images were`;
    return `Blocked as ${entry.id}; ${images} deleted with all files. Similar images are refused from now on.`;
  },
  async 'blocked-images'(ctx, { limit }) {
    const rows = await listBlocked(ctx, limit);
    if (rows.length === 0) return 'No image is blocked.';
    return rows.map(({ id, reason, sha256, created_at }) => ({
      id,
      why: cell(reason),
      sha256: sha256?.slice(0, 16) ?? '',
      at: created_at.toISOString(),
    }));
  },
  async 'unblock-image'(ctx, { subject }) {
    const id = idOf(subject, 'unblock-image <id of the entry>');
    await withNotFoundMessage(unblockImage(ctx, id), `The block-list has no entry ${id}.`);
    return `The entry ${id} is removed. Images that it deleted stay deleted.`;
  },
  async 'redraw-cast'(ctx, { subject }) {
    const count = await redrawCast(ctx, subject === undefined ? undefined : [subject]);
    if (count === 0)
      throw new AdminError(
        subject === undefined
          ? 'There is no built-in character.'
          : `"${subject}" is not a built-in character of this installation.`,
      );
    return `The pictures of ${count === 1 ? '1 character are' : `${count} characters are`} redrawn.`;
  },
  async 'copy-media'(ctx) {
    if (ctx.storage.status().kind === 'files')
      throw new AdminError('Media are files already: set S3_BUCKET to copy them into a bucket.');
    const files = createFileStorage(join(ctx.config.dataDir, 'media'));
    let [copied, there] = [0, 0];
    for await (const { key } of files.list('')) {
      const bytes = key.endsWith('.part') ? null : await files.get(key);
      if (!bytes) continue;
      if ((await ctx.storage.about(key))?.size === bytes.length) there += 1;
      else {
        await ctx.storage.put(key, bytes);
        copied += 1;
      }
    }
    return `${copied} files copied, ${there} already existed.`;
  },
};

async function changePublic(
  ctx: UserContext,
  subject: string | undefined,
  is_public: boolean,
): Promise<string> {
  const id = idOf(subject, `${is_public ? 'return' : 'withdraw'}-image <id>`);
  const missing = is_public
    ? 'There is no such image that was withdrawn and has an open or upheld report.'
    : 'There is no such image with an open or upheld report.';
  const image = await withNotFoundMessage(changeImage(ctx, id, { is_public }), missing);
  if (!is_public) return `The image ${id} is private; its maker cannot make it public again.`;
  return image.is_public
    ? `The image ${id} is public again.`
    : `The image ${id} is returned to its maker, who has made it private in the meantime.`;
}

function idOf(subject: string | undefined, usage: string): string {
  const id = Id.safeParse(required(subject, usage));
  if (!id.success) throw new AdminError(`"${subject}" is not a valid id.`);
  return id.data;
}

/** Replaces a `not_found` error by an AdminError with this message. */
async function withNotFoundMessage<T>(work: Promise<T>, message: string): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'not_found' ? new AdminError(message) : error;
  });
}
