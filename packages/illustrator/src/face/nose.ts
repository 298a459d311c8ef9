import { hex } from '../palette.ts';
import type { Traits } from '../person.ts';
import type { Pose } from '../pose.ts';
import type { Lighting } from '../schemes.ts';
import { fill } from '../sketch.ts';
import { createBrush } from './brush.ts';
import { faceTones } from './planes.ts';

/** The nose as one shadow plane, a soft underside, and a light on the bridge. */
export function drawNose(traits: Traits, pose: Pose, light: Lighting): string {
  const { nose, skin } = traits;
  const tones = faceTones(traits, light);
  const { shape, blade } = createBrush(pose);
  const d = -pose.light;
  const { width: w, y, bridge } = nose;
  const tip = 168;
  const side = shape([
    [d * (bridge + 12), -34, 128],
    [d * (bridge - 1), -8, 134],
    [d * (bridge - 3), 30, 146],
    [d * (bridge - 1), y - 30, 158],
    [d * 5, y - 9, tip],
    [d * 6, y + 1, tip - 6],
    [d * w * 0.72, y + 3, 140],
    [d * (w + 1), y - 8, 124],
    [d * (w - 3), y - 24, 124],
    [d * (bridge + 7), y - 46, 126],
    [d * (bridge + 8), 10, 122],
  ]);
  const under = shape([
    [-w * 0.88, y - 3, 130],
    [-w * 0.5, y - 5, 140],
    [-w * 0.2, y, 152],
    [0, y + 2, 156],
    [w * 0.2, y, 152],
    [w * 0.5, y - 5, 140],
    [w * 0.88, y - 3, 130],
    [w * 0.48, y + 5, 136],
    [0, y + 8, 142],
    [-w * 0.48, y + 5, 136],
  ]);
  const wing = (s: number) =>
    blade(
      [
        [s * (w - 3), y - 21, 126],
        [s * (w + 1.5), y - 11, 124],
        [s * (w - 1), y - 1, 126],
        [s * w * 0.62, y + 1, 136],
      ],
      (u) => 0.4 + 2.8 * Math.sin(Math.PI * u),
    );
  const glint = blade(
    [
      [pose.light * 3, 6, 140],
      [pose.light * 3, y - 40, 152],
      [pose.light * 4, y - 18, tip],
    ],
    (u) => 1.5 + 4.2 * u * u,
  );
  return (
    fill(side, hex(tones.shade), pose.dramatic ? 0.4 : 0.9) +
    fill(under, hex(tones.deep), 0.62) +
    fill(wing(-1) + wing(1), hex(tones.deep), 0.55) +
    fill(glint, hex(skin.light), 0.85)
  );
}
