import { type Tone, shift, tone } from '../palette.ts';
import { fill, oval, stroke } from '../sketch.ts';
import { type Stage, rectangle } from './stage.ts';

type Work = 'dough' | 'clay' | 'stems' | 'sleeves' | 'cup' | 'clock' | 'cloth' | 'wood';

/** What somebody works on at a bench. */
export const readWork = (text: string): Work =>
  /clock|watch|brass/.test(text) ? 'clock' : /cloth\b|fabric|sew/.test(text) ? 'cloth' : 'wood';

/**
 * The edge of a table in front of the person with the objects on it; omitted if the picture shows
 * the floor or ends above the table.
 */
export function drawBench(s: Stage, work: Work, top: Tone = tone(0.5, 0.055, 58)): string {
  const edge = s.at(0, 0.96, s.z0 - 0.3)[1];
  if (s.at(0, 0, s.z0)[1] < s.height * 1.12 || edge > s.height * 1.24) return '';
  const y = Math.min(Math.max(edge, s.height * 0.84), s.height * 0.92);
  const { width, height, random } = s;
  const k = s.light.k;
  const unit = s.size(s.z0 - 0.35);
  const m = Math.min(unit, (height - y) * 4, width * 0.6);
  const cx = width * (0.5 - k * random.range(0.2, 0.3));
  const board =
    fill(
      `M-10 ${y + 10}Q${width / 2} ${y - 12} ${width + 10} ${y + 10}L${width + 10} ${height + 10}L-10 ${height + 10}Z`,
      s.sketch.linear(0, y, 0, height, [
        [0, s.tone(shift(top, 0.06))],
        [1, s.tone(shift(top, -0.14))],
      ]),
    ) +
    stroke(
      `M-10 ${y + 12}Q${width / 2} ${y - 10} ${width + 10} ${y + 12}`,
      s.paint(shift(top, 0.14)),
      2.4,
      0.7,
    );
  return board + things[work](s, cx, y + (height - y) * 0.34, m);
}

const bowl = (s: Stage, x: number, y: number, r: number, t: Tone, inside: Tone) =>
  fill(
    `M${x - r} ${y - r * 0.7}C${x - r * 0.9} ${y + r * 0.2} ${x - r * 0.4} ${y + r * 0.3} ${x} ${y + r * 0.3}C${x + r * 0.4} ${y + r * 0.3} ${x + r * 0.9} ${y + r * 0.2} ${x + r} ${y - r * 0.7}Z`,
    s.sketch.linear(x - r, 0, x + r, 0, [
      [0, s.tone(shift(t, s.light.k < 0 ? 0.06 : -0.12))],
      [1, s.tone(shift(t, s.light.k > 0 ? 0.06 : -0.12))],
    ]),
  ) + oval(x, y - r * 0.7, r, r * 0.24, s.paint(inside));

