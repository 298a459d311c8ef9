import { type Point, lerp, smoothPath } from '../geometry.ts';
import { hex } from '../palette.ts';
import { drawPrint } from '../costume/prints.ts';
import { fill } from '../sketch.ts';
import type { Attire, BottomCut } from './attire.ts';
import { groundOf } from './folds.ts';
import { type Studio, cutTones, fold, paintForm, widthAt } from './form.ts';
import { shinOf, thighOf } from './limbs.ts';
import type { Leg, Skeleton } from './skeleton.ts';
import type { Span } from './tops.ts';
import { flank } from './torso.ts';

/** Position and width of a leg at a height: [left edge, right edge]. */
function legAt(body: Skeleton, leg: Leg, y: number): readonly [number, number] {
  const { hip, knee, ankle, side } = leg;
  const upper = y < knee[1];
  const [a, b] = upper ? [hip, knee] : [knee, ankle];
  const u = Math.min(1, Math.max(0, (y - a[1]) / (b[1] - a[1] || 1)));
  const x = lerp(a[0], b[0], u);
  const [o, i] = widthAt(upper ? thighOf(body.frame) : shinOf(body.frame), u);
  return side > 0 ? [x - i, x + o] : [x - o, x + i];
}

/** A skirt that hangs from the waist around the legs to its hem. */
export function drawSkirt(
  studio: Studio,
  body: Skeleton,
  attire: Attire,
  cut: BottomCut,
  span: Span,
): string {
  const { frame, torso, legs, ground } = body;
  const { random, k, anime, light } = studio;
  const tone = attire.lower;
  const cuts = cutTones(tone, light);
  const [, hipY] = torso(0, frame.hipY);
  const hemY = Math.min(lerp(hipY, ground, cut.reach), ground + 10);
  const side = (q: 1 | -1): Point[] => {
    const top = [...flank(frame, frame.beltY, frame.hipY, cut.ease, 5)].map(([x, y]) =>
      torso(q * x, y),
    );
    const edge = (y: number) => {
      const all = legs.map((leg) => legAt(body, leg, y));
      return q > 0 ? Math.max(...all.map((e) => e[1])) : Math.min(...all.map((e) => e[0]));
    };
    const hip = top.at(-1)!;
    const spread = (u: number) => {
      const y = lerp(hipY, hemY, u);
      const held = edge(y) + q * (cut.ease + 4);
      const hang = hip[0] + q * cut.hemEase * u ** 1.4;
      return [q > 0 ? Math.max(held, hang) : Math.min(held, hang), y] as const;
    };
    return [...top, spread(0.35), spread(0.7), spread(1)];
  };
  const right = side(1);
  const left = side(-1);
  const [lx, rx] = [left.at(-1)![0], right.at(-1)![0]];
  const waves = cut.folds > 3 ? 4 : 3;
  const hem: Point[] = Array.from({ length: waves * 2 - 1 }, (_, i) => {
    const u = (i + 1) / (waves * 2);
    const bow = Math.sin(Math.PI * u) * Math.min(60, (rx - lx) * 0.08);
    return [
      lerp(rx, lx, u),
      hemY + bow + (cut.folds > 3 ? (i % 2 ? 6 : -6) * random.range(0.3, 1.4) : 0),
    ] as const;
  });
  const outline = smoothPath([...right, ...hem, ...left.slice().reverse()], true);
  let dark = '';
  let lit = '';
  const [waistX, waistY] = torso(0, frame.waistY + 20);
  for (let i = 0; i < Math.ceil(cut.folds * 1.4); i++) {
    const u = (i + random.range(0.2, 0.8)) / Math.ceil(cut.folds * 1.4);
    const x = lerp(lx, rx, u);
    const start: Point = [
      lerp(waistX, x, random.range(0.2, 0.42)),
      lerp(waistY, hemY, random.range(0.05, 0.4)),
    ];
    const bend: Point = [lerp(start[0], x, 0.35), lerp(start[1], hemY, 0.5)];
    const d = fold(start, bend, [x, hemY + 30], random.range(14, 60) * (0.6 + cut.hemEase / 220));
    if (i % 2) dark += d;
    else lit += d;
  }
  const thigh = (leg: Leg) =>
    fold(
      leg.hip,
      [leg.knee[0] + leg.side * 30, lerp(leg.hip[1], leg.knee[1], 0.5)],
      [leg.knee[0], Math.min(hemY, leg.knee[1] + 100)],
      34,
    );
  const slit =
    attire.bottom === 'wrap'
      ? fill(
          smoothPath(
            [
              torso(-frame.waist * 0.5, frame.waistY),
              torso(-40, frame.hipY),
              [lerp(lx, rx, 0.34), hemY + 30],
            ],
            false,
          ) + `L${lerp(lx, rx, 0.2)} ${hemY + 40}L${torso(-frame.waist, frame.hipY).join(' ')}Z`,
          hex(cuts.shade),
          0.5,
        )
      : '';
  return paintForm(studio, outline, {
    tone,
    span: [Math.min(lx, span[0]), Math.max(rx, span[1])],
    turn: 110,
    sheen: attire.sheen,
    inside:
      drawPrint(attire.print, groundOf(studio, body, attire, tone)) +
      slit +
      fill(legs.map(thigh).join(''), hex(cuts.shade), 0.3) +
      fill(lit, hex(cuts.light), anime ? 0.3 : 0.3 + attire.sheen * 0.3) +
      fill(dark, hex(anime ? cuts.shade : cuts.deep), anime ? 0.75 : 0.36) +
      fill(
        `M${k > 0 ? lx : rx} ${hipY}L${lerp(lx, rx, k > 0 ? 0.3 : 0.7)} ${hipY}L${lerp(lx, rx, k > 0 ? 0.2 : 0.8)} ${hemY + 60}L${k > 0 ? lx - 40 : rx + 40} ${hemY + 60}Z`,
        hex(cuts.deep),
        anime ? 0 : 0.14,
      ),
  });
}

