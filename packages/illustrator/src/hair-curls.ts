import { type Point, bladePath, lerp, sampleCurve, smoothPath } from './geometry.ts';
import type { HairLayers, HairPlan, HairStudio } from './hair-plan.ts';
import { drawSides } from './hair-short.ts';
import { blend, hex } from './palette.ts';
import { fill, stroke } from './sketch.ts';

/** One ringlet: a ribbon that swings along its spine. */
function drawRinglet(
  studio: HairStudio,
  spine: readonly Point[],
  width: number,
  turns: number,
  shade: number,
): string {
  const { light, random, sketch } = studio;
  const { tones } = light;
  const phase = random.range(0, 6);
  const curve = sampleCurve(spine, 26).map(([x, y], i, all) => {
    const u = i / 25;
    const before = all[Math.max(0, i - 1)]!;
    const after = all[Math.min(25, i + 1)]!;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const bend = width * 0.55 * Math.min(1, u * 3) * Math.sin(u * turns * Math.PI * 2 + phase);
    return [
      x - ((after[1] - before[1]) / length) * bend,
      y + ((after[0] - before[0]) / length) * bend,
    ] as const;
  });
  const [x0, y0] = curve[0]!;
  const [x1, y1] = curve[25]!;
  const base = blend(tones.base, tones.deep, shade * 0.7);
  const paint = sketch.linear(x0, y0, x1, y1, [
    [0, blend(tones.dark, tones.deep, shade)],
    [0.4, base],
    [1, blend(base, tones.light, 0.3 * (1 - shade))],
  ]);
  const taper = (u: number) =>
    width * Math.min(1, 0.35 + u * 2) * (1 - Math.max(0, u - 0.75) * 3.4);
  const shape = bladePath(curve, taper);
  const offset = (amount: number) =>
    smoothPath(curve.slice(3, 23).map(([x, y]) => [x + amount, y] as const));
  const k = light.side * -1;
  return (
    fill(
      bladePath(
        curve.map(([x, y]) => [x + 2, y + 4] as const),
        (u) => taper(u) + 4,
      ),
      hex(tones.deep),
      0.55,
    ) +
    fill(shape, paint) +
    (light.anime
      ? stroke(shape, hex(tones.deep), 1.8, 0.7)
      : stroke(
          offset(k * width * 0.22),
          hex(blend(tones.shine, base, shade * 0.8)),
          width * 0.1,
          0.5,
        ) +
        stroke(offset(k * width * 0.05), hex(tones.light), width * 0.08, 0.35 * (1 - shade * 0.6)) +
        stroke(offset(-k * width * 0.26), hex(tones.deep), width * 0.12, 0.45))
  );
}

