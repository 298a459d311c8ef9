import { type Point, num } from '../geometry.ts';
import { type Tone, hex, shift, tone } from '../palette.ts';
import { fill, oval, stroke } from '../sketch.ts';
import type { Studio } from './form.ts';
import type { Skeleton } from './skeleton.ts';

/**
 * A city bicycle in front of a standing body, turned half toward the viewer; its bar is under the
 * upper hand.
 */
export function drawBicycle(studio: Studio, body: Skeleton, paint: Tone): string {
  const { hair } = studio;
  const lead = body.arms.find((arm) => arm.spec.above) ?? body.arms[1];
  const q = lead.side;
  const ground = body.ground - 10;
  const middle = body.pit[0] + body.stance.sway * 0.5;
  const at = (x: number, up: number): Point => [middle + q * x, ground - up];
  const p = (x: number, up: number) => at(x, up).map(num).join(' ');
  const dark = hex(tone(0.2, 0.01, 270));
  const metal = hex(tone(0.78, 0.01, 240));
  const wheel = (x: number) => {
    const [cx, cy] = at(x, 690);
    let spokes = '';
    for (let i = 0; i < 11; i++) {
      const a = (i / 11) * Math.PI;
      spokes += `M${num(cx - Math.cos(a) * 400)} ${num(cy - Math.sin(a) * 640)}L${num(cx + Math.cos(a) * 400)} ${num(cy + Math.sin(a) * 640)}`;
    }
    const ring = (rx: number, ry: number) =>
      `M${num(cx - rx)} ${num(cy)}A${rx} ${ry} 0 1 1 ${num(cx + rx)} ${num(cy)}A${rx} ${ry} 0 1 1 ${num(cx - rx)} ${num(cy)}`;
    return (
      stroke(spokes, metal, Math.max(4, hair), 0.5) +
      stroke(ring(428, 670), dark, 46) +
      stroke(ring(408, 640), metal, 12, 0.8) +
      oval(cx, cy, 34, 46, metal)
    );
  };
  const tube = (d: string, width = 50) =>
    stroke(d, hex(shift(paint, -0.16)), width + 2.4 * hair) +
    stroke(d, hex(paint), width) +
    `<g transform="translate(${num(-studio.k * -9)} -9)">${stroke(d, hex(shift(paint, 0.14)), width * 0.22, 0.7)}</g>`;
  const guard = (x: number) =>
    stroke(
      `M${p(x - 470, 820)}C${p(x - 400, 1420)} ${p(x + 300, 1560)} ${p(x + 470, 900)}`,
      hex(shift(paint, -0.05)),
      44,
    );
  const [bx, by] = at(742, 1560);
  return (
    wheel(-690) +
    wheel(690) +
    guard(-690) +
    guard(690) +
    tube(`M${p(-690, 690)}L${p(-80, 560)}L${p(-330, 1500)}L${p(-690, 690)}`, 36) +
    tube(`M${p(-80, 560)}C${p(240, 760)} ${p(430, 1200)} ${p(520, 1660)}`) +
    tube(`M${p(-300, 1380)}C${p(0, 1100)} ${p(330, 1240)} ${p(500, 1540)}`, 40) +
    tube(`M${p(480, 1940)}L${p(530, 1600)}L${p(690, 690)}`, 40) +
    stroke(`M${p(-330, 1500)}L${p(-390, 1800)}`, metal, 34) +
    fill(
      `M${p(-600, 1850)}C${p(-560, 1930)} ${p(-300, 1900)} ${p(-190, 1860)}C${p(-280, 1800)} ${p(-520, 1760)} ${p(-600, 1850)}Z`,
      hex(tone(0.42, 0.07, 48)),
    ) +
    stroke(`M${p(480, 1940)}L${p(470, 2020)}`, metal, 40) +
    stroke(`M${p(260, 2050)}C${p(380, 2110)} ${p(560, 2110)} ${p(700, 2010)}`, metal, 34) +
    stroke(
      `M${p(240, 2040)}L${p(330, 2080)}M${p(660, 2040)}L${p(740, 1980)}`,
      hex(tone(0.42, 0.07, 48)),
      52,
    ) +
    oval(at(-80, 560)[0], at(-80, 560)[1], 96, 130, dark, 0.85) +
    stroke(`M${p(-80, 560)}L${p(20, 300)}M${p(-20, 290)}L${p(90, 290)}`, metal, 30) +
    // A basket with flowers.
    [-150, -60, 40, 130]
      .flatMap((dx, i) => [
        oval(bx + q * dx, by - 230 - (i % 2) * 50, 82, 74, hex(tone(0.56, 0.09, 140))),
        oval(
          bx + q * dx + 26,
          by - 290 - (i % 2) * 60,
          58,
          54,
          hex(i % 2 ? tone(0.9, 0.05, 350) : shift(paint, 0.2)),
        ),
      ])
      .join('') +
    fill(
      `M${num(bx - 210)} ${num(by - 210)}L${num(bx + 210)} ${num(by - 210)}L${num(bx + 170)} ${num(by + 130)}L${num(bx - 170)} ${num(by + 130)}Z`,
      hex(tone(0.66, 0.075, 68)),
    ) +
    stroke(
      [-130, -50, 30]
        .map((dy) => `M${num(bx - 196)} ${num(by + dy)}L${num(bx + 196)} ${num(by + dy)}`)
        .join('') +
        [-120, -40, 40, 120]
          .map((dx) => `M${num(bx + dx)} ${num(by - 206)}L${num(bx + dx * 0.85)} ${num(by + 126)}`)
          .join(''),
      hex(tone(0.5, 0.065, 60)),
      12,
      0.6,
    )
  );
}
