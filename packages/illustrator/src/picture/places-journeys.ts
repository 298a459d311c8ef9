import { type Tone, blend, hex, shift, tone, white } from '../palette.ts';
import { fill, oval, stroke } from '../sketch.ts';
import { drawSkyline } from './buildings.ts';
import { back, lit } from './interior.ts';
import { drawRailing } from './lamps.ts';
import { drawRidge, drawWater } from './land.ts';
import type { Place } from './place.ts';
import { drawRoom, drawWindow } from './rooms.ts';
import { deck } from './scenery.ts';
import { drawSky } from './sky.ts';
import { type Stage, box, panel, rectangle, slab } from './stage.ts';

const mast = (s: Stage) => {
  const k = s.light.k;
  const z = s.z0 + 1.6;
  const [mx] = s.at(-k * 0.62, 0, z);
  const m = s.size(z);
  const foot = s.at(0, 0.1, z)[1];
  const canvas = tone(0.95, 0.015, 85);
  const boom = s.at(0, 1.62, z)[1];
  const tip = mx + k * m * 2.8;
  return (
    fill(
      `M${mx} ${boom}L${mx} ${boom - m * 9}Q${mx + k * m * 2} ${boom - m * 3} ${tip} ${boom}Z`,
      s.sketch.linear(mx, 0, tip, 0, [
        [0, s.tone(shift(canvas, -0.1), z)],
        [0.5, s.tone(canvas, z)],
        [1, s.tone(shift(canvas, -0.06), z)],
      ]),
    ) +
    stroke(
      [2, 4, 6]
        .map(
          (q) =>
            `M${mx} ${boom - m * q}L${mx + (k * m * 2.8 * (9 - q)) / 10} ${boom - m * q * 0.9}`,
        )
        .join(''),
      s.paint(shift(canvas, -0.14), z),
      1.4,
      0.6,
    ) +
    stroke(
      `M${mx} ${foot}L${mx} -20M${mx} ${boom}L${tip} ${boom}`,
      s.paint(tone(0.55, 0.07, 60), z),
      m * 0.11,
    ) +
    stroke(
      `M${mx} -20L${s.at(-3.6, 0.9, z).join(' ')}M${mx} -20L${s.at(3.6, 0.9, z).join(' ')}`,
      s.paint(tone(0.3, 0.01, 250), z),
      1.4,
      0.7,
    )
  );
};

const lacquers = [
  tone(0.55, 0.13, 28),
  tone(0.72, 0.07, 195),
  tone(0.62, 0.07, 60),
  tone(0.5, 0.08, 160),
];

/**
 * A boat around the person: the far side and its floor behind, the near side and an oar in front.
 */
const hull = (s: Stage, paint: Tone, part: 'far' | 'near') => {
  const k = s.light.k;
  const [cx, y] = s.at(0, 0, s.z0);
  const m = s.ppm;
  const [half, rise] = [m * 1.15, m * 0.42];
  const up = (u: number) => y - u * m;
  if (part === 'far')
    return (
      oval(cx, up(-0.02), half * 1.25, m * 0.16, hex(shift(s.light.dark, -0.02)), 0.4) +
      fill(
        `M${cx - half} ${up(0.5)}Q${cx} ${up(0.42)} ${cx + half} ${up(0.5)}L${cx + half * 0.8} ${up(0.1)}L${cx - half * 0.8} ${up(0.1)}Z`,
        s.paint(shift(paint, -0.2)),
      )
    );
  const top = `M${cx - half * 1.06} ${up(0.52)}Q${cx} ${up(0.24)} ${cx + half * 1.06} ${up(0.52)}`;
  const [ox, oy] = [cx + k * half * 0.4, up(0.42)];
  return (
    fill(
      `${top}C${cx + half * 0.9} ${up(0.1)} ${cx + half * 0.6} ${up(-0.1)} ${cx} ${up(-0.12)}C${cx - half * 0.6} ${up(-0.1)} ${cx - half * 0.9} ${up(0.1)} ${cx - half * 1.06} ${up(0.52)}Z`,
      s.sketch.linear(0, y - rise, 0, y + m * 0.1, [
        [0, s.tone(shift(paint, 0.06))],
        [1, s.tone(shift(paint, -0.16))],
      ]),
    ) +
    stroke(
      [0.12, 0.24]
        .map(
          (u) =>
            `M${cx - half * (1.02 - u * 0.3)} ${up(0.5 - u)}Q${cx} ${up(0.24 - u)} ${cx + half * (1.02 - u * 0.3)} ${up(0.5 - u)}`,
        )
        .join(''),
      s.paint(shift(paint, -0.12)),
      Math.max(1.2, m * 0.01),
      0.7,
    ) +
    stroke(top, s.paint(tone(0.5, 0.07, 55)), m * 0.05) +
    stroke(
      `M${ox - k * m * 0.5} ${oy - m * 0.2}L${ox + k * m * 0.75} ${oy + m * 0.42}`,
      s.paint(tone(0.7, 0.07, 65)),
      m * 0.04,
    ) +
    stroke(
      `M${ox + k * m * 0.66} ${oy + m * 0.37}L${ox + k * m * 0.86} ${oy + m * 0.48}`,
      s.paint(tone(0.66, 0.07, 62)),
      m * 0.11,
    )
  );
};

