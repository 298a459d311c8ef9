import { blend, hex, shift, tone, white } from '../palette.ts';
import { fill, oval, stroke } from '../sketch.ts';
import type { ember } from './fire.ts';
import { drawStrings, warmLamp } from './lamps.ts';
import { drawGround, drawRidge, drawWater } from './land.ts';
import type { Place } from './place.ts';
import { drawSky } from './sky.ts';
import { type Stage, bokeh, box, glow, panel, poly, side, slab, whole } from './stage.ts';

/** A paper lantern, lit from within, hanging or floating. */
const lantern = (s: Stage, x: number, y: number, r: number, t: typeof ember) =>
  oval(
    x,
    y,
    r * 2.6,
    r * 2.6,
    s.sketch.radial(x, y, r * 2.6, [
      [0, t, 0.5],
      [1, t, 0],
    ]),
  ) +
  fill(
    `M${x - r * 0.7} ${y - r}L${x + r * 0.7} ${y - r}Q${x + r * 1.15} ${y} ${x + r * 0.7} ${y + r}L${x - r * 0.7} ${y + r}Q${x - r * 1.15} ${y} ${x - r * 0.7} ${y - r}Z`,
    s.sketch.linear(0, y - r, 0, y + r, [
      [0, shift(t, -0.08)],
      [0.7, blend(t, white, 0.5)],
      [1, t],
    ]),
  );

