import { type Point, bladePath, lerp, sampleCurve, smoothPath } from './geometry.ts';
import { softEdge } from './hair-edge.ts';
import type { HairLayers, HairPlan, HairStudio } from './hair-plan.ts';
import { drawSides } from './hair-short.ts';
import { blend, hex } from './palette.ts';
import type { Random } from './random.ts';
import { fill, stroke } from './sketch.ts';

/** Coily hair as a rounded mass of small curls; `size` is 0 for close-cropped and 1 for full. */
export function drawCoils(studio: HairStudio, plan: HairPlan, size: number): HairLayers {
  const { place, light, random, sketch } = studio;
  const { tones } = light;
  const grow = size * (62 + plan.volume * 34);
  const drop = size > 0.6 ? 70 : -30;
  const angles = 46;
  const rim = (inset: number): Point[] =>
    Array.from({ length: angles }, (_, i) => {
      // Short coils end above the ears.
      const low = size > 0.6 ? 0.06 : -0.04;
      const a = Math.PI * (1 + low - (i / (angles - 1)) * (1 + 2 * low));
      const rx = 160 + grow - inset;
      const ry = 172 + grow * 0.95 - inset;
      return place(
        Math.cos(a) * rx,
        -84 - Math.sin(a) * ry + (Math.sin(a) < 0.1 ? drop * 0.4 : 0),
        0,
      );
    });
  const [cx, cy] = place(-light.side * 60, -210, 0);
  const paint = sketch.radial(cx, cy, 340, [
    [0, blend(tones.base, tones.light, 0.7)],
    [0.45, tones.base],
    [1, tones.deep],
  ]);
  const bumps = (points: readonly Point[], low: number, high: number) =>
    points
      .map(([x, y]) => {
        const r = random.range(low, high);
        return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`;
      })
      .join('');
  const ends = size > 0.6 ? -18 : -74;
  const bay = 16 * plan.recede;
  const hairline: Point[] = [
    place(150, ends, 0),
    ...(size > 0.6 ? [place(140, -66, 30)] : []),
    place(120, -108),
    place(80, -146 - bay),
    place(0, -156),
    place(-80, -146 - bay),
    place(-120, -108),
    ...(size > 0.6 ? [place(-140, -66, 30)] : []),
    place(-150, ends, 0),
  ];
  const capShape = smoothPath([...rim(6), ...hairline], true);
  light.outlines.push(capShape);
  const cap = fill(capShape, paint) + fill(bumps(rim(6), 9, 9 + size * 12), paint);
  const edge =
    softEdge(studio, hairline.slice(1, -1), 20) +
    fill(
      bumps(
        sampleCurve(hairline, 64).map(([x, y]) => [x + random.near(0, 4), y + random.near(0, 5)]),
        2,
        7,
      ),
      paint,
    );
  const curl = (x: number, y: number, r: number) => {
    const a = random.range(0, 6.28);
    const p = (angle: number, k: number) =>
      `${(x + Math.cos(angle) * r * k).toFixed(1)} ${(y + Math.sin(angle) * r * k).toFixed(1)}`;
    return `M${p(a, 1)}Q${p(a + 0.9, 1.35)} ${p(a + 1.8, 1)}Q${p(a + 2.8, 1.2)} ${p(a + 3.6, 0.6)}`;
  };
  const tufts = { light: '', dark: '', shine: '' };
  const total = Math.round(240 + size * 260);
  for (let i = 0; i < total; i++) {
    const a = random.range(-0.12, Math.PI + 0.12);
    const depth = random.next() ** 0.8;
    const rx = lerp(112, 160 + grow, depth);
    const ry = lerp(76, 172 + grow * 0.95, depth);
    const x = Math.cos(a) * rx;
    const y = -84 - Math.sin(a) * ry;
    if (size <= 0.6 && y > -84) continue;
    if (Math.abs(x) < 140 && y > -150 - (1 - Math.abs(x) / 140) * 8) continue;
    const [px, py] = place(x, y, 0);
    const lit = -light.side * x + -y * 1.1 + random.near(0, 150) > 250;
    tufts[lit ? (random.chance(0.4) ? 'shine' : 'light') : 'dark'] += curl(
      px,
      py,
      random.range(4.5, 8.5),
    );
  }
  const back =
    size > 0.6
      ? fill(
          smoothPath([...rim(0), place(150, 66, 0), place(-150, 66, 0)].reverse(), true),
          hex(tones.deep),
        ) + fill(bumps(rim(0), 10, 20), hex(tones.deep))
      : '';
  return {
    back,
    front:
      (size > 0.6 ? '' : drawSides(studio, 0.4)) +
      cap +
      edge +
      stroke(tufts.dark, hex(tones.deep), 2.6, 0.75) +
      stroke(tufts.light, hex(tones.light), 2.2, 0.7) +
      stroke(tufts.shine, hex(tones.shine), 1.8, 0.6),
  };
}

/** The loose end of a rope, `length` below its last point. */
function ropeTip(curve: readonly Point[], length: number, random: Random): Point[] {
  const [end, before] = [curve.at(-1)!, curve.at(-3)!];
  const far = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1;
  const [dx, dy] = [(end[0] - before[0]) / far, (end[1] - before[1]) / far];
  const sway = random.near(0, 0.3) * length;
  return [0, 0.4, 0.75, 1].map((u) => [
    end[0] + dx * length * u - dy * sway * u * u,
    end[1] + dy * length * u + dx * sway * u * u,
  ]);
}

/** Dreadlocks or box braids: many ropes from the crown. */
export function drawRopes(studio: HairStudio, plan: HairPlan): HairLayers {
  const { place, light, random, swing, female } = studio;
  const { tones } = light;
  const thick = female ? 15 : 19;
  const length = (female ? 470 : 240) + plan.twist * 130;
  const part = plan.part * 0.6;
  const rope = (spine: Point[], shade: number) => {
    const curve = sampleCurve(spine, 16);
    const d = smoothPath(curve);
    const dash = female ? '9 3.5' : '13 4';
    const offset = random.range(0, 16).toFixed(0);
    const base = hex(blend(blend(tones.base, tones.light, 0.25), tones.deep, shade));
    const dark = hex(blend(tones.dark, tones.deep, shade));
    const shown = tones.base.l > 0.55 ? 0.3 : 0.5;
    // Braids taper into loose hair; dreadlocks are as thick at their ends.
    const tip = ropeTip(curve, thick * random.range(2.4, 4.4), random);
    const tipOf = (width: number) =>
      female ? bladePath(tip, (u) => width * (1 - 0.9 * u ** 1.2)) : '';
    return (
      stroke(d, hex(tones.deep), thick + 3) +
      fill(tipOf(thick + 3), hex(tones.deep)) +
      stroke(d, dark, thick) +
      fill(tipOf(thick), dark) +
      fill(tipOf(thick * 0.5), base, shown) +
      `<path d="${d}" fill="none" stroke="${base}" stroke-opacity="${shown}" stroke-width="${thick - 4}" stroke-dasharray="${dash}" stroke-dashoffset="${offset}"/>` +
      `<path d="${d}" transform="translate(${-light.side * thick * 0.22} 0)" fill="none" stroke="${hex(tones.shine)}" stroke-opacity="${0.38 * (1 - shade)}" stroke-width="${thick * 0.2}" stroke-dasharray="${dash}" stroke-dashoffset="${offset}"/>`
    );
  };
  const side = (s: -1 | 1) =>
    [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0]
      .map((t) => {
        const end = length + (female ? random.range(-84, 8) : random.range(-90, 40)) - t * 30;
        // A man's ropes hang closer to the head and less in order.
        const out = (near: number, far: number) =>
          s * lerp(near, far * (female ? 1 : 0.9), t) + (female ? 0 : random.near(0, 9));
        return rope(
          [
            place(part * (1 - t * 0.4), lerp(-166, -260, t)),
            place(part * 0.5 + s * lerp(60, 84, t), lerp(-158, -246, t)),
            place(s * lerp(122, 170, t), lerp(-92, -146, t), 30 * (1 - t)),
            place(out(150, 204), 30, 0),
            place(out(154, 222) + swing * 0.4, 150, 0),
            place(out(150, 236) + swing, end, 20),
          ],
          t * 0.2,
        );
      })
      .join('');
  const back = [-1, -0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8, 1]
    .map((x) =>
      rope(
        [
          place(x * 150, -140, 0),
          place(x * 196, 0, 0),
          place(x * 210, 140, 0),
          place(x * 214, length - 10, 0),
        ],
        0.75,
      ),
    )
    .join('');
  const skullShape = smoothPath(
    [
      place(-134, -90, 40),
      place(-66, -154),
      place(part, -168),
      place(66, -154),
      place(134, -90, 40),
      place(172, -60, 0),
      place(172, -170, 0),
      place(84, -250, 0),
      place(0, -262, 0),
      place(-84, -250, 0),
      place(-172, -170, 0),
      place(-172, -60, 0),
    ],
    true,
  );
  light.outlines.push(skullShape);
  const skull = fill(skullShape, hex(tones.deep));
  return { back, front: skull + side(-1) + side(1) };
}