const lifeRing = (s: Stage, x: number, z: number) => {
  const [cx, cy] = s.at(x, 0.66, z);
  const r = s.size(z) * 0.26;
  let marks = '';
  for (let i = 0; i < 4; i++) {
    const a = i * 1.571 + 0.5;
    marks += `M${cx + Math.cos(a) * r} ${cy + Math.sin(a) * r}A${r} ${r} 0 0 1 ${cx + Math.cos(a + 0.6) * r} ${cy + Math.sin(a + 0.6) * r}`;
  }
  const ring = `M${cx - r} ${cy}A${r} ${r} 0 1 1 ${cx + r} ${cy}A${r} ${r} 0 1 1 ${cx - r} ${cy}`;
  return (
    stroke(ring, s.paint(tone(0.95, 0.01, 80), z), r * 0.42) +
    stroke(marks, s.paint(tone(0.58, 0.18, 30), z), r * 0.42)
  );
};

const sails = (s: Stage) =>
  [0.2, 0.78]
    .map((u) => {
      const x = s.width * (u + s.random.near(0, 0.1));
      const h = s.height * s.random.range(0.03, 0.06);
      return (
        fill(
          `M${x} ${s.horizon}L${x} ${s.horizon - h}L${x + h * 0.5} ${s.horizon}Z`,
          hex(blend(s.tone(white, 40), s.light.haze, 0.2)),
        ) +
        fill(rectangle(x - h * 0.3, s.horizon, h * 0.8, h * 0.08), s.paint(tone(0.4, 0.04, 30), 40))
      );
    })
    .join('');

const suitcase = (s: Stage, x: number, z: number) => {
  const t = s.accent;
  const m = s.size(z);
  const [bx, by] = s.at(x, 0.06, z);
  return (
    stroke(
      `M${bx - m * 0.1} ${by - m * 0.66}L${bx - m * 0.1} ${by - m * 0.98}L${bx + m * 0.1} ${by - m * 0.98}L${bx + m * 0.1} ${by - m * 0.66}`,
      s.paint(tone(0.3, 0.01, 250)),
      m * 0.03,
    ) +
    fill(
      rectangle(bx - m * 0.22, by - m * 0.66, m * 0.44, m * 0.66),
      s.sketch.linear(bx - m * 0.22, 0, bx + m * 0.22, 0, [
        [0, s.tone(shift(t, s.light.k < 0 ? 0.06 : -0.1))],
        [1, s.tone(shift(t, s.light.k > 0 ? 0.06 : -0.1))],
      ]),
    ) +
    stroke(
      `M${bx - m * 0.1} ${by - m * 0.62}L${bx - m * 0.1} ${by - m * 0.04}M${bx + m * 0.1} ${by - m * 0.62}L${bx + m * 0.1} ${by - m * 0.04}`,
      s.paint(shift(t, -0.12)),
      m * 0.02,
    )
  );
};

