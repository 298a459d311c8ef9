import { createRandom } from '../random.ts';
import { type Point, num } from '../geometry.ts';
import { type Tone, blend, hex, shift, tone, white } from '../palette.ts';
import { fill, group, oval, stroke } from '../sketch.ts';
import { drawBicycle } from './bicycle.ts';
import type { Studio } from './form.ts';
import type { Skeleton } from './skeleton.ts';

export type PropKind =
  | 'cup'
  | 'glass'
  | 'book'
  | 'openBook'
  | 'flowers'
  | 'umbrella'
  | 'guitar'
  | 'phone'
  | 'mic'
  | 'brush'
  | 'shoes'
  | 'bicycle';

/** A held object: a part behind the whole figure, and one in front of the body below the hands. */
interface Prop {
  behind: string;
  before: string;
}

const nothing: Prop = { behind: '', before: '' };

/** The center of a closed hand. */
function gripOf(body: Skeleton, arm = body.arms.find((a) => a.spec.above) ?? body.arms[1]): Point {
  const angle = (arm.angle * Math.PI) / 180;
  return [arm.wrist[0] - Math.sin(angle) * 96, arm.wrist[1] + Math.cos(angle) * 96];
}

/** Draws a prop into the hands of a posed body. */
export function drawProp(
  studio: Studio,
  body: Skeleton,
  kind: PropKind | undefined,
  tint: Tone,
  seed: string,
): Prop {
  if (!kind) return nothing;
  const [x, y] = gripOf(body);
  const { k, hair, anime } = studio;
  const edge = (d: string, t: Tone) => stroke(d, hex(shift(t, -0.25)), (anime ? 2 : 1) * hair, 0.6);
  const shaded = (d: string, t: Tone, half: number) =>
    edge(d, t) +
    fill(
      d,
      studio.sketch.linear(k * half, 0, -k * half, 0, [
        [0, shift(blend(t, studio.light.key, 0.15), 0.05)],
        [0.5, t],
        [1, shift(t, -0.13)],
      ]),
    );
  const at = (content: string, turn = 0, px = x, py = y) =>
    group(`transform="translate(${num(px)} ${num(py)}) rotate(${num(turn)})"`, content);
  switch (kind) {
    case 'cup': {
      const china = tone(0.95, 0.012, 85);
      const steam = stroke(
        'M-24 -120C-50 -160 0 -190 -24 -240M28 -120C4 -156 50 -196 28 -250',
        hex(white),
        12,
        0.22,
      );
      return {
        behind: '',
        before: at(
          shaded('M-84 -84C-84 40 -64 96 -40 104L40 104C64 96 84 40 84 -84Z', china, 90) +
            stroke(
              `M${k * 80} -50C${k * 150} -54 ${k * 140} 50 ${k * 66} 44`,
              hex(shift(china, -0.08)),
              20,
            ) +
            oval(0, -84, 84, 22, hex(shift(china, -0.05))) +
            oval(0, -80, 72, 16, hex(tone(0.38, 0.06, 48))) +
            steam,
        ),
      };
    }
    case 'glass':
      return {
        behind: '',
        before: at(
          fill('M-70 -230C-84 -110 -50 -60 0 -60C50 -60 84 -110 70 -230Z', hex(white), 0.28) +
            fill(
              'M-78 -150C-74 -90 -44 -64 0 -64C44 -64 74 -90 78 -150Z',
              hex(tint.c > 0.06 ? tint : tone(0.4, 0.14, 15)),
              0.85,
            ) +
            stroke(
              'M-70 -230C-84 -110 -50 -60 0 -60C50 -60 84 -110 70 -230M0 -60L0 150M-60 156C-20 144 20 144 60 156',
              hex(white),
              7,
              0.7,
            ) +
            stroke('M-52 -200C-60 -150 -54 -110 -40 -90', hex(white), 9, 0.6),
        ),
      };
    case 'phone':
      return {
        behind: '',
        before: at(
          shaded(
            'M-70 -190Q-70 -204 -56 -204L56 -204Q70 -204 70 -190L70 120Q70 134 56 134L-56 134Q-70 134 -70 120Z',
            tone(0.26, 0.02, 265),
            80,
          ) +
            oval(-38, -166, 18, 18, hex(tone(0.12, 0.01, 260))) +
            oval(-38, -166, 8, 8, hex(tone(0.5, 0.06, 240))),
          k * 8,
        ),
      };
    case 'book':
      return {
        behind: '',
        before: at(
          shaded('M-160 -215L160 -215L160 215L-160 215Z', tint, 170) +
            fill('M-160 -215L-128 -215L-128 215L-160 215Z', hex(shift(tint, -0.1))) +
            fill('M160 -205L174 -196L174 208L160 215Z', hex(tone(0.93, 0.02, 85))) +
            stroke('M-90 -150L120 -150L120 150L-90 150Z', hex(shift(tint, 0.18)), 6, 0.7) +
            oval(14, -40, 46, 46, hex(shift(tint, 0.2)), 0.6),
          7,
          x - 20,
          y + 40,
        ),
      };
    case 'openBook': {
      const [ax, ay] = gripOf(body, body.arms[0]);
      const [bx, by] = gripOf(body, body.arms[1]);
      const [cx, cy] = [(ax + bx) / 2, (ay + by) / 2];
      const w = Math.max(190, Math.abs(bx - ax) / 2 + 70);
      const leaf = (q: number) =>
        shaded(
          `M0 -128C${q * w * 0.4} -176 ${q * w * 0.8} -168 ${q * w} -150L${q * w} 150C${q * w * 0.8} 132 ${q * w * 0.4} 126 0 170Z`,
          tint,
          w,
        );
      const page = (q: number) =>
        fill(
          `M0 -140C${q * w * 0.4} -192 ${q * w * 0.8} -186 ${q * w * 0.96} -172L${q * w * 0.96} -150C${q * w * 0.8} -164 ${q * w * 0.4} -170 0 -124Z`,
          hex(tone(0.95, 0.02, 85)),
        );
      return {
        behind: '',
        before: at(
          page(-1) +
            page(1) +
            leaf(-1) +
            leaf(1) +
            stroke('M0 -126L0 168', hex(shift(tint, -0.14)), 12) +
            stroke(
              `M${-w * 0.82} -90L${-w * 0.24} -110M${w * 0.24} -110L${w * 0.82} -90`,
              hex(shift(tint, 0.2)),
              7,
              0.7,
            ),
          0,
          cx,
          cy - 20,
        ),
      };
    }
    case 'brush':
      return {
        behind: '',
        before: at(
          stroke('M0 120L0 -190', hex(tone(0.6, 0.09, 60)), 17) +
            stroke('M0 -190L0 -230', hex(tone(0.8, 0.01, 240)), 20) +
            fill('M-13 -226Q-18 -270 0 -310Q18 -270 13 -226Z', hex(tint)),
          k * 20,
        ),
      };
    case 'shoes': {
      const pump =
        'M-46 0C-40 -30 -12 -30 -6 0C8 60 60 150 70 230C72 262 30 268 22 232C10 170 -20 90 -46 60Z';
      const loafer =
        'M-52 0C-40 -26 6 -26 20 0C34 60 52 150 48 226C44 268 -28 268 -38 226C-50 150 -58 60 -52 0Z';
      const { female } = body.frame;
      const shoe = (dx: number, turn: number) =>
        `<g transform="translate(${num(dx)} 60) rotate(${turn})">${shaded(female ? pump : loafer, tint, 80)}${female ? stroke('M-38 40L-70 150', hex(shift(tint, -0.14)), 12) : fill('M-34 10C-20 -6 0 -6 8 10L12 70C0 84 -22 84 -32 70Z', hex(shift(tint, -0.2)))}</g>`;
      return { behind: '', before: at(shoe(-24, 14) + shoe(30, -8)) };
    }
    case 'bicycle':
      return { behind: '', before: drawBicycle(studio, body, tint) };
    case 'mic':
      return {
        behind: '',
        before: at(
          shaded('M-20 -60L-26 -150L26 -150L20 -60L16 170L-16 170Z', tone(0.24, 0.01, 260), 30) +
            oval(0, -178, 44, 48, hex(tone(0.6, 0.012, 250))) +
            stroke(
              'M-40 -170L40 -170M-34 -196L34 -196M-16 -220L-16 -136M16 -220L16 -136',
              hex(tone(0.4, 0.01, 250)),
              5,
            ),
          0,
        ),
      };
    case 'umbrella': {
      const cx = x * 0.55;
      const [left, right, low] = [cx - 820, cx + 820, y - 760];
      const top = low - 520;
      let panels = '';
      for (let i = 0; i < 6; i++) {
        const a = left + ((right - left) * i) / 6;
        const b = left + ((right - left) * (i + 1)) / 6;
        panels += fill(
          `M${cx} ${top}Q${(cx + a) / 2 + (a - cx) * 0.34} ${top + 80} ${a} ${low}Q${(a + b) / 2} ${low - 60} ${b} ${low}Q${(cx + b) / 2 + (b - cx) * 0.34} ${top + 80} ${cx} ${top}Z`,
          hex(shift(tint, (i % 2 ? 0.03 : -0.03) + k * (i - 2.5) * 0.022)),
        );
      }
      return {
        behind: panels + stroke(`M${cx} ${top - 60}L${cx} ${top}`, hex(tone(0.3, 0.02, 60)), 16),
        before:
          stroke(`M${cx} ${low - 30}L${x} ${y + 130}`, hex(tone(0.34, 0.03, 60)), 18) +
          stroke(`M${x} ${y + 130}c0 70 -70 70 -70 20`, hex(tone(0.45, 0.06, 55)), 24),
      };
    }
    case 'flowers': {
      const random = createRandom(seed, 'bouquet');
      let out = stroke('M-30 220L10 -60M30 220L-20 -60M0 230L0 -80', hex(tone(0.5, 0.08, 140)), 12);
      out += shaded('M-130 -60C-60 10 60 10 130 -60L46 130L-46 130Z', tone(0.9, 0.025, 80), 120);
      for (let i = 0; i < 12; i++)
        out += fill(
          `M0 -60Q${-220 + i * 40} -150 ${-190 + i * 34} ${-240 - (i % 3) * 40}Q${-150 + i * 34} -140 0 -60Z`,
          hex(tone(0.46 + (i % 3) * 0.05, 0.08, 140)),
        );
      for (let i = 0; i < 17; i++) {
        const a = (i / 17) * Math.PI * 2;
        const q = i % 3 ? 1 : 0.45;
        const [fx, fy] = [Math.cos(a) * 125 * q, -165 + Math.sin(a) * 95 * q];
        const r = random.range(34, 52);
        const t = shift(
          tint.l > 0.4 && tint.c > 0.05 ? tint : tone(0.72, 0.13, 10),
          random.range(-0.06, 0.12),
          0,
          random.near(0, 22),
        );
        for (let n = 0; n < 5; n++)
          out += oval(
            fx + Math.cos(a + n * 1.257) * r * 0.5,
            fy + Math.sin(a + n * 1.257) * r * 0.5,
            r * 0.56,
            r * 0.5,
            hex(shift(t, n * 0.012)),
          );
        out += oval(fx, fy, r * 0.26, r * 0.24, hex(shift(t, -0.14, 0.02)));
      }
      return { behind: '', before: at(out, -k * 6) };
    }
    default: {
      const wood = tone(0.6, 0.12, 58);
      const other = body.arms[0].spec.above ? body.arms[1] : body.arms[0];
      const [hx, hy] = gripOf(body, other);
      const angle = (Math.atan2(hy - y, hx - x) * 180) / Math.PI + 90;
      const [bx, by] = [x - (hx - x) * 0.05, y - (hy - y) * 0.05 + 30];
      return {
        behind: '',
        before: at(
          stroke('M0 -120L0 -900', hex(tone(0.32, 0.04, 45)), 56) +
            fill('M-38 -880L38 -880L46 -1060L-46 -1060Z', hex(tone(0.28, 0.04, 40))) +
            shaded(
              'M0 -230C110 -236 150 -170 120 -80C104 -40 120 -10 160 50C230 170 140 300 0 300C-140 300 -230 170 -160 50C-120 -10 -104 -40 -120 -80C-150 -170 -110 -236 0 -230Z',
              wood,
              190,
            ) +
            oval(0, 0, 68, 68, hex(tone(0.2, 0.03, 40))) +
            fill('M-60 150L60 150L60 176L-60 176Z', hex(tone(0.25, 0.03, 40))) +
            stroke(
              'M-12 160L-10 -1000M0 160L0 -1000M12 160L10 -1000',
              hex(tone(0.9, 0.02, 85)),
              3,
              0.8,
            ),
          angle,
          bx,
          by,
        ),
      };
    }
  }
}
