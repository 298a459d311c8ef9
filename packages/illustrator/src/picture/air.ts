import { blend, hex, shift, tone, white } from '../palette.ts';
import { fill, oval, stroke } from '../sketch.ts';
import { type Stage, bokeh, glow, rectangle, whole } from './stage.ts';

/** The shadow on the ground, under the feet and away from the light. */
export function drawShadow(
  s: Stage,
  feet: readonly (readonly [number, number])[],
  outside: boolean,
): string {
  if (!feet.length) return '';
  const y = Math.max(...feet.map((f) => f[1]));
  const x = feet.reduce((sum, f) => sum + f[0], 0) / feet.length;
  if (y > s.height + 60) return '';
  const flat = Math.min(0.3, Math.max(0.08, (s.eye / s.z0) * 0.62));
  const dark = shift(s.light.dark, -0.08);
  const pool = (cx: number, cy: number, rx: number, ry: number, strength: number) =>
    oval(
      cx,
      cy,
      rx,
      ry,
      s.sketch.radial(
        cx,
        cy,
        rx,
        [
          [0, dark, strength],
          [0.55, dark, strength * 0.6],
          [1, dark, 0],
        ],
        ry,
      ),
    );
  const { hour, weather, glow: lamp } = s.light;
  const fire = lamp === 'candle';
  const low = hour === 'golden' || hour === 'dawn' || hour === 'dusk';
  // A low sun or a fire throws a long, clear shadow, the moon a faint one, and an overcast sky
  // none.
  const length = fire ? 0.95 : low ? 1.05 : 0.72;
  const strength = fire ? 0.42 : hour === 'night' ? 0.2 : 0.36;
  const cast =
    outside && weather === 'clear'
      ? pool(
          x - s.light.k * s.ppm * length * 0.7,
          y - s.ppm * 0.02,
          s.ppm * length,
          s.ppm * 0.78 * flat * 0.55,
          strength,
        )
      : '';
  return (
    cast +
    pool(x - s.light.k * s.ppm * 0.1, y - s.ppm * 0.01, s.ppm * 0.5, s.ppm * 0.5 * flat, 0.36) +
    feet
      .map(([fx, fy]) => pool(fx, fy - s.ppm * 0.01, s.ppm * 0.14, s.ppm * 0.14 * flat * 1.2, 0.6))
      .join('')
  );
}

/** Rain, snow, or mist; `near` draws the part in front of the person. */
export function drawWeather(s: Stage, near: boolean): string {
  const { light, random, width, height } = s;
  const unit = width / 832;
  if (light.weather === 'rain') {
    let d = '';
    for (let i = 0; i < (near ? 60 : 130); i++) {
      const [x, y] = [random.range(-20, width), random.range(-40, height)];
      const l = unit * random.range(14, near ? 54 : 30);
      d += `M${x.toFixed(1)} ${y.toFixed(1)}l${(-light.k * l * 0.16).toFixed(1)} ${l.toFixed(1)}`;
    }
    return stroke(
      d,
      hex(blend(light.sky[2], white, 0.5)),
      unit * (near ? 1.8 : 1.1),
      near ? 0.4 : 0.35,
    );
  }
  if (light.weather === 'snow') {
    let out = '';
    for (let i = 0; i < (near ? 46 : 90); i++) {
      const r = unit * random.range(1.2, near ? 6.5 : 3.4);
      out += oval(
        random.range(0, width),
        random.range(0, height),
        r,
        r,
        hex(white),
        random.range(0.35, near ? 0.75 : 0.9),
      );
    }
    return out;
  }
  if (light.weather === 'fog') {
    const y = near ? height * 0.62 : Math.min(height, s.horizon);
    return fill(
      rectangle(0, y - height * 0.3, width, height),
      s.sketch.linear(0, y - height * 0.3, 0, height, [
        [0, light.haze, 0],
        [0.5, light.haze, near ? 0.03 : 0.45],
        [1, light.haze, near ? 0.14 : 0.3],
      ]),
    );
  }
  return '';
}

/** Objects out of focus directly in front of the lens. */
export function drawLens(s: Stage): string {
  const { random, light, width, height } = s;
  let out = '';
  const q = random.chance(0.5) ? 0 : width;
  for (let i = 0; i < 6; i++)
    out += bokeh(
      s,
      q + random.near(0, width * 0.22),
      height * random.range(0.4, 1.02),
      width * random.range(0.04, 0.11),
      random.pick([light.sun, light.rim, shift(s.accent, 0.12)]),
      0.22,
    );
  return out;
}

/** The last layer: a color grade, and dark edges that frame the picture. */
export function drawGrade(s: Stage, indoors: boolean): string {
  const { light, width, height, sketch } = s;
  const k = light.k;
  const strong = light.hour === 'golden' || light.hour === 'dawn' ? 0.2 : light.lamps ? 0.13 : 0.09;
  const shade = tone(Math.min(0.2, light.dark.l * 0.55), light.dark.c, light.dark.h);
  const r = Math.hypot(width, height) * 0.62;
  return (
    glow(
      s,
      [width * (0.5 + k * 0.52), height * 0.16],
      width * 1.1,
      indoors ? strong * 0.9 : strong,
      light.key,
    ) +
    fill(
      whole(s),
      sketch.radial(width / 2, height * 0.46, r, [
        [0, shade, 0],
        [0.62, shade, 0],
        [1, shade, light.lamps ? 0.5 : 0.34],
      ]),
    ) +
    fill(
      rectangle(0, height * 0.78, width, height * 0.22),
      sketch.linear(0, height * 0.78, 0, height, [
        [0, shade, 0],
        [1, shade, 0.26],
      ]),
    )
  );
}
