import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { optionsFor, type Sex } from '../../options/index.ts';
import { drawFigure } from './figure.ts';

const MIDDLE = 180;

interface Outline {
  shoulder: number;
  waist: number;
  hip: number;
  /** The whole width at the elbows, with the arms. */
  reach: number;
  top: number;
}

/** Widths of the dark figure in the picture, in pixels; the light edge around it ends each row. */
async function outlineOf(sex: Sex, style: 'realistic' | 'anime', type: string): Promise<Outline> {
  const { data, info } = await sharp(await drawFigure(sex, style, type))
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isLight = (x: number, y: number) => data[y * info.width + x]! > 145;
  const body = (y: number) => {
    const edge = (step: 1 | -1) => {
      let x = MIDDLE;
      while (x > 0 && x < info.width - 1 && !isLight(x, y)) x += step;
      return x;
    };
    return edge(1) - edge(-1);
  };
  const whole = (y: number) => {
    const lit = Array.from({ length: info.width }, (_, x) => x).filter(
      (x) => Math.abs(x - MIDDLE) < 110 && data[y * info.width + x]! < 110,
    );
    return lit.at(-1)! - lit[0]!;
  };
  const rows = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => body(from + i));
  let top = 0;
  // Hair is darker than every background.
  while (data[top * info.width + MIDDLE]! > 38) top++;
  return {
    shoulder: Math.max(...rows(128, 160)),
    waist: Math.min(...rows(190, 226)),
    hip: Math.max(...rows(246, 272)),
    reach: whole(176),
    top,
  };
}

const women = ['slim', 'athletic', 'voluptuous', 'curvy', 'petite'] as const;
const men = ['slim', 'muscular', 'wide'] as const;

async function outlines<T extends string>(
  sex: Sex,
  style: 'realistic' | 'anime',
  types: readonly T[],
) {
  const all = await Promise.all(
    types.map(async (type) => [type, await outlineOf(sex, style, type)] as const),
  );
  return Object.fromEntries(all) as Record<T, Outline>;
}

describe.each(['realistic', 'anime'] as const)('figures of body types (%s)', (style) => {
  it('cover the lists', () => {
    const ids = (sex: Sex) =>
      optionsFor(sex)
        .body_type!.map(({ id }) => id)
        .toSorted();
    expect(ids('female')).toEqual([...women].toSorted());
    expect(ids('male')).toEqual([...men].toSorted());
  });

  it('distinguish women by their outline', async () => {
    const { slim, athletic, voluptuous, curvy, petite } = await outlines('female', style, women);
    // Broad shoulders over narrow hips.
    expect(athletic.shoulder / athletic.hip).toBeGreaterThan((slim.shoulder / slim.hip) * 1.1);
    expect(athletic.shoulder).toBeGreaterThan(slim.shoulder * 1.2);
    // An hourglass: the narrowest waist for its hips.
    for (const other of [slim, athletic, voluptuous, petite])
      expect(curvy.waist / curvy.hip).toBeLessThan((other.waist / other.hip) * 0.9);
    // Full all over.
    expect(voluptuous.hip).toBeGreaterThan(slim.hip * 1.4);
    expect(voluptuous.waist).toBeGreaterThan(curvy.waist * 1.3);
    expect(voluptuous.reach).toBeGreaterThan(slim.reach * 1.08);
    // Short.
    expect(petite.top).toBeGreaterThan(slim.top + 30);
  });

  it('distinguish men by their outline', async () => {
    const { slim, muscular, wide } = await outlines('male', style, men);
    expect(muscular.shoulder).toBeGreaterThan(slim.shoulder * 1.3);
    // The torso of a muscular man tapers, a wide one does not.
    expect(muscular.waist / muscular.shoulder).toBeLessThan(0.48);
    expect(wide.waist / wide.shoulder).toBeGreaterThan(0.65);
    expect(wide.hip).toBeGreaterThan(muscular.hip * 1.3);
    expect(muscular.reach).toBeGreaterThan(slim.reach * 1.25);
  });
});