export const nights: Record<string, Place> = {
  lanterns: {
    words: /lantern/,
    hour: 'night',
    weather: 'clear',
    glow: 'candle',
    draw: (s) => {
      const { random } = s;
      let afloat = '';
      for (let i = 0; i < 26; i++) {
        const z = s.z0 + 22 - i * 0.75;
        const [x, y] = s.at(random.range(-0.4, 0.4) * z, 0.1, z);
        const r = s.size(z) * 0.19;
        if (x < -r || x > s.width + r) continue;
        const t = tone(0.84, 0.13, random.range(45, 80));
        afloat +=
          oval(x, y + r * 2.2, r * 0.6, r * 1.5, hex(t), 0.3) + lantern(s, x, y - r * 0.4, r, t);
      }
      let aloft = '';
      for (let i = 0; i < 22; i++) {
        const r = s.width * random.range(0.006, 0.026);
        aloft += lantern(
          s,
          random.range(0, s.width),
          random.range(0.02, 0.9) * Math.max(s.horizon, s.height * 0.3),
          r,
          tone(0.82, 0.14, random.range(40, 75)),
        );
      }
      return {
        back:
          drawSky(s) +
          drawRidge(s, 0.12, 0.05, tone(0.35, 0.05, 265), 0.3) +
          drawWater(s, s.horizon, s.height, tone(0.36, 0.06, 245)) +
          aloft +
          afloat +
          fill(slab(s, -8, 0.6, 8, s.z0 + 1.2), s.paint(tone(0.5, 0.03, 60))),
        front: lantern(
          s,
          s.width * (0.5 + s.light.k * 0.44),
          s.height * random.range(0.06, 0.2),
          s.width * 0.05,
          tone(0.82, 0.14, 55),
        ),
      };
    },
  },
  funfair: {
    words: /fun ?fair|carousel|ferris|amusement|carnival|merry-go-round|candy ?floss|cotton candy/,
    evening: true,
    draw: (s) => {
      const z = s.z0 + 22;
      const [cx, cy] = s.at(-s.light.k * 3.2, 8, z);
      const m = s.size(z);
      let wheel = '';
      let cabins = '';
      for (let i = 0; i < 12; i++) {
        const a = (i / 12) * Math.PI * 2;
        const [x, y] = [cx + Math.cos(a) * m * 6, cy + Math.sin(a) * m * 6];
        wheel += `M${cx} ${cy}L${x} ${y}`;
        cabins += oval(
          x,
          y + m * 0.5,
          m * 0.7,
          m * 0.6,
          s.paint([s.accent, s.second, tone(0.8, 0.12, 80)][i % 3]!, z),
        );
        if (s.light.lamps) cabins += bokeh(s, x, y, m * 0.42, tone(0.85, 0.14, i * 30), 0.8);
      }
      const booth = (x: number, zz: number) => {
        let stripes = '';
        for (let i = 0; i < 8; i++)
          stripes += fill(
            poly([
              s.at(x - 1.6 + i * 0.4, 2.4, zz),
              s.at(x - 1.2 + i * 0.4, 2.4, zz),
              s.at(x, 4, zz),
            ]),
            s.paint(i % 2 ? tone(0.94, 0.015, 85) : s.accent, zz),
          );
        return (
          box(s, x - 1.5, 0, x + 1.5, 1, zz, 1, shift(s.accent, 0.05)) +
          fill(
            panel(s, x - 1.4, 1, x + 1.4, 2.4, zz + 0.6),
            s.paint(tone(s.light.lamps ? 0.85 : 0.6, 0.09, 75), zz),
          ) +
          stripes +
          Array.from({ length: 9 }, (_, i) => {
            const [bx, by] = s.at(x - 1.6 + i * 0.4, 2.36, zz);
            return oval(
              bx,
              by,
              s.size(zz) * 0.06,
              s.size(zz) * 0.06,
              hex(blend(warmLamp, white, 0.4)),
            );
          }).join('')
        );
      };
      return {
        back:
          drawSky(s) +
          drawGround(s, tone(0.6, 0.03, 60)) +
          stroke(
            `M${cx - m * 2.4} ${s.at(0, 0, z)[1]}L${cx} ${cy}L${cx + m * 2.4} ${s.at(0, 0, z)[1]}`,
            s.paint(tone(0.6, 0.02, 250), z),
            m * 0.3,
          ) +
          stroke(
            wheel +
              `M${cx - m * 6} ${cy}A${m * 6} ${m * 6} 0 1 1 ${cx + m * 6} ${cy}A${m * 6} ${m * 6} 0 1 1 ${cx - m * 6} ${cy}`,
            s.paint(tone(0.88, 0.05, 60), z),
            Math.max(1.6, m * 0.12),
          ) +
          cabins +
          booth(s.light.k * 3.4, s.z0 + 7) +
          booth(-s.light.k * 4, s.z0 + 10) +
          drawStrings(s, 3, 3.6, s.z0 + 2),
      };
    },
  },
  observatory: {
    words: /observatory|telescope|planetarium/,
    hour: 'night',
    weather: 'clear',
    draw: (s) => {
      const k = s.light.k;
      const z = s.z0 + 9;
      const m = s.size(z);
      const [dx, dy] = s.at(-k * 3.2, 2.2, z);
      const tz = s.z0 + 0.7;
      const [tx, ty] = s.at(k * 0.95, 1.15, tz);
      const n = s.size(tz);
      const tube = tone(0.9, 0.012, 85);
      return {
        back:
          drawSky(s, { clouds: 0 }) +
          drawRidge(s, 0.08, 0.03, tone(0.34, 0.05, 260), 0.2) +
          drawGround(s, tone(0.44, 0.04, 120)) +
          fill(
            `M${dx - m * 2} ${dy}A${m * 2} ${m * 2} 0 0 1 ${dx + m * 2} ${dy}Z`,
            s.sketch.linear(dx + k * m * 2, 0, dx - k * m * 2, 0, [
              [0, s.tone(tone(0.86, 0.015, 240), z)],
              [1, s.tone(tone(0.6, 0.02, 250), z)],
            ]),
          ) +
          fill(
            poly([
              [dx + m * 0.2, dy],
              [dx + m * 0.1, dy - m * 2.02],
              [dx + m * 0.5, dy - m * 1.96],
              [dx + m * 0.8, dy],
            ]),
            hex(blend(warmLamp, tone(0.5, 0.1, 50), 0.4)),
          ) +
          fill(
            panel(s, -k * 3.2 - 2, 0, -k * 3.2 + 2, 2.2, z),
            s.paint(tone(0.78, 0.015, 240), z),
          ) +
          fill(slab(s, -8, 0.6, 8, s.z0 + 2.4), s.paint(tone(0.56, 0.02, 250))) +
          stroke(
            `M${tx} ${ty}L${tx - n * 0.3} ${s.at(0, 0, tz)[1]}M${tx} ${ty}L${tx + n * 0.3} ${s.at(0, 0, tz)[1]}M${tx} ${ty}L${tx + n * 0.04} ${s.at(0, 0, tz)[1]}`,
            s.paint(tone(0.5, 0.06, 55), tz),
            n * 0.035,
          ) +
          stroke(
            `M${tx - k * n * 0.26} ${ty + n * 0.16}L${tx + k * n * 0.44} ${ty - n * 0.34}`,
            s.paint(tube, tz),
            n * 0.13,
          ) +
          stroke(
            `M${tx + k * n * 0.36} ${ty - n * 0.28}L${tx + k * n * 0.46} ${ty - n * 0.35}`,
            s.paint(s.accent, tz),
            n * 0.15,
          ),
      };
    },
  },
  aquarium: {
    words: /aquarium|oceanarium|jellyfish|underwater/,
    indoors: true,
    hour: 'night',
    draw: (s) => {
      const { random, width, height } = s;
      const blue = tone(0.5, 0.13, 240);
      let life = '';
      for (let i = 0; i < 26; i++) {
        const r = width * random.range(0.012, 0.045);
        const [x, y] = [random.range(0, width), random.range(0, height * 0.8)];
        const q = random.chance(0.5) ? 1 : -1;
        const t = random.pick([
          tone(0.78, 0.12, 70),
          tone(0.74, 0.08, 220),
          s.accent,
          tone(0.8, 0.1, 20),
        ]);
        life += fill(
          `M${x - q * r} ${y}Q${x} ${y - r * 0.8} ${x + q * r} ${y}Q${x} ${y + r * 0.8} ${x - q * r} ${y}ZM${x - q * r * 0.8} ${y}L${x - q * r * 1.6} ${y - r * 0.5}L${x - q * r * 1.4} ${y}L${x - q * r * 1.6} ${y + r * 0.5}Z`,
          hex(blend(t, blue, random.range(0.1, 0.6))),
          0.9,
        );
      }
      let jelly = '';
      for (let i = 0; i < 5; i++) {
        const r = width * random.range(0.03, 0.08);
        const [x, y] = [random.range(0.05, 0.95) * width, random.range(0.06, 0.5) * height];
        jelly +=
          glow(s, [x, y], r * 2.4, 0.35, tone(0.8, 0.1, 320)) +
          fill(
            `M${x - r} ${y}A${r} ${r * 1.1} 0 0 1 ${x + r} ${y}Q${x} ${y + r * 0.3} ${x - r} ${y}Z`,
            hex(tone(0.85, 0.08, 320)),
            0.7,
          ) +
          stroke(
            [-0.6, -0.2, 0.2, 0.6]
              .map((u) => `M${x + u * r} ${y}q${r * 0.3} ${r} 0 ${r * 1.4}t0 ${r}`)
              .join(''),
            hex(tone(0.88, 0.06, 320)),
            r * 0.06,
            0.6,
          );
      }
      let rays = '';
      for (let i = 0; i < 6; i++) {
        const x = random.range(0, width);
        rays += poly([
          [x, -5],
          [x + width * 0.06, -5],
          [x + width * 0.2 * s.light.k + width * 0.12, height * 0.9],
          [x + width * 0.2 * s.light.k - width * 0.04, height * 0.9],
        ]);
      }
      const z = s.z0 + 2.2;
      return {
        back:
          fill(
            whole(s),
            s.sketch.linear(0, 0, 0, height, [
              [0, tone(0.72, 0.11, 225)],
              [0.5, blue],
              [1, tone(0.28, 0.09, 262)],
            ]),
          ) +
          fill(rays, hex(tone(0.85, 0.08, 215)), 0.16) +
          life +
          jelly +
          fill(slab(s, -6, 0.6, 6, z), s.paint(tone(0.26, 0.05, 260))) +
          fill(panel(s, -6, 0, 6, 0.42, z), s.paint(tone(0.2, 0.04, 260), z)) +
          fill(
            side(s, -3.2, 0, 0.6, 4, z) + side(s, 3.2, 0, 0.6, 4, z),
            s.paint(tone(0.2, 0.04, 260)),
          ),
        front: glow(s, [width / 2, 0], width, 0.16, tone(0.7, 0.12, 225)),
      };
    },
  },
};
