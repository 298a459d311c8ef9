import { type Tone, blend, hex, shift, tone } from '../palette.ts';
import { fill, stroke } from '../sketch.ts';
import { warmLamp } from './lamps.ts';
import { type Stage, box, line, panel, poly, rectangle, side } from './stage.ts';

export const glass = tone(0.62, 0.04, 230);

/** Windows of a facade; lit ones glow at night. */
function frontWindows(
  s: Stage,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  z: number,
  columns: number,
  rows: number,
  t: Tone,
): string {
  const { random, light } = s;
  const [w, h] = [(x1 - x0) / columns, (y1 - y0) / rows];
  let dark = '';
  let lit = '';
  for (let c = 0; c < columns; c++)
    for (let r = 0; r < rows; r++) {
      const d = panel(
        s,
        x0 + (c + 0.22) * w,
        y0 + (r + 0.18) * h,
        x0 + (c + 0.78) * w,
        y0 + (r + 0.8) * h,
        z,
      );
      if (light.lamps && random.chance(0.45)) lit += d;
      else dark += d;
    }
  const pane = light.lamps ? shift(t, -0.12, 0, 10) : blend(glass, light.sky[1], 0.5);
  return (
    fill(dark, s.paint(pane, z), 0.9) +
    fill(lit, hex(blend(warmLamp, s.tone(warmLamp, z), 0.4)), 0.92)
  );
}

interface BuildingStyle {
  wall: Tone;
  floors: number;
  columns: number;
  roof?: 'flat' | 'gable' | 'dome';
}

/** A house that faces the camera. */
export function drawBuilding(
  s: Stage,
  x0: number,
  x1: number,
  high: number,
  z: number,
  style: BuildingStyle,
): string {
  const t = style.wall;
  const roofTone = shift(tone(0.45, 0.06, 35), s.random.near(0, 0.05));
  let roof = '';
  if (style.roof === 'gable')
    roof = fill(
      poly([
        s.at(x0 - 0.3, high, z),
        s.at((x0 + x1) / 2, high + (x1 - x0) * 0.45, z),
        s.at(x1 + 0.3, high, z),
      ]),
      s.paint(roofTone, z),
    );
  if (style.roof === 'dome') {
    const [cx, cy] = s.at((x0 + x1) / 2, high, z);
    const r = ((x1 - x0) / 2) * s.size(z) * 0.8;
    roof = fill(
      `M${cx - r} ${cy}C${cx - r} ${cy - r * 1.2} ${cx - r * 0.2} ${cy - r * 1.3} ${cx} ${cy - r * 1.7}C${cx + r * 0.2} ${cy - r * 1.3} ${cx + r} ${cy - r * 1.2} ${cx + r} ${cy}Z`,
      s.paint(shift(s.accent, 0.05), z),
    );
  }
  return (
    roof +
    box(s, x0, -0.2, x1, high, z, 6, t) +
    frontWindows(
      s,
      x0,
      Math.min(3.2, high * 0.3),
      x1,
      high - 0.3,
      z,
      style.columns,
      style.floors,
      t,
    )
  );
}

/** A distant skyline between two heights (meters) at depth z. */
export function drawSkyline(s: Stage, z: number, low: number, high: number, t: Tone): string {
  const { random, width } = s;
  const m = s.size(z);
  let out = '';
  let lit = '';
  for (let x = -0.1 * width; x < width * 1.1;) {
    const w = m * random.range(8, 20);
    const h = m * random.range(low, high);
    const base = s.at(0, 0, z)[1];
    out += rectangle(x, base - h, w, h + 4);
    if (random.chance(0.25))
      out += rectangle(x + w * 0.45, base - h - m * 6, Math.max(1.5, w * 0.06), m * 6);
    if (s.light.lamps)
      for (let i = 0; i < 20; i++)
        lit += rectangle(
          x + w * (0.12 + 0.2 * Math.floor(random.range(0, 4))),
          base - h + (h / 14) * Math.floor(random.range(1, 13)),
          w * 0.09,
          Math.max(1.5, h / 34),
        );
    x += w * random.range(0.85, 1.2);
  }
  const tint = s.tone(t, z);
  return (
    fill(
      out,
      s.sketch.linear(0, s.horizon - m * high, 0, s.horizon, [
        [0, tint],
        [1, blend(tint, s.light.haze, 0.6)],
      ]),
    ) + fill(lit, hex(warmLamp), 0.8)
  );
}

