import { blend, hex } from '../palette.ts';
import type { Traits } from '../person.ts';
import type { Pose } from '../pose.ts';
import type { Lighting } from '../schemes.ts';
import { fill, stroke } from '../sketch.ts';
import { createBrush } from './brush.ts';
import { faceTones } from './planes.ts';

/** An ear on one side (-1 left, 1 right), drawn behind the face; the far one is hidden. */
export function drawEar(traits: Traits, pose: Pose, light: Lighting, side: -1 | 1): string {
  if (Math.sign(pose.yaw) === side && Math.abs(pose.yaw) > 0.2) return '';
  const { shape, line } = createBrush(pose);
  const tones = faceTones(traits, light);
  const x = traits.face.temple - 8;
  const lit = side === pose.light;
  const outline = shape([
    [side * (x - 8), -18, -8],
    [side * (x + 4), -36, -8],
    [side * (x + 20), -36, -14],
    [side * (x + 26), -16, -14],
    [side * (x + 21), 18, -10],
    [side * (x + 12), 48, -4],
    [side * (x + 2), 60, 0],
    [side * (x - 8), 48, 0],
  ]);
  const inner = line([
    [side * (x + 6), -22, -10],
    [side * (x + 17), -22, -12],
    [side * (x + 16), 4, -10],
    [side * (x + 8), 26, -4],
  ]);
  return (
    fill(outline, hex(lit ? blend(tones.base, tones.shade, 0.35) : tones.shade)) +
    stroke(inner, hex(tones.deep), 4, 0.7) +
    (traits.anime ? stroke(outline, hex(traits.skin.line), 2.6) : '')
  );
}
