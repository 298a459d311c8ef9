import { drawPortrait } from './portrait.ts';
import { rasterize, toSharp } from './render.ts';
import type { Appearance } from './person.ts';

export interface RenderedLoop {
  webm: Buffer;
  width: number;
  height: number;
}

/** The bytes of the VP8 key frame inside a simple lossy WebP file. */
export function extractKeyFrame(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length;) {
    const size = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error('not a lossy WebP picture');
}

/**
 * Renders a seamless animated portrait as WebM. A lossy WebP contains one VP8 key frame, so the
 * still encoder is sufficient; every frame is a key frame, and the loop can start anywhere.
 */
export async function renderLoop(
  appearance: Appearance,
  seed: string,
  options: {
    width?: number;
    seconds?: number;
    fps?: number;
    variant?: number;
    quality?: number;
  } = {},
): Promise<RenderedLoop> {
  // Imported here: it takes megabytes, and only the threads that draw loops need it.
  const { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } =
    await import('mediabunny');
  const { width = 480, seconds = 3, fps = 12, variant = 0, quality = 62 } = options;
  const frames = Math.max(1, Math.round(seconds * fps));
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(source, { frameRate: fps });
  await output.start();
  let height = 0;
  for (let i = 0; i < frames; i++) {
    const picture = rasterize(
      drawPortrait(appearance, seed, { variant, phase: (i + 1) / frames }),
      width,
    );
    height = picture.height;
    const webp = await toSharp(picture).webp({ quality, effort: 3 }).toBuffer();
    const packet = new EncodedPacket(extractKeyFrame(webp), 'key', i / fps, 1 / fps);
    await source.add(
      packet,
      i ? undefined : { decoderConfig: { codec: 'vp8', codedWidth: width, codedHeight: height } },
    );
  }
  await output.finalize();
  return { webm: Buffer.from(target.buffer!), width, height };
}
