import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

const FRAME_MS = 500;
const MAX_BYTES = 400 * 1024;
const GAP = 2;

export interface Film {
  name: string;
  /** Screen size in CSS pixels. */
  width: number;
  columns: number;
  /** Width of a frame on the sheet, in pixels. */
  cell: number;
}

/**
 * Takes a frame every 500 ms while `story` runs, and until the time is over. A late frame also
 * replaces the missed ones, so that a position on the sheet is always the same moment.
 */
export async function filmPage(
  page: Page,
  seconds: number,
  story: () => Promise<void>,
): Promise<Buffer[]> {
  const count = (seconds * 1000) / FRAME_MS;
  const frames: Buffer[] = [];
  const begun = performance.now();
  const telling = story();
  // Its failure is thrown at the end.
  telling.catch(() => undefined);
  while (frames.length < count) {
    const due = begun + frames.length * FRAME_MS - performance.now();
    if (due > 0) await wait(due);
    // There may be none during a navigation.
    const frame = await page.screenshot({ type: 'jpeg', quality: 80 }).catch(() => frames.at(-1));
    const passed = Math.floor((performance.now() - begun) / FRAME_MS) + 1;
    while (frame && frames.length < Math.min(passed, count)) frames.push(frame);
  }
  await telling;
  return frames;
}

/** Writes frames in rows as one WebP of at most 400 KB. @returns its bytes */
export async function composeSheet(
  frames: readonly Buffer[],
  { columns, cell }: Film,
  file: string,
): Promise<number> {
  const small = await Promise.all(
    frames.map((frame) => sharp(frame).resize({ width: cell }).png().toBuffer()),
  );
  const { height = 0 } = await sharp(small[0]).metadata();
  const place = (at: number) => ({
    left: (at % columns) * (cell + GAP),
    top: Math.floor(at / columns) * (height + GAP),
  });
  const rows = Math.ceil(frames.length / columns);
  const sheet = await sharp({
    create: {
      width: columns * (cell + GAP) - GAP,
      height: rows * (height + GAP) - GAP,
      channels: 3,
      background: '#777',
    },
  })
    .composite(small.map((input, at) => ({ input, ...place(at) })))
    .png()
    .toBuffer();
  for (let quality = 75; ; quality -= 10) {
    const picture = await sharp(sheet).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length > MAX_BYTES && quality > 15) continue;
    writeFileSync(file, picture);
    return picture.length;
  }
}
