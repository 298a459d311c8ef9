import { blend, hex, shift, white } from '../palette.ts';
import { fill, oval } from '../sketch.ts';
import { type Stage, glow, poly, whole } from './stage.ts';

/** The sky with sun or moon, clouds and stars. */
export function drawSky(s: Stage, options: { sun?: boolean; clouds?: number } = {}): string {
  const { light, random, sketch, width, horizon } = s;
  const [top, middle, low] = light.sky;
  const end = Math.max(horizon, s.height * 0.2);
  const sky = fill(
    whole(s),
    sketch.linear(0, Math.min(0, end - s.height), 0, end, [
      [0, top],
      [0.55, middle],
      [1, low],
    ]),
  );
  const overcast = light.weather !== 'clear';
  const night = light.hour === 'night';
  let out = sky;
  if (night && !overcast) {
    let stars = '';
    for (let i = 0; i < 70; i++) {
      const r = random.range(0.6, 1.8);
      stars += oval(
        random.range(0, width),
        random.range(0, end * 0.9),
        r,
        r,
        hex(white),
        random.range(0.2, 0.85),
      );
    }
    out += stars;
    if (random.chance(0.4)) out += drawMilkyWay(s, end);
  }
  if (options.sun !== false && !(overcast && light.weather !== 'cloudy')) {
    const x = width * (0.5 + light.k * random.range(0.12, 0.42));
    const low_ = light.hour === 'golden' || light.hour === 'dawn' || light.hour === 'dusk';
    const y = low_ ? end - random.range(0.02, 0.2) * end : end * random.range(0.14, 0.4);
    const r = width * (night ? random.range(0.04, 0.09) : low_ ? random.range(0.06, 0.12) : 0.05);
    out += glow(s, [x, y], width * (night ? 0.4 : 0.75), night ? 0.35 : low_ ? 0.85 : 0.6);
    if (night || low_)
      out += oval(x, y, r, r, hex(blend(light.sun, white, 0.3)), night ? 0.95 : 0.9);
  }
  const count = options.clouds ?? (overcast ? 7 : random.range(0, 5));
  for (let i = 0; i < count; i++)
    out += drawCloud(
      s,
      random.range(-0.1, 1.1) * width,
      random.range(0.06, 0.8) * end,
      width * random.range(0.12, 0.34),
    );
  return out;
}

/** A slanted band of distant stars. */
function drawMilkyWay(s: Stage, end: number): string {
  const { random, width, light } = s;
  const q = -light.k;
  let out = '';
  for (let i = 0; i < 9; i++) {
    const u = i / 8;
    const r = width * random.range(0.14, 0.24);
    out += glow(
      s,
      [width * (0.5 + q * (u - 0.5) * 1.1), end * (u * 0.96)],
      r,
      0.2,
      blend(light.sky[2], white, 0.4),
    );
  }
  for (let i = 0; i < 60; i++) {
    const u = random.next();
    const r = random.range(0.5, 1.3);
    out += oval(
      width * (0.5 + q * (u - 0.5) * 1.1) + random.near(0, width * 0.14),
      end * u * 0.96,
      r,
      r,
      hex(white),
      random.range(0.4, 0.95),
    );
  }
  return out;
}

/** A cloud bank: round tops over a flat base that fades out. */
function drawCloud(s: Stage, x: number, y: number, w: number): string {
  const { random, light } = s;
  const [, middle, low] = light.sky;
  const h = w * random.range(0.14, 0.3);
  let d = '';
  const count = 6;
  for (let i = 0; i < count; i++) {
    const u = (i + 0.5) / count;
    const r = h * (0.5 + Math.sin(Math.PI * u) * random.range(0.45, 0.95));
    const cx = x - w + u * w * 2;
    d += `M${(cx - r * 1.5).toFixed(1)} ${y.toFixed(1)}C${(cx - r * 1.5).toFixed(1)} ${(y - r * 1.35).toFixed(1)} ${(cx + r * 1.5).toFixed(1)} ${(y - r * 1.35).toFixed(1)} ${(cx + r * 1.5).toFixed(1)} ${y.toFixed(1)}C${(cx + r).toFixed(1)} ${(y + r * 0.2).toFixed(1)} ${(cx - r).toFixed(1)} ${(y + r * 0.2).toFixed(1)} ${(cx - r * 1.5).toFixed(1)} ${y.toFixed(1)}Z`;
  }
  const t = light.hour === 'night' ? shift(middle, 0.06) : blend(low, light.sun, 0.5);
  return fill(
    d,
    s.sketch.linear(0, y - h * 1.3, 0, y + h * 0.1, [
      [0, t, light.hour === 'night' ? 0.4 : 0.75],
      [1, t, 0],
    ]),
  );
}

/** Sunbeams and pools of light from the light's side. */
export function drawBeams(s: Stage, strength = 0.25): string {
  const { width, height, light, random } = s;
  let out = '';
  for (let i = 0; i < 5; i++) {
    const x = width * (0.5 + light.k * random.range(0, 0.6));
    const w = width * random.range(0.04, 0.12);
    const dx = -light.k * width * random.range(0.3, 0.5);
    out += fill(
      poly([
        [x, -10],
        [x + w, -10],
        [x + dx + w * 2.4, height],
        [x + dx, height],
      ]),
      s.sketch.linear(0, 0, 0, height * 0.9, [
        [0, light.sun, strength],
        [1, light.sun, 0],
      ]),
    );
  }
  return out;
}
