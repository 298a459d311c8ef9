import { num } from '../geometry.ts';
import { type SkinTones, type Tone, blend, hex, shift } from '../palette.ts';
import { fill, group, stroke } from '../sketch.ts';
import { type Studio, cutTones } from './form.ts';
import type { Leg } from './skeleton.ts';

export type ShoeKind = 'heels' | 'flats' | 'sneakers' | 'boots' | 'oxfords' | 'sandals' | 'bare';

interface Last {
  /** The foot from the front, with the ankle at the origin and toes down. */
  front: string;
  /** The foot in profile, toes toward +x. */
  side: string;
  sole?: string;
}

const lasts: Record<'high' | 'low', Last> = {
  high: {
    front:
      'M-36 -30C-40 10 -50 40 -52 74C-54 112 -34 146 -4 152C24 150 48 118 48 76C46 40 38 10 36 -30Z',
    side: 'M-38 -30C-42 4 -46 22 -50 40C-54 62 -40 66 -24 62C0 66 30 100 70 118C104 130 132 126 134 112C132 96 92 84 68 58C50 36 40 8 38 -30Z',
    sole: 'M-52 40C-54 66 -52 96 -46 122L-34 122C-34 100 -32 76 -22 60Z',
  },
  low: {
    front:
      'M-37 -30C-40 10 -52 40 -56 72C-58 104 -42 118 -2 120C40 118 56 102 54 70C50 38 40 10 37 -30Z',
    side: 'M-39 -30C-42 6 -52 32 -58 62C-60 92 -58 112 -44 114L130 114C156 112 160 92 142 80C116 68 84 58 62 36C48 18 42 0 39 -30Z',
  },
};

/** Draws a foot and its shoe at the end of a leg. */
export function drawFoot(
  studio: Studio,
  leg: Leg,
  kind: ShoeKind,
  cloth: Tone,
  skin: SkinTones,
  strength: number,
): string {
  const { foot } = leg.spec;
  const { k, anime, hair } = studio;
  const high = kind === 'heels';
  const last = lasts[high ? 'high' : 'low'];
  const profile = Math.abs(foot) > 0.5;
  const bare = kind === 'bare' || kind === 'sandals';
  const flesh = hex(blend(skin.base, leg.side === k ? skin.light : skin.shade, 0.3));
  const cuts = cutTones(cloth, studio.light);
  const line = hex(bare ? skin.deep : cuts.deep);
  const shape = profile ? last.side : last.front;
  const tint = bare
    ? flesh
    : hex(leg.side === k ? blend(cloth, cuts.light, 0.4) : blend(cloth, cuts.shade, 0.4));
  let out = stroke(shape, line, 1.4 * hair, anime ? 0.95 : 0.55) + fill(shape, tint);
  if (high) {
    const instep = profile
      ? 'M-40 -34C-42 -4 -46 14 -44 26C-10 30 30 58 56 92C74 84 72 66 62 50C48 30 40 8 38 -34Z'
      : 'M-36 -34C-38 10 -44 40 -40 84C-20 104 20 104 38 84C40 40 38 10 36 -34Z';
    out =
      (profile ? fill(last.sole!, hex(cuts.shade)) : '') +
      out +
      fill(instep, flesh) +
      stroke(instep.slice(0, -1), line, 0.8 * hair, 0.3);
  } else if (kind === 'flats') {
    const instep = profile
      ? 'M-40 -34C-42 0 -50 30 -52 46C-20 62 30 66 74 76C84 70 80 56 62 38C48 18 42 0 40 -34Z'
      : 'M-37 -34C-40 10 -46 36 -44 64C-20 88 24 88 44 64C42 36 40 10 37 -34Z';
    out += fill(instep, flesh);
  } else if (kind === 'sneakers') {
    const rubber = hex(shift(blend(cloth, studio.light.key, 0.75), 0.02));
    out += profile
      ? fill('M-58 86L146 82C160 96 156 114 130 118L-44 118C-58 116 -60 100 -58 86Z', rubber) +
        stroke('M52 44L84 32M66 56L98 44M80 64L112 54', rubber, 7)
      : fill('M-56 82C-30 106 30 106 54 82C56 108 40 122 -2 122C-42 122 -58 106 -56 82Z', rubber) +
        stroke('M-24 30L24 30M-26 46L26 46M-28 62L28 62', rubber, 6);
  } else if (kind === 'oxfords' || kind === 'boots') {
    out += profile
      ? fill(
          'M-58 100L150 100C158 110 150 118 130 118L-44 118C-56 116 -60 108 -58 100Z',
          hex(cuts.deep),
        ) + stroke('M76 58C96 74 116 78 140 84', hex(cuts.light), 5, 0.6)
      : stroke('M-44 84C-20 70 20 70 42 84', hex(cuts.deep), 3, 0.7) +
        stroke('M-26 102C-10 108 14 108 26 102', hex(cuts.light), 6, 0.5);
  } else if (kind === 'sandals') {
    out += profile
      ? stroke('M-54 70C-20 40 30 34 60 44M40 112C70 70 96 66 116 76', hex(cloth), 14) +
        fill(
          'M-58 104L152 104C156 116 146 120 130 120L-44 120C-56 118 -60 112 -58 104Z',
          hex(cuts.shade),
        )
      : stroke('M-40 20C-20 34 20 34 40 20M-52 74C-20 56 20 56 52 74', hex(cloth), 14);
  }
  const size = strength ** 0.5 * (high ? 1 : 1.02);
  const way = foot < 0 ? -1 : 1;
  const lean = -leg.side * leg.spec.shin * 0.4;
  const squeeze = profile ? 0.72 + (Math.abs(foot) - 0.5) * 0.56 : 1;
  const turn = profile ? 0 : foot * -16;
  return group(
    `transform="translate(${num(leg.ankle[0])} ${num(leg.ankle[1])}) rotate(${num(lean + turn)}) scale(${(way * squeeze * size).toFixed(3)} ${size.toFixed(3)})"`,
    out,
  );
}