export const journeys: Record<string, Place> = {
  train: {
    words: /\btrain\b|carriage|compartment|railway|travel(l)?ing/,
    indoors: true,
    draw: (s) => {
      const z = back(s, 1.25);
      const k = s.light.k;
      const cloth = s.random.pick([s.second, tone(0.42, 0.09, 25), tone(0.4, 0.06, 165)]);
      const seat = (q: number) =>
        box(s, q * 1.75 - 0.55, 0, q * 1.75 + 0.55, 1.3, s.z0 + 0.5, 0.5, cloth) +
        fill(
          panel(s, q * 1.75 - 0.5, 1.08, q * 1.75 + 0.5, 1.42, s.z0 + 0.48),
          s.paint(tone(0.94, 0.012, 85)),
        );
      const [tx, ty] = s.at(k * 1.05, 0.78, z - 0.3);
      const m = s.size(z);
      return {
        back:
          drawRoom(s, {
            wall: tone(0.62, 0.05, 60),
            floor: tone(0.42, 0.03, 30),
            deep: 1.25,
            half: 2.4,
            high: 2.5,
            laid: 'plain',
            panels: false,
          }) +
          drawWindow(
            s,
            0,
            0.92,
            2.14,
            3.3,
            z,
            'passing',
            s.random.chance(0.6) ? s.accent : undefined,
          ) +
          fill(panel(s, -2.4, 2.24, 2.4, 2.3, z - 0.3), s.paint(tone(0.7, 0.08, 80), z)) +
          fill(panel(s, -1.9, 0.86, 1.9, 0.93, z - 0.05), s.paint(tone(0.5, 0.06, 50), z)) +
          seat(-k) +
          fill(rectangle(tx - m * 0.3, ty, m * 0.6, m * 0.05), s.paint(tone(0.5, 0.06, 50), z)) +
          fill(
            rectangle(tx - m * 0.06, ty - m * 0.12, m * 0.12, m * 0.12),
            s.paint(tone(0.95, 0.01, 80), z),
          ),
      };
    },
  },
  boat: {
    words: /sail|yacht|\bbay\b|regatta|on (a|the) boat/,
    draw: (s) => ({
      back:
        drawSky(s) +
        drawRidge(s, 0.06, 0.03, tone(0.55, 0.06, 150), 0.55) +
        drawWater(s, s.horizon, s.height, tone(0.54, 0.09, 222)) +
        sails(s) +
        deck(s, tone(0.72, 0.06, 65)) +
        drawRailing(s, s.z0 + 1.9, 'iron') +
        mast(s),
    }),
  },
  rowboat: {
    words: /\brow(s|ing|boat)\b|gondola|canoe|kayak|paddling/,
    low: true,
    draw: (s) => {
      const paint = s.random.pick(lacquers);
      return {
        back:
          drawSky(s) +
          drawRidge(s, 0.2, 0.07, tone(0.5, 0.05, 245), 0.5, s.random.chance(0.4)) +
          drawRidge(s, 0.07, 0.02, tone(0.42, 0.07, 150), 0.2) +
          drawWater(s, s.horizon, s.height, tone(0.5, 0.07, 210)) +
          hull(s, paint, 'far'),
        front: hull(s, paint, 'near'),
      };
    },
  },
  ferry: {
    words: /ferry|cruise|\bship\b|\bdeck\b/,
    draw: (s) => {
      const wake = [0, 1, 2, 3]
        .map((i) => {
          const [x, y] = s.at(s.light.k * (1 + i), 0, s.z0 + 6 + i * 9);
          const w = s.size(s.z0 + 6 + i * 9) * 1.6;
          return oval(x, y, w, w * 0.12, hex(blend(s.light.sky[2], white, 0.5)), 0.5);
        })
        .join('');
      return {
        back:
          drawSky(s, { clouds: 5 }) +
          (s.random.chance(0.5)
            ? drawSkyline(s, 150, 10, 30, tone(0.6, 0.03, 250))
            : drawRidge(s, 0.08, 0.03, tone(0.5, 0.05, 200), 0.5)) +
          drawWater(s, s.horizon, s.height, tone(0.5, 0.08, 228)) +
          wake +
          deck(s, tone(0.66, 0.03, 160)) +
          fill(slab(s, -8, s.z0 + 1.7, 8, s.z0 + 1.9, 0.1), s.paint(white)) +
          drawRailing(s, s.z0 + 1.8, 'iron') +
          lifeRing(s, -s.light.k * 1.1, s.z0 + 1.75),
      };
    },
  },
  airport: {
    words: /airport|departure|arrival|boarding|terminal/,
    indoors: true,
    draw: (s) => {
      const z = back(s, 3);
      const [px, py] = s.at(s.light.k * 0.9, 1.5, z);
      const m = s.size(z) * 1.5;
      const k = -s.light.k;
      const plane =
        fill(
          `M${px - k * m} ${py}C${px - k * m * 0.9} ${py - m * 0.16} ${px + k * m * 0.7} ${py - m * 0.16} ${px + k * m} ${py + m * 0.04}C${px + k * m * 0.8} ${py + m * 0.12} ${px - k * m * 0.8} ${py + m * 0.12} ${px - k * m} ${py}Z` +
            `M${px - k * m * 0.7} ${py - m * 0.06}L${px - k * m * 1.05} ${py - m * 0.42}L${px - k * m * 0.86} ${py - m * 0.42}L${px - k * m * 0.44} ${py - m * 0.08}Z`,
          s.paint(tone(0.96, 0.01, 240), z),
        ) +
        fill(
          `M${px - k * m * 0.1} ${py + m * 0.04}L${px - k * m * 0.5} ${py + m * 0.3}L${px - k * m * 0.28} ${py + m * 0.3}L${px + k * m * 0.22} ${py + m * 0.05}Z`,
          s.paint(tone(0.72, 0.02, 240), z),
        );
      return {
        back:
          drawRoom(s, {
            wall: tone(0.86, 0.01, 230),
            floor: tone(0.74, 0.012, 230),
            deep: 3,
            half: 4,
            high: 3.6,
            laid: 'tiles',
          }) +
          drawWindow(s, 0, 0.2, 3.4, 7.4, z, 'sky') +
          plane +
          [-2.4, 2.2]
            .map((x) => box(s, x - 0.9, 0, x + 0.9, 0.45, s.z0 + 1.6, 0.6, tone(0.36, 0.03, 250)))
            .join('') +
          suitcase(s, lit(s, -0.55), s.z0 - 0.05),
      };
    },
  },
};