/** Loose curls down to the jaw ('short') or over the shoulders ('long'). */
export function drawRinglets(
  studio: HairStudio,
  plan: HairPlan,
  cut: 'short' | 'long',
): HairLayers {
  const { place, light, random, swing } = studio;
  const v = plan.volume;
  const long = cut === 'long';
  const length = long ? 250 + plan.twist * 190 : -10 + plan.twist * 50;
  const { part } = plan;
  const tones = light.tones;
  const skullShape = smoothPath(
    [
      place(-128, -112, 60),
      place(-70, -150),
      place(part, -172),
      place(70, -150),
      place(128, -112, 60),
      place(164, -60, 0),
      place(172 * (0.6 + v * 0.4), -150, 0),
      place(104, -238, 0),
      place(0, -272 * (0.85 + v * 0.15), 0),
      place(-104, -238, 0),
      place(-172 * (0.6 + v * 0.4), -150, 0),
      place(-164, -60, 0),
    ],
    true,
  );
  light.outlines.push(skullShape);
  const skull = (long ? '' : drawSides(studio, 0.3)) + fill(skullShape, hex(tones.dark));
  const fallFrom = (s: number, t: number, depth: number): Point[] => {
    // t: 0 is next to the face, 1 is the silhouette
    const out = lerp(136, 236 * v, t);
    const end = length + random.range(-40, 30) - t * 30;
    const top = lerp(-168, -258, t);
    if (!long) {
      // Short curls start all over the crown, not along one parting.
      const u = random.range(0.05, 0.55);
      const fall = random.near(0, 10);
      return [
        place(part * 0.5 + s * lerp(10, 96, u), top + 14 + fall),
        place(s * lerp(62, 120, t) + fall, lerp(-182, -240, t) + random.near(0, 12)),
        place(s * lerp(110, 162, t), lerp(-142, -176, t) + random.near(0, 12), 30),
        place(s * lerp(132, 170, t), Math.min(end - 40, -60) + random.range(-40, 16), 0),
      ];
    }
    return [
      place(part * (1 - t * 0.4), top),
      place(part * 0.5 + s * lerp(64, 98, t), lerp(-160, -250, t)),
      place(s * lerp(128, 196 * v, t), lerp(-80, -130, t), 30 * (1 - t)),
      place(s * lerp(152, 232 * v, t) * depth, 30, 0),
      place(s * out * depth + swing * 0.4, lerp(120, 140, t), 10),
      place(s * lerp(150, 226 * v, t) * depth + swing, end, 20),
    ];
  };
  const backs = long
    ? [-1, -0.6, -0.3, 0, 0.3, 0.6, 1].map((x) =>
        drawRinglet(
          studio,
          [
            place(x * 150, -120, 0),
            place(x * 214 * v, 0, 0),
            place(x * 232 * v, 130, 0),
            place(x * 214 * v, length - 10, 0),
          ],
          52,
          length / 110,
          1,
        ),
      )
    : [];
  const backShape = fill(
    smoothPath(
      (long
        ? [
            [-150, -200],
            [-214, -60],
            [-236, 90],
            [-214, length - 30],
            [0, length - 60],
            [214, length - 30],
            [236, 90],
            [214, -60],
            [150, -200],
          ]
        : [
            [-130, -200],
            [-158, -90],
            [-140, 10],
            [0, 40],
            [140, 10],
            [158, -90],
            [130, -200],
          ]
      ).map(([x, y]) => place(x! * v, y!, 0)),
      true,
    ),
    hex(tones.deep),
  );
  const order = long
    ? [1, 0.86, 0.72, 0.56, 0.42, 0.28, 0.14, 0]
    : [1, 0.85, 0.7, 0.55, 0.4, 0.26, 0.13, 0];
  const fronts = order
    .map((t) =>
      ([-1, 1] as const)
        .map((s) =>
          drawRinglet(
            studio,
            fallFrom(s, t, 1 + random.near(0, 0.04)),
            random.range(30, 42) * (long ? 1 : random.range(0.7, 1.1)),
            long ? length / 95 + 1 : random.range(1.1, 1.8),
            0.25 * t,
          ),
        )
        .join(''),
    )
    .join('');
  const forelock = long
    ? ''
    : [2, 1, 0]
        .map((row) =>
          [-0.9, -0.62, -0.36, -0.12, 0.14, 0.38, 0.64, 0.88]
            .map((at) => {
              const x = at + random.near(0, 0.09);
              const sway = random.near(0, 22);
              const y = -row * 34 + random.near(0, 9);
              return drawRinglet(
                studio,
                [
                  place(x * 112 + part * 0.3 - sway, -236 + x * x * 26 + y * 0.5),
                  place(x * 130 + sway * 0.4, -206 + x * x * 20 + y * 0.8),
                  place(x * 134 + part * 0.3 + sway, -174 + x * x * 24 + y),
                  place(x * 128 + part * 0.4 + sway * 0.4, -142 + x * x * 30 + y),
                ],
                random.range(24, 38),
                random.range(0.8, 1.3),
                row * 0.12,
              );
            })
            .join(''),
        )
        .join('');
  return { back: backShape + backs.join(''), front: skull + fronts + forelock };
}