const things: Record<Work, (s: Stage, x: number, y: number, m: number) => string> = {
  dough: (s, x, y, m) => {
    const k = s.light.k;
    const flour = tone(0.97, 0.01, 85);
    const loaf = tone(0.9, 0.04, 80);
    const dx = s.width * 0.5 + k * m * 0.12;
    return (
      oval(dx, y + m * 0.06, m * 0.42, m * 0.05, s.paint(flour), 0.75) +
      fill(
        `M${dx - m * 0.2} ${y + m * 0.05}C${dx - m * 0.24} ${y - m * 0.12} ${dx - m * 0.06} ${y - m * 0.17} ${dx + m * 0.04} ${y - m * 0.14}C${dx + m * 0.24} ${y - m * 0.14} ${dx + m * 0.24} ${y + m * 0.04} ${dx + m * 0.18} ${y + m * 0.06}Z`,
        s.paint(loaf),
      ) +
      bowl(s, x, y, m * 0.16, s.accent, flour) +
      stroke(
        `M${x + k * m * 0.86} ${y + m * 0.1}L${x + k * m * 1.2} ${y - m * 0.02}`,
        s.paint(tone(0.72, 0.07, 65)),
        m * 0.075,
      )
    );
  },
  clay: (s, x, y, m) => {
    const clay = tone(0.64, 0.065, 52);
    const cx = s.width * 0.5 + s.light.k * m * 0.1;
    return (
      oval(cx, y + m * 0.08, m * 0.36, m * 0.08, s.paint(tone(0.78, 0.015, 70))) +
      bowl(s, cx, y, m * 0.2, clay, shift(clay, -0.14)) +
      bowl(s, x, y + m * 0.04, m * 0.11, tone(0.5, 0.05, 200), tone(0.7, 0.03, 200))
    );
  },
  stems: (s, x, y, m) => {
    let out = fill(
      `M${x - m * 0.34} ${y + m * 0.12}L${x + m * 0.3} ${y + m * 0.1}L${x + m * 0.38} ${y - m * 0.06}L${x - m * 0.24} ${y - m * 0.06}Z`,
      s.paint(tone(0.78, 0.045, 70)),
    );
    for (let i = 0; i < 9; i++) {
      const fx = x - m * 0.2 + s.random.near(0, m * 0.14);
      const fy = y - m * 0.06 + s.random.near(0, m * 0.07);
      out +=
        stroke(
          `M${fx} ${fy}L${x + m * 0.34} ${y + m * 0.04}`,
          s.paint(tone(0.5, 0.08, 140)),
          m * 0.012,
        ) + oval(fx, fy, m * 0.055, m * 0.05, s.paint(shift(s.accent, s.random.range(0, 0.2))));
    }
    return out;
  },
  clock: (s, _, y, m) => {
    const brass = tone(0.74, 0.1, 82);
    const cx = s.width * 0.5 + s.light.k * m * 0.06;
    const cy = y - m * 0.06;
    const wheel = (x: number, r: number) =>
      oval(x, y + m * 0.07, r, r * 0.36, s.paint(shift(brass, -0.1))) +
      oval(x, y + m * 0.066, r * 0.5, r * 0.18, s.paint(shift(brass, -0.3)));
    return (
      oval(cx, y + m * 0.1, m * 0.24, m * 0.04, s.paint(tone(0.2, 0.02, 50)), 0.4) +
      oval(cx, cy, m * 0.16, m * 0.16, s.paint(brass)) +
      oval(cx, cy, m * 0.128, m * 0.128, s.paint(tone(0.95, 0.015, 88))) +
      stroke(
        `M${cx} ${cy - m * 0.085}L${cx} ${cy}L${cx + m * 0.062} ${cy + m * 0.03}`,
        s.paint(tone(0.25, 0.02, 50)),
        m * 0.016,
      ) +
      wheel(cx - m * 0.34, m * 0.07) +
      wheel(cx + m * 0.32, m * 0.052)
    );
  },
  cloth: (s, x, y, m) => {
    const cloth = shift(s.accent, 0.04);
    const right = s.width * 0.5 + m * 0.62;
    return (
      fill(
        `M${s.width * 0.5 - m * 0.5} ${y + m * 0.12}C${s.width * 0.5 - m * 0.3} ${y - m * 0.12} ${s.width * 0.5 + m * 0.2} ${y - m * 0.02} ${right} ${y - m * 0.06}L${right} ${s.height + 10}L${s.width * 0.5 - m * 0.56} ${s.height + 10}Z`,
        s.paint(cloth),
      ) +
      stroke(
        `M${s.width * 0.5 - m * 0.2} ${y + m * 0.02}Q${s.width * 0.5} ${y + m * 0.1} ${s.width * 0.5 - m * 0.1} ${s.height}`,
        s.paint(shift(cloth, -0.1)),
        m * 0.018,
        0.7,
      ) +
      stroke(
        `M${s.width * 0.5 - m * 0.44} ${y + m * 0.13}Q${s.width * 0.5} ${y - m * 0.02} ${right} ${y + m * 0.02}`,
        s.paint(tone(0.96, 0.01, 90)),
        m * 0.008,
        0.8,
      ) +
      oval(x, y, m * 0.06, m * 0.05, s.paint(s.second)) +
      oval(x, y - m * 0.05, m * 0.06, m * 0.022, s.paint(tone(0.72, 0.06, 65)))
    );
  },
  wood: (s, x, y, m) => {
    const plank = tone(0.74, 0.07, 70);
    const cx = s.width * 0.5;
    return (
      fill(
        `M${cx - m * 0.9} ${y + m * 0.1}L${cx + m * 0.9} ${y - m * 0.02}L${cx + m * 0.9} ${y + m * 0.07}L${cx - m * 0.9} ${y + m * 0.2}Z`,
        s.paint(plank),
      ) +
      stroke(
        `M${cx - m * 0.9} ${y + m * 0.15}L${cx + m * 0.9} ${y + m * 0.03}`,
        s.paint(shift(plank, -0.12)),
        m * 0.01,
        0.7,
      ) +
      [0, 1, 2, 3, 4]
        .map((i) =>
          stroke(
            `M${x + i * m * 0.07} ${y - m * 0.01}q${m * 0.03} ${-m * 0.06} ${m * 0.05} ${-m * 0.01}t${-m * 0.02} ${m * 0.02}`,
            s.paint(shift(plank, 0.12)),
            m * 0.016,
          ),
        )
        .join('')
    );
  },
  sleeves: (s, x, _, m) => {
    let out = '';
    const base = s.height + m * 0.1;
    for (let i = 0; i < 16; i++)
      out += fill(
        rectangle(
          x - m * 0.5 + i * m * 0.09,
          s.height - m * (0.2 + s.random.range(0, 0.05)),
          m * 0.075,
          base,
        ),
        s.paint(
          s.random.pick([
            s.accent,
            s.second,
            tone(0.86, 0.02, 85),
            tone(0.3, 0.02, 280),
            tone(0.55, 0.13, 25),
          ]),
        ),
      );
    return out;
  },
  cup: (s, x, y, m) => {
    const r = m * 0.1;
    const china = tone(0.96, 0.01, 80);
    return (
      oval(x, y + r * 0.9, r * 2, r * 0.5, s.paint(china)) +
      bowl(s, x, y, r, china, tone(0.4, 0.06, 50)) +
      stroke(
        `M${x - r * 0.2} ${y - r * 1.2}q${-r * 0.5} ${-r * 0.8} 0 ${-r * 1.5}t0 ${-r * 1.5}`,
        s.paint(tone(0.98, 0.005, 90)),
        r * 0.14,
        0.3,
      )
    );
  },
};
