import { blend, hex, shift, tone, white } from '../palette.ts';
import { fill, oval, stroke } from '../sketch.ts';
import { drawShelves, drawPlant } from './furniture.ts';
import { back, ceilingLights, curtains, lit, oak } from './interior.ts';
import type { Place } from './place.ts';
import { drawLightPatch, drawRoom, drawWindow } from './rooms.ts';
import { glow, line, panel, poly, rectangle, whole } from './stage.ts';

export const halls: Record<string, Place> = {
  gym: {
    words: /\bgym|workout|fitness|weights|dance studio|yoga studio|ballet/,
    indoors: true,
    draw: (s) => {
      const z = back(s, 3);
      const rack = [0.5, 0.95]
        .map(
          (y) =>
            fill(
              panel(s, lit(s, -2.6), y - 0.04, lit(s, -2.6) + lit(s, 2), y + 0.03, z - 0.4),
              s.paint(tone(0.25, 0.01, 260), z),
            ) +
            Array.from({ length: 6 }, (_, i) => {
              const [x, py] = s.at(lit(s, -2.5 + i * 0.36), y + 0.12, z - 0.4);
              const m = s.size(z);
              return fill(
                rectangle(x - m * 0.14, py - m * 0.1, m * 0.1, m * 0.2) +
                  rectangle(x + m * 0.04, py - m * 0.1, m * 0.1, m * 0.2) +
                  rectangle(x - m * 0.05, py - m * 0.03, m * 0.1, m * 0.06),
                s.paint(i % 2 ? tone(0.22, 0.01, 260) : s.accent, z),
              );
            }).join(''),
        )
        .join('');
      return {
        back:
          drawRoom(s, {
            wall: tone(0.6, 0.02, 250),
            floor: tone(0.4, 0.015, 260),
            deep: 3,
            half: 3.6,
            laid: s.random.pick(['boards', 'plain']),
          }) +
          drawWindow(s, lit(s, 1.6), 0.4, 2.7, 2.8, z, 'city') +
          fill(
            panel(s, lit(s, -3.4), 0.3, lit(s, -0.4), 2.6, z),
            s.sketch.linear(...s.at(-3, 2.6, z), ...s.at(0, 0.3, z), [
              [0, s.tone(tone(0.8, 0.02, 220), z)],
              [0.5, s.tone(tone(0.62, 0.025, 230), z)],
              [1, s.tone(tone(0.74, 0.02, 220), z)],
            ]),
          ) +
          rack +
          drawLightPatch(s, lit(s, 1.6), z) +
          ceilingLights(s),
      };
    },
  },
  office: {
    words: /office|desk|work(place|ing)?\b(?! of)|meeting|startup|laptop|business/,
    indoors: true,
    draw: (s) => {
      const z = back(s, 3);
      const desk = (x: number) =>
        fill(panel(s, x - 0.8, 0.68, x + 0.8, 0.75, z - 0.9), s.paint(oak, z)) +
        fill(
          panel(s, x - 0.76, 0, x - 0.7, 0.68, z - 0.9) +
            panel(s, x + 0.7, 0, x + 0.76, 0.68, z - 0.9),
          s.paint(tone(0.28, 0.01, 260), z),
        ) +
        fill(panel(s, x - 0.3, 0.86, x + 0.3, 1.24, z - 0.8), s.paint(tone(0.22, 0.015, 260), z)) +
        fill(panel(s, x - 0.27, 0.89, x + 0.27, 1.21, z - 0.81), s.paint(tone(0.72, 0.06, 225), z));
      return {
        back:
          drawRoom(s, {
            wall: tone(0.86, 0.015, 230),
            floor: tone(0.6, 0.02, 250),
            deep: 3,
            half: 3.6,
            laid: 'plain',
          }) +
          drawWindow(s, 0, 0.3, 2.7, 5.4, z, 'city') +
          drawShelves(
            s,
            Math.min(lit(s, -2.9), lit(s, -1.1)),
            Math.max(lit(s, -2.9), lit(s, -1.1)),
            2.2,
            z - 0.1,
            'books',
            oak,
          ) +
          desk(-1.7) +
          desk(1.7) +
          drawPlant(s, lit(s, -2.9), z - 0.6, 1.6) +
          ceilingLights(s),
      };
    },
  },
  studio: {
    words: /photo ?studio|studio|backdrop|softbox|editorial|photo ?shoot/,
    indoors: true,
    draw: (s) => {
      const t = s.random.pick([
        s.accent,
        s.second,
        tone(0.85, 0.03, 80),
        tone(0.7, 0.05, 20),
        tone(0.55, 0.06, 230),
      ]);
      const r = s.width * s.random.range(0.28, 0.4);
      const [px, py] = s.at(s.random.near(0, 0.3), 1.3, s.z0 + 2);
      const shape = s.random.pick(['disc', 'arch', 'none', 'panels', 'drape'] as const);
      const base = fill(
        whole(s),
        s.sketch.radial(s.width * (0.5 + s.light.k * 0.25), s.height * 0.3, s.height * 0.9, [
          [0, s.tone(blend(shift(t, 0.1), s.light.key, 0.25))],
          [0.6, s.tone(t)],
          [1, s.tone(shift(t, -0.2))],
        ]),
      );
      const floorY = s.at(0, 0, s.z0 + 2.2)[1];
      const floor =
        floorY < s.height
          ? fill(
              rectangle(0, floorY, s.width, s.height - floorY),
              s.sketch.linear(0, floorY, 0, s.height, [
                [0, s.tone(shift(t, -0.02)), 0],
                [0.25, s.tone(shift(t, 0.05))],
                [1, s.tone(shift(t, -0.1))],
              ]),
            )
          : '';
      const other = s.tone(blend(s.second, t, 0.35));
      const figure =
        shape === 'disc'
          ? oval(
              px,
              py,
              r,
              r,
              s.sketch.linear(px - r, py - r, px + r, py + r, [
                [0, shift(other, 0.08)],
                [1, shift(other, -0.06)],
              ]),
            )
          : shape === 'arch'
            ? fill(
                `M${px - r * 0.8} ${floorY}L${px - r * 0.8} ${py - r * 0.4}A${r * 0.8} ${r * 0.8} 0 0 1 ${px + r * 0.8} ${py - r * 0.4}L${px + r * 0.8} ${floorY}Z`,
                s.sketch.linear(px - r, 0, px + r, 0, [
                  [0, shift(other, s.light.k < 0 ? 0.08 : -0.08)],
                  [1, shift(other, s.light.k > 0 ? 0.08 : -0.08)],
                ]),
              )
            : shape === 'panels'
              ? [0, 1, 2]
                  .map((i) =>
                    fill(
                      poly([
                        [s.width * (0.1 + i * 0.3), -5],
                        [s.width * (0.34 + i * 0.3), -5],
                        [s.width * (0.28 + i * 0.3), floorY],
                        [s.width * (0.04 + i * 0.3), floorY],
                      ]),
                      hex(shift(other, (i - 1) * 0.07)),
                      0.55,
                    ),
                  )
                  .join('')
              : shape === 'drape'
                ? curtains(s, blend(s.second, t, 0.3))
                : '';
      return { back: base + figure + floor };
    },
  },
  spaceship: {
    words: /\bspace\b|space ?(ship|craft|station)|star ?ship|sci-?fi|planet|galaxy|astronaut/,
    indoors: true,
    evening: true,
    draw: (s) => {
      const z = back(s, 2.6);
      const [cx, cy] = s.at(0, 1.6, z);
      const m = s.size(z);
      let stars = '';
      for (let i = 0; i < 80; i++)
        stars += oval(
          cx + s.random.range(-m * 2.4, m * 2.4),
          cy + s.random.range(-m * 1.2, m * 1.2),
          s.random.range(0.6, 2),
          s.random.range(0.6, 2),
          hex(white),
          s.random.range(0.3, 0.95),
        );
      const port = `M${cx - m * 2.2} ${cy}C${cx - m * 2.2} ${cy - m * 1.3} ${cx + m * 2.2} ${cy - m * 1.3} ${cx + m * 2.2} ${cy}C${cx + m * 2.2} ${cy + m * 1.1} ${cx - m * 2.2} ${cy + m * 1.1} ${cx - m * 2.2} ${cy}Z`;
      const px = cx + s.light.k * m;
      const planet = oval(
        px,
        cy + m * 0.2,
        m * 0.75,
        m * 0.75,
        s.sketch.linear(px + s.light.k * m * 0.6, cy - m * 0.5, px - s.light.k * m * 0.6, cy + m, [
          [0, shift(s.accent, 0.16)],
          [0.6, s.accent],
          [1, shift(s.accent, -0.35)],
        ]),
      );
      return {
        back:
          drawRoom(s, {
            wall: tone(0.46, 0.03, 250),
            floor: tone(0.36, 0.03, 255),
            deep: 2.6,
            half: 3,
            laid: 'tiles',
          }) +
          s.sketch.cut(
            port,
            fill(port, hex(tone(0.12, 0.05, 285))) +
              glow(s, [cx - s.light.k * m, cy], m * 2, 0.5, tone(0.5, 0.15, 300)) +
              stars +
              planet,
          ) +
          stroke(port, s.paint(tone(0.75, 0.02, 240), z), m * 0.12) +
          stroke(line([s.at(-3, 0.06, z), s.at(3, 0.06, z)]), hex(s.light.rim), 5) +
          [-1, 1]
            .map((q) =>
              stroke(
                line([s.at(q * 2.95, 0.4, z), s.at(q * 2.95, 0.4, 1)]),
                hex(tone(0.85, 0.12, 205)),
                5,
                0.9,
              ),
            )
            .join(''),
      };
    },
  },
};
