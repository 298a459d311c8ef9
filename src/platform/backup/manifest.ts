import { z } from 'zod';

/** First in every archive, so that an unusable one is refused before it is read. */
export const ABOUT = 'about.json';
/** Last in every archive, so that a truncated one is not mistaken for a complete one. */
export const MANIFEST = 'manifest.json';

export const About = z.object({
  format: z.literal(1),
  product: z.string(),
  /** The newest migration of the database, and when it was written. */
  migration: z.string(),
  migrated_at: z.number(),
  made_at: z.iso.datetime(),
});
export type About = z.infer<typeof About>;

/** Every file by its path in the archive. */
export const Manifest = z.object({
  files: z.record(z.string(), z.object({ size: z.number(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;

/** A backup that cannot be restored, or a restore that would destroy something: one sentence. */
export class BackupError extends Error {}
