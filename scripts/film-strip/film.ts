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
  height: number;
  columns: number;
  /** Width of a frame on the sheet, in pixels. */
  cell: number;
}

/**
 * Takes a frame every 500 ms while `story` runs, and until the time is over. Frames are what the
 * browser last painted: a screenshot of a scrolling page may show it moved by part of the screen.
 */
export async function filmPage(
  page: Page,
  { width, height, cell }: Film,
  seconds: number,
  story: () => Promise<void>,
): Promise<Buffer[]> {
  const session = await page.context().newCDPSession(page);
  let painted: Buffer | undefined;
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    // Not the white of the empty tab.
    if (page.url() !== 'about:blank') painted = Buffer.from(data, 'base64');
    // The page may be closed by now.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  const maxWidth = cell * 2;
  const maxHeight = Math.ceil((maxWidth * height) / width);
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 90, maxWidth, maxHeight });
  const frames: Buffer[] = [];
  const telling = story();
  // Its failure is thrown at the end.
  telling.catch(() => undefined);
  const begun = performance.now();
  for (let at = 0; at < (seconds * 1000) / FRAME_MS; at++) {
    await wait(begun + (at + 1) * FRAME_MS - performance.now());
    // The first one also fills the positions before it.
    while (painted && frames.length <= at) frames.push(painted);
  }
  await telling;
  await session.detach();
  return frames;
}

/** Writes frames in rows as one WebP of at most 400 KB. @returns its bytes */
export async function composeSheet(
  frames: readonly Buffer[],
  { width, height: screen, columns, cell }: Film,
  file: string,
): Promise<number> {
  const height = Math.round((cell * screen) / width);
  const small = await Promise.all(
    frames.map((frame) => sharp(frame).resize(cell, height).png().toBuffer()),
  );
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