/** A skirt on a seated body covers the thighs and falls from the knees. */
export function drawLap(
  studio: Studio,
  body: Skeleton,
  attire: Attire,
  cut: BottomCut,
  span: Span,
): string {
  const { legs, frame, torso } = body;
  const { random } = studio;
  const tone = attire.lower;
  const cuts = cutTones(tone, studio.light);
  const way = Math.sign(legs[0].knee[0] + legs[1].knee[0] - legs[0].hip[0] - legs[1].hip[0]) || 1;
  const [near, far] = legs[0].knee[0] * way < legs[1].knee[0] * way ? legs : [legs[1], legs[0]];
  const drop = cut.reach > 0.6 ? 330 : 120;
  const flare = cut.hemEase * 0.5;
  const low = Math.max(near.knee[1], far.knee[1]) + drop;
  const sideOf = (q: number) =>
    flank(frame, frame.waistY, frame.hipY - 30, cut.ease, 5).map(([x, y]) => torso(q * x, y));
  const outline = smoothPath(
    [
      ...sideOf(-way),
      torso(-way * frame.hip * 0.9, frame.hipY + 110),
      [near.knee[0] - way * (70 + flare * 0.4), near.knee[1] + 30],
      [near.knee[0] - way * (66 + flare), low - 14],
      [near.knee[0] - way * (56 + flare), low],
      [(near.knee[0] + far.knee[0]) / 2, low + 16],
      [far.knee[0] + way * (54 + flare), low - 6],
      [far.knee[0] + way * (66 + flare), low - 22],
      [far.knee[0] + way * 92, far.knee[1] + 6],
      [far.knee[0] + way * 44, far.knee[1] - 84],
      [(far.knee[0] + far.hip[0]) / 2, (far.knee[1] + far.hip[1]) / 2 - 128],
      ...sideOf(way).slice(0, -1).reverse(),
    ],
    true,
  );
  let folds = fold(
    torso(way * frame.hip * 0.7, frame.hipY - 60),
    [(near.knee[0] + near.hip[0]) / 2, near.hip[1] + 10],
    [near.knee[0], near.knee[1] - 30],
    26,
  );
  for (let i = 0; i < 4; i++) {
    const x = near.knee[0] + ((far.knee[0] - near.knee[0]) * (i + random.range(0.2, 0.8))) / 4;
    folds += fold(
      [x, near.knee[1] - 20],
      [x + random.near(0, 10), low - drop * 0.5],
      [x + random.near(0, 24), low + 10],
      random.range(14, 26),
    );
  }
  return paintForm(studio, outline, {
    tone,
    span,
    turn: 90,
    sheen: attire.sheen,
    inside:
      drawPrint(attire.print, groundOf(studio, body, attire, tone)) +
      fill(folds, hex(cuts.deep), 0.32),
  });
}
