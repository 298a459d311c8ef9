import type { Box } from '../geometry.ts';
import { type Tone, blend, hex, shift, tone, white } from '../palette.ts';
import { fill, oval, stroke } from '../sketch.ts';
import { warmLamp } from './lamps.ts';
import { green } from './materials.ts';
import { type Stage, bokeh, rectangle } from './stage.ts';

export type View = 'city' | 'trees' | 'sky' | 'sea' | 'rain' | 'snow' | 'passing';

/** Passing hills; the nearer they are, the more motion blur they have. */
function drawPassing(s: Stage, [left, top, right, bottom]: Box): string {
  const { random, light } = s;
  const [, mid, low] = light.sky;
  const [w, h] = [right - left, bottom - top];
  const hill = (u: number, t: Tone, far: number) => {
    const y = bottom - h * u;
    return fill(
      `M${left} ${bottom}L${left} ${y + h * random.near(0, 0.06)}Q${left + w * random.range(0.15, 0.35)} ${y - h * random.range(0.06, 0.2)} ${left + w * 0.5} ${y}T${right} ${y + h * random.near(0, 0.06)}L${right} ${bottom}Z`,
      hex(blend(s.tone(t), low, far)),
    );
  };
  let trees = '';
  for (let i = 0; i < 7; i++) {
    const r = h * random.range(0.06, 0.12);
    trees += oval(
      random.range(left, right),
      bottom - h * random.range(0.26, 0.34),
      r * 1.7,
      r,
      hex(blend(s.tone(shift(green, random.near(-0.04, 0.05))), mid, 0.25)),
    );
  }
  let streaks = '';
  for (let i = 0; i < 26; i++) {
    const x = random.range(left - w * 0.2, right);
    streaks += rectangle(
      x,
      bottom - h * random.range(0, 0.26),
      w * random.range(0.14, 0.5),
      h * random.range(0.006, 0.02),
    );
  }
  let lamps = '';
  if (light.lamps)
    for (let i = 0; i < 9; i++)
      lamps += rectangle(
        random.range(left, right),
        bottom - h * random.range(0.2, 0.36),
        w * random.range(0.02, 0.07),
        h * 0.014,
      );
  const pole = left + w * random.range(0.12, 0.88);
  return (
    hill(0.46, tone(0.52, 0.05, 235), 0.5) +
    hill(0.34, tone(0.56, 0.08, 140), 0.25) +
    trees +
    hill(
      0.2,
      random.pick([tone(0.74, 0.11, 95), tone(0.62, 0.11, 130), tone(0.68, 0.1, 310)]),
      0.08,
    ) +
    fill(streaks, hex(blend(s.tone(shift(green, -0.08)), low, 0.2)), 0.5) +
    fill(lamps, hex(warmLamp), 0.9) +
    fill(
      rectangle(pole, top, w * 0.014, h),
      hex(blend(s.tone(tone(0.3, 0.02, 60)), mid, 0.3)),
      0.55,
    )
  );
}

/** A wet street, with raindrops on the pane. */
function drawRainy(s: Stage, [left, top, right, bottom]: Box): string {
  const { random, light } = s;
  const [, mid, low] = light.sky;
  const [w, h] = [right - left, bottom - top];
  let out = fill(rectangle(left, top, w, h), hex(blend(mid, tone(0.5, 0.03, 240), 0.45)), 0.7);
  for (let i = 0; i < 7; i++)
    out += fill(
      rectangle(
        left + w * random.range(-0.05, 0.95),
        bottom - h * random.range(0.3, 0.75),
        w * 0.16,
        h,
      ),
      hex(shift(blend(mid, tone(0.4, 0.03, 245), 0.5), random.near(0, 0.05))),
      0.7,
    );
  if (light.lamps) {
    let lit = '';
    for (let i = 0; i < 26; i++)
      lit += rectangle(
        left + w * random.next(),
        bottom - h * random.range(0.08, 0.66),
        h * 0.03,
        h * 0.045,
      );
    out += fill(lit, hex(warmLamp), 0.62);
  }
  for (let i = 0; i < 16; i++)
    out += bokeh(
      s,
      random.range(left, right),
      bottom - h * random.range(0.04, 0.55),
      h * random.range(0.012, 0.034),
      random.pick([warmLamp, warmLamp, light.rim, tone(0.75, 0.16, 28)]),
      light.lamps ? 0.55 : 0.22,
    );
  let runs = '';
  let drops = '';
  for (let i = 0; i < 26; i++) {
    const [x, y] = [random.range(left, right), random.range(top, bottom)];
    const l = h * random.range(0.04, 0.2);
    runs += `M${x} ${y}q${w * 0.006} ${l * 0.5} ${random.near(0, w * 0.008)} ${l}`;
    drops += `M${x} ${y + l}m-${h * 0.006} 0a${h * 0.006} ${h * 0.01} 0 1 0 ${h * 0.012} 0a${h * 0.006} ${h * 0.01} 0 1 0 -${h * 0.012} 0`;
  }
  const drop = hex(blend(low, white, 0.55));
  return out + stroke(runs, drop, Math.max(1.2, h * 0.006), 0.42) + fill(drops, drop, 0.75);
}

function drawSnowy(s: Stage, [left, top, right, bottom]: Box): string {
  const { random, light } = s;
  const [w, h] = [right - left, bottom - top];
  const snow = s.tone(tone(0.94, 0.012, 245));
  let out = fill(
    `M${left} ${bottom}L${left} ${top + h * 0.6}L${left + w * 0.22} ${top + h * 0.3}L${left + w * 0.4} ${top + h * 0.52}L${left + w * 0.66} ${top + h * 0.22}L${right} ${top + h * 0.58}L${right} ${bottom}Z`,
    hex(blend(snow, light.sky[1], 0.5)),
  );
  out += fill(
    `M${left} ${bottom}L${left} ${top + h * 0.76}Q${left + w * 0.5} ${top + h * 0.66} ${right} ${top + h * 0.8}L${right} ${bottom}Z`,
    hex(snow),
  );
  for (let i = 0; i < 6; i++) {
    const x = left + w * random.range(0.04, 0.96);
    const y = bottom - h * random.range(0.08, 0.22);
    const r = h * random.range(0.06, 0.1);
    out += fill(
      `M${x - r} ${y}L${x} ${y - r * 3}L${x + r} ${y}Z`,
      hex(s.tone(tone(0.38, 0.05, 165))),
      0.9,
    );
  }
  for (let i = 0; i < 30; i++)
    out += oval(
      random.range(left, right),
      random.range(top, bottom),
      h * 0.008,
      h * 0.008,
      hex(white),
      0.85,
    );
  return out;
}

const drawings = { rain: drawRainy, snow: drawSnowy, passing: drawPassing };

/** The view from a window, if it is more than a plain view; `pane` in pixels. */
export const drawOutlook = (s: Stage, view: keyof typeof drawings, pane: Box) =>
  drawings[view](s, pane);