/** A row of houses on one side of the street, receding from the camera. */
export function drawStreetSide(
  s: Stage,
  x: number,
  from: number,
  to: number,
  walls: readonly Tone[],
  shops: boolean,
): string {
  const { random, light } = s;
  const q = Math.sign(x);
  let out = '';
  const rows: { z0: number; z1: number; h: number; t: Tone }[] = [];
  for (let z = from; z < to;) {
    const w = random.range(4.5, 8);
    rows.push({ z0: z, z1: z + w, h: random.range(7, 13), t: random.pick(walls) });
    z += w;
  }
  for (const { z0, z1, h, t } of rows.reverse()) {
    const face = shift(t, q === light.k ? -0.05 : 0.02);
    out += fill(
      side(s, x, -0.1, z0, h, z1),
      s.sketch.linear(...(s.at(x, 0, z0).slice(0, 1) as [number]), 0, s.at(x, 0, z1)[0], 0, [
        [0, s.tone(face, z0)],
        [1, s.tone(face, z1 + 4)],
      ]),
    );
    out += fill(
      poly([
        s.at(x, h, z0),
        s.at(x, h, z1),
        s.at(x - q * 0.3, h + 0.3, z1),
        s.at(x - q * 0.3, h + 0.3, z0),
      ]),
      s.paint(shift(t, -0.16), z0),
    );
    const columns = Math.max(2, Math.round((z1 - z0) / 1.9));
    let dark = '';
    let lit = '';
    for (let c = 0; c < columns; c++) {
      const a = z0 + ((c + 0.26) / columns) * (z1 - z0);
      const b = z0 + ((c + 0.74) / columns) * (z1 - z0);
      for (let y = 3.7; y < h - 1.6; y += 2.7) {
        const d = side(s, x, y, a, y + 1.7, b);
        if (light.lamps && random.chance(0.45)) lit += d;
        else dark += d;
      }
    }
    out +=
      fill(
        dark,
        s.paint(light.lamps ? shift(t, -0.2) : blend(glass, light.sky[1], 0.35), z0),
        0.85,
      ) + fill(lit, hex(warmLamp), 0.85);
    if (shops) {
      const inside = light.lamps ? warmLamp : shift(blend(glass, t, 0.3), -0.1);
      out += fill(
        side(s, x, 0.5, z0 + 0.5, 2.5, z1 - 0.5),
        hex(s.tone(inside, light.lamps ? s.z0 : z0)),
        light.lamps ? 0.9 : 0.8,
      );
      const awning = random.pick([s.accent, s.second, tone(0.5, 0.11, 25), tone(0.45, 0.07, 160)]);
      out +=
        fill(
          poly([
            s.at(x, 3.2, z0 + 0.3),
            s.at(x, 3.2, z1 - 0.3),
            s.at(x - q * 1.1, 2.6, z1 - 0.3),
            s.at(x - q * 1.1, 2.6, z0 + 0.3),
          ]),
          s.paint(awning, z0),
        ) +
        fill(
          poly([
            s.at(x - q * 1.1, 2.6, z0 + 0.3),
            s.at(x - q * 1.1, 2.6, z1 - 0.3),
            s.at(x - q * 1.1, 2.35, z1 - 0.3),
            s.at(x - q * 1.1, 2.35, z0 + 0.3),
          ]),
          s.paint(shift(awning, -0.08), z0),
        );
      if (light.glow === 'neon')
        out += stroke(
          line([s.at(x - q * 0.2, 2.9, z0 + 1), s.at(x - q * 0.2, 2.9, z1 - 1)]),
          hex(random.pick([tone(0.75, 0.2, 345), tone(0.83, 0.14, 205), tone(0.85, 0.15, 95)])),
          s.size(z0) * 0.09,
          0.95,
        );
    }
  }
  return out;
}
