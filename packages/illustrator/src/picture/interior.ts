import { hex, shift, tone } from '../palette.ts';
import { fill, stroke } from '../sketch.ts';
import { warmLamp } from './lamps.ts';
import type { View } from './outlook.ts';
import { type Stage, bokeh, line, panel, poly } from './stage.ts';

export const oak = tone(0.66, 0.07, 65);

export const walnut = tone(0.42, 0.055, 45);

export const view = (s: Stage): View => s.random.pick(['city', 'trees', 'sky', 'sea']);

export const back = (s: Stage, deep: number) => s.z0 + deep - 0.02;

/** The side of the room with the window, where the light comes from. */
export const lit = (s: Stage, x: number) => s.light.k * x;

export const counter = (s: Stage, z: number, high: number, t: typeof oak, top: typeof oak) => {
  let out = fill(panel(s, -6, 0, 6, high, z), s.paint(t, z));
  let grooves = '';
  for (let x = -6; x < 6; x += 0.6) grooves += line([s.at(x, 0.1, z), s.at(x, high - 0.1, z)]);
  out += stroke(grooves, s.paint(shift(t, -0.1), z), 1.6, 0.6);
  return (
    out +
    fill(
      poly([
        s.at(-6, high, z - 0.08),
        s.at(6, high, z - 0.08),
        s.at(6, high, z + 0.5),
        s.at(-6, high, z + 0.5),
      ]),
      s.paint(shift(top, 0.06), z),
    ) +
    fill(panel(s, -6, high - 0.06, 6, high + 0.01, z - 0.08), s.paint(top, z))
  );
};

export const ceilingLights = (s: Stage) =>
  [-1.5, 1.5]
    .map((x) =>
      fill(
        poly([
          s.at(x - 0.12, 2.95, 1),
          s.at(x + 0.12, 2.95, 1),
          s.at(x + 0.12, 2.95, s.z0 + 2.6),
          s.at(x - 0.12, 2.95, s.z0 + 2.6),
        ]),
        hex(tone(0.98, 0.02, 90)),
        0.85,
      ),
    )
    .join('');

export const curtains = (s: Stage, t: typeof oak) => {
  let out = '';
  const step = s.width / 11;
  for (let x = -step; x < s.width + step; x += step * s.random.range(0.8, 1.2))
    out += fill(
      `M${x} -10C${x + step * 0.3} ${s.height * 0.4} ${x - step * 0.2} ${s.height * 0.8} ${x} ${s.height + 10}L${x + step * 1.2} ${s.height + 10}C${x + step} ${s.height * 0.8} ${x + step * 1.4} ${s.height * 0.4} ${x + step * 1.2} -10Z`,
      s.sketch.linear(x, 0, x + step * 1.2, 0, [
        [0, s.tone(shift(t, -0.09))],
        [0.45, s.tone(shift(t, 0.08))],
        [1, s.tone(shift(t, -0.12))],
      ]),
    );
  return out;
};

export const glints = (s: Stage) =>
  Array.from({ length: 7 }, () =>
    bokeh(
      s,
      s.random.range(0, s.width),
      s.random.range(s.height * 0.55, s.height),
      s.random.range(0.02, 0.06) * s.width,
      s.random.pick([warmLamp, s.light.rim]),
      0.16,
    ),
  ).join('');
