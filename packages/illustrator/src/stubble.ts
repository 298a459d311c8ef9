import { lipDepth } from './face/axis.ts';
import type { Brush, Spot } from './face/brush.ts';
import { readLips } from './face/mouth.ts';
import { lerp, num, smoothstep } from './geometry.ts';
import type { Traits } from './person.ts';
import type { Random } from './random.ts';

/** How far below the border a point lies; the border is a half line from the cheek to the middle. */
function depthBelow(border: readonly Spot[], x: number, y: number): number {
  for (const [i, [bx, by]] of border.slice(1).entries()) {
    const [ax, ay] = border[i]!;
    if ((x - ax) * (x - bx) <= 0 && ax !== bx) return y - lerp(ay, by, (x - ax) / (bx - ax));
  }
  return -1;
}

/**
 * Short hairs of a beard of a few days as one path of lines: dense at the chin and over the lip, few
 * on the cheeks.
 */
export function stubbleHairs(
  traits: Traits,
  { at }: Brush,
  border: readonly Spot[],
  count: number,
  random: Random,
): string {
  const { face } = traits;
  const { w, y: lipY, gap, upper, lower } = readLips(traits);
  let path = '';
  for (let i = 0; i < count; i++) {
    const x = random.range(0, face.jaw + 14);
    const y = random.range(20, face.chinY + 6);
    const s = random.chance(0.5) ? 1 : -1;
    const depth = depthBelow(border, x, y);
    const chin = smoothstep(0.9, 0.2, x / face.jaw) * smoothstep(lipY, lipY + 40, y);
    const lip = x < w && y < lipY ? 0.6 : 0;
    const dense = smoothstep(0, 34, depth) * 0.8 + Math.max(chin, lip) * 0.4;
    const onLips = x < w + 4 && y > lipY - upper - 1 && y < lipY + gap + lower + 6;
    if (depth < 0 || onLips || random.next() > dense) continue;
    const z = x < w && y < lipY ? lipDepth(x) : undefined;
    const [px, py] = at(s * x, y, z);
    const long = random.range(2.2, 4.6);
    const lean = s * (x / face.jaw) * random.range(0.1, 0.6) + random.near(0, 0.2);
    path += `M${num(px)} ${num(py)}l${num(lean * long)} ${num(long)}`;
  }
  return path;
}
