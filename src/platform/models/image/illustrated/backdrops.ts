import { smoothPath, type Point } from './geometry.ts';
import type { Random } from './genes.ts';
import { blend, hex, shift, tone, white, type Tone } from './palette.ts';
import { fill, group, oval, stroke, type Sketch } from './sketch.ts';

/** The colours a picture is lit and built with. */
export interface Scheme {
  ground: Tone;
  mid: Tone;
  glow: Tone;
  accent: Tone;
  key: Tone;
  rim: Tone;
}

const scheme = (
  ground: Tone,
  mid: Tone,
  glow: Tone,
  accent: Tone,
  key: Tone,
  rim: Tone,
): Scheme => ({
  ground,
  mid,
  glow,
  accent,
  key,
  rim,
});

export const schemes: readonly Scheme[] = [
  scheme(
    tone(0.2, 0.034, 340),
    tone(0.36, 0.07, 18),
    tone(0.76, 0.13, 58),
    tone(0.74, 0.15, 45),
    tone(0.95, 0.06, 75),
    tone(0.84, 0.12, 55),
  ), // ember
  scheme(
    tone(0.21, 0.035, 222),
    tone(0.37, 0.055, 212),
    tone(0.78, 0.11, 72),
    tone(0.72, 0.1, 205),
    tone(0.95, 0.05, 78),
    tone(0.84, 0.075, 205),
  ), // lagoon
  scheme(
    tone(0.22, 0.05, 310),
    tone(0.38, 0.08, 330),
    tone(0.76, 0.11, 20),
    tone(0.72, 0.1, 330),
    tone(0.95, 0.05, 60),
    tone(0.83, 0.09, 340),
  ), // plum
  scheme(
    tone(0.22, 0.035, 165),
    tone(0.38, 0.05, 150),
    tone(0.82, 0.11, 92),
    tone(0.75, 0.11, 120),
    tone(0.96, 0.06, 90),
    tone(0.88, 0.09, 105),
  ), // garden
  scheme(
    tone(0.24, 0.05, 18),
    tone(0.42, 0.095, 26),
    tone(0.82, 0.11, 66),
    tone(0.75, 0.14, 40),
    tone(0.96, 0.05, 75),
    tone(0.87, 0.1, 62),
  ), // claret
  scheme(
    tone(0.24, 0.04, 270),
    tone(0.42, 0.06, 280),
    tone(0.8, 0.09, 40),
    tone(0.74, 0.09, 290),
    tone(0.95, 0.04, 60),
    tone(0.86, 0.06, 285),
  ), // dusk
  scheme(
    tone(0.56, 0.05, 55),
    tone(0.72, 0.05, 66),
    tone(0.93, 0.045, 82),
    tone(0.7, 0.13, 48),
    tone(0.98, 0.03, 85),
    tone(0.97, 0.05, 85),
  ), // sand
  scheme(
    tone(0.5, 0.045, 160),
    tone(0.66, 0.045, 150),
    tone(0.92, 0.045, 105),
    tone(0.7, 0.08, 150),
    tone(0.98, 0.03, 95),
    tone(0.97, 0.05, 100),
  ), // sage
  scheme(
    tone(0.54, 0.06, 20),
    tone(0.72, 0.065, 28),
    tone(0.92, 0.05, 60),
    tone(0.7, 0.12, 25),
    tone(0.98, 0.03, 70),
    tone(0.97, 0.05, 60),
  ), // rose clay
  scheme(
    tone(0.42, 0.05, 245),
    tone(0.6, 0.055, 240),
    tone(0.9, 0.05, 75),
    tone(0.72, 0.08, 235),
    tone(0.98, 0.03, 85),
    tone(0.95, 0.045, 220),
  ), // morning blue
  scheme(
    tone(0.26, 0.04, 60),
    tone(0.45, 0.07, 66),
    tone(0.85, 0.12, 80),
    tone(0.78, 0.13, 75),
    tone(0.97, 0.05, 85),
    tone(0.9, 0.1, 80),
  ), // amber
];

interface Scene {
  sketch: Sketch;
  colours: Scheme;
  random: Random;
  /** Moment in the loop, radians. */
  time: number;
  /** Where the light stands. */
  light: -1 | 1;
}

type Backdrop = (scene: Scene) => string;
const W = 900;
const H = 1200;
const whole = `M0 0L${W} 0L${W} ${H}L0 ${H}Z`;

const wash = ({ sketch, colours }: Scene, x: number, y: number, r = 980) =>
  fill(
    whole,
    sketch.radial(x, y, r, [
      [0, blend(colours.mid, colours.glow, 0.28)],
      [0.38, colours.mid],
      [1, colours.ground],
    ]),
  );

const halo = (
  { sketch, colours }: Scene,
  x: number,
  y: number,
  r: number,
  strength: number,
  tint: Tone = colours.glow,
) =>
  fill(
    whole,
    sketch.radial(x, y, r, [
      [0, tint, strength],
      [0.45, tint, strength * 0.35],
      [1, tint, 0],
    ]),
  );

function bokeh(
  scene: Scene,
  count: number,
  top: number,
  bottom: number,
  low: number,
  high: number,
): string {
  const { sketch, colours, random, time } = scene;
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = random.range(-40, W + 40);
    const y = random.range(top, bottom);
    const r = random.range(low, high);
    const tint = random.pick([
      colours.glow,
      colours.glow,
      colours.accent,
      blend(colours.glow, white, 0.4),
      colours.rim,
    ]);
    const drift = Math.sin(time + i) * 5;
    const bright =
      random.range(0.16, 0.5) *
      (1 + Math.sin(time * (1 + (i % 2)) + i * 1.7) * 0.16 * (time ? 1 : 0));
    const paint = sketch.radial(x + drift, y, r, [
      [0, tint, bright * 0.55],
      [0.78, tint, bright * 0.75],
      [0.9, blend(tint, white, 0.3), bright],
      [1, tint, 0],
    ]);
    out += oval(x + drift, y, r, r, paint);
  }
  return out;
}

/** A city evening out of focus. */
const city: Backdrop = (scene) => {
  const { random, colours } = scene;
  let blocks = '';
  for (let x = -30; x < W;) {
    const w = random.range(60, 150);
    const top = random.range(260, 620);
    blocks += `M${x} ${H}L${x} ${top}L${x + w} ${top}L${x + w} ${H}Z`;
    x += w * 0.82;
  }
  return (
    wash(scene, 450, 760) +
    group(
      `filter="${scene.sketch.blur(12, [-20, 200, 940, 1000])}"`,
      fill(blocks, hex(colours.ground), 0.6),
    ) +
    bokeh(scene, 44, 300, 1000, 14, 46) +
    halo(scene, 450 + scene.light * 330, 560, 420, 0.42)
  );
};

/** An evening window with panes and a curtain. */
const window_: Backdrop = (scene) => {
  const { sketch, colours, light, random } = scene;
  const x = light > 0 ? 470 : 40;
  const sky = sketch.linear(0, 60, 0, 860, [
    [0, shift(colours.mid, 0.1, 0, 190)],
    [0.55, blend(colours.glow, colours.accent, 0.25)],
    [1, shift(colours.glow, 0.06)],
  ]);
  const bars = hex(shift(colours.ground, -0.03));
  let panes =
    fill(`M${x} 50L${x + 390} 50L${x + 390} 900L${x} 900Z`, sky) + bokehIn(scene, x, 500, 390, 380);
  panes += fill(
    `M${x - 14} 36L${x + 404} 36L${x + 404} 64L${x - 14} 64ZM${x - 14} 36L${x + 12} 36L${x + 12} 920L${x - 14} 920ZM${x + 378} 36L${x + 404} 36L${x + 404} 920L${x + 378} 920ZM${x + 186} 50L${x + 202} 50L${x + 202} 900L${x + 186} 900ZM${x} 330L${x + 390} 330L${x + 390} 344L${x} 344ZM${x} 620L${x + 390} 620L${x + 390} 634L${x} 634ZM${x - 30} 890L${x + 420} 890L${x + 420} 924L${x - 30} 924Z`,
    bars,
    0.94,
  );
  let folds = '';
  const edge = light > 0 ? 860 : 40;
  for (let i = 0; i < 9; i++) {
    const cx = edge + (i - 4) * 30 + Math.sin(scene.time + i) * 3;
    const paint = sketch.linear(cx - 18, 0, cx + 18, 0, [
      [0, colours.ground, 0.9],
      [0.5, shift(colours.mid, random.range(0, 0.08)), 0.95],
      [1, colours.ground, 0.9],
    ]);
    folds += fill(
      `M${cx - 18} -10C${cx - 10} 400 ${cx - 26} 800 ${cx - 22} 1210L${cx + 22} 1210C${cx + 26} 800 ${cx + 10} 400 ${cx + 18} -10Z`,
      paint,
    );
  }
  return wash(scene, x + 195, 420) + panes + folds + halo(scene, x + 195, 480, 620, 0.4);
};

function bokehIn(scene: Scene, x: number, y: number, w: number, h: number): string {
  const { sketch, colours, random } = scene;
  let out = '';
  for (let i = 0; i < 16; i++) {
    const cx = x + random.range(10, w - 10);
    const cy = y + random.range(0, h);
    const r = random.range(6, 22);
    out += oval(
      cx,
      cy,
      r,
      r,
      sketch.radial(cx, cy, r, [
        [0, blend(colours.glow, white, 0.5), 0.65],
        [0.7, colours.glow, 0.5],
        [1, colours.glow, 0],
      ]),
    );
  }
  return out;
}

/** A low sun over the sea. */
const sea: Backdrop = (scene) => {
  const { sketch, colours, light, random, time } = scene;
  const sunX = 450 + light * 250;
  const sky = sketch.linear(0, 0, 0, 700, [
    [0, shift(colours.mid, -0.06)],
    [0.5, blend(colours.mid, colours.glow, 0.45)],
    [1, shift(colours.glow, 0.06)],
  ]);
  const water = sketch.linear(0, 690, 0, 1200, [
    [0, blend(colours.glow, colours.mid, 0.5)],
    [0.4, colours.mid],
    [1, colours.ground],
  ]);
  let clouds = '';
  for (let i = 0; i < 7; i++) {
    const cx = random.range(0, W) + Math.sin(time) * 4;
    const cy = random.range(140, 600);
    const w = random.range(120, 300);
    clouds += fill(
      `M${cx - w} ${cy}C${cx - w * 0.5} ${cy - 22} ${cx + w * 0.4} ${cy - 26} ${cx + w} ${cy}C${cx + w * 0.4} ${cy + 12} ${cx - w * 0.4} ${cy + 14} ${cx - w} ${cy}Z`,
      hex(blend(colours.glow, colours.accent, 0.4)),
      random.range(0.14, 0.34),
    );
  }
  let glints = '';
  for (let i = 0; i < 40; i++) {
    const y = 700 + i * 12;
    const w = random.range(14, 70) * (1 + i * 0.02) * (1 + Math.sin(time + i * 2) * 0.25);
    const cx = sunX + random.near(0, 40 + i * 4);
    glints += `M${cx - w} ${y}Q${cx} ${y - 3} ${cx + w} ${y}Q${cx} ${y + 3} ${cx - w} ${y}Z`;
  }
  return (
    fill(whole, sky) +
    halo(scene, sunX, 600, 460, 0.85, shift(colours.glow, 0.1)) +
    clouds +
    oval(
      sunX,
      610,
      76,
      76,
      sketch.linear(0, 530, 0, 690, [
        [0, blend(colours.glow, white, 0.75)],
        [1, shift(colours.glow, 0.06)],
      ]),
    ) +
    fill(`M0 690L${W} 690L${W} ${H}L0 ${H}Z`, water) +
    fill(glints, hex(blend(colours.glow, white, 0.5)), 0.5)
  );
};

/** Large leaves in two planes. */
const leaves: Backdrop = (scene) => {
  const { sketch, colours, random, time } = scene;
  const leaf = (x: number, y: number, angle: number, size: number, tint: Tone, opacity: number) => {
    const a = angle + Math.sin(time + x) * 1.2;
    const paint = sketch.linear(0, 0, size, 0, [
      [0, shift(tint, -0.06)],
      [1, shift(tint, 0.08)],
    ]);
    return group(
      `transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${a.toFixed(1)})"`,
      fill(
        `M0 0C${size * 0.25} ${-size * 0.26} ${size * 0.7} ${-size * 0.24} ${size} 0C${size * 0.7} ${size * 0.24} ${size * 0.25} ${size * 0.26} 0 0Z`,
        paint,
        opacity,
      ) +
        stroke(
          `M0 0Q${size * 0.5} ${-size * 0.03} ${size * 0.96} 0`,
          hex(shift(tint, 0.14)),
          2,
          opacity * 0.5,
        ),
    );
  };
  let far = '';
  let near = '';
  for (let i = 0; i < 26; i++)
    far += leaf(
      random.range(-60, W),
      random.range(-40, 900),
      random.range(-200, 200),
      random.range(120, 260),
      blend(colours.mid, colours.ground, random.next()),
      0.55,
    );
  for (let i = 0; i < 14; i++) {
    const left = i % 2 === 0;
    near += leaf(
      left ? random.range(-120, 60) : random.range(840, 1010),
      random.range(40, 1150),
      left ? random.range(-60, 50) : random.range(130, 240),
      random.range(180, 320),
      blend(colours.ground, colours.accent, random.range(0.1, 0.38)),
      0.92,
    );
  }
  return wash(scene, 450, 380) + halo(scene, 450 + scene.light * 220, 260, 560, 0.55) + far + near;
};

/** A lamp beside a wall with a framed picture. */
const lamp: Backdrop = (scene) => {
  const { sketch, colours, light, time } = scene;
  const x = 450 + light * 318;
  const y = 470;
  const shade = sketch.linear(x, y - 130, x, y + 20, [
    [0, shift(colours.glow, 0.02)],
    [1, blend(colours.glow, white, 0.62)],
  ]);
  const flicker = 1 + Math.sin(time * 2) * 0.03;
  const fx = 450 - light * 290;
  return (
    wash(scene, x, y + 40, 1050) +
    fill(
      `M${fx - 110} 150L${fx + 110} 150L${fx + 110} 450L${fx - 110} 450Z`,
      hex(shift(colours.ground, 0.02)),
      0.75,
    ) +
    fill(
      `M${fx - 94} 166L${fx + 94} 166L${fx + 94} 434L${fx - 94} 434Z`,
      sketch.linear(fx - 94, 166, fx + 94, 434, [
        [0, shift(colours.mid, 0.06)],
        [1, colours.ground],
      ]),
    ) +
    fill(
      `M${fx - 94} 434L${fx - 30} 320L${fx + 20} 380L${fx + 94} 290L${fx + 94} 434Z`,
      hex(colours.accent),
      0.28,
    ) +
    halo(scene, x, y - 20, 430 * flicker, 0.85, shift(colours.glow, 0.06)) +
    fill(
      `M${x - 9} ${y}L${x + 9} ${y}L${x + 7} ${H}L${x - 7} ${H}Z`,
      hex(shift(colours.ground, -0.05)),
    ) +
    fill(
      `M${x - 62} ${y - 130}L${x + 62} ${y - 130}L${x + 112} ${y + 26}Q${x} ${y + 44} ${x - 112} ${y + 26}Z`,
      shade,
    )
  );
};

/** Arches one behind the other. */
const arches: Backdrop = (scene) => {
  const { sketch, colours, light } = scene;
  const arch = (cx: number, w: number, top: number, paint: string) =>
    fill(
      `M${cx - w} ${H}L${cx - w} ${top + w}C${cx - w} ${top + w * 0.45} ${cx - w * 0.55} ${top} ${cx} ${top}C${cx + w * 0.55} ${top} ${cx + w} ${top + w * 0.45} ${cx + w} ${top + w}L${cx + w} ${H}Z`,
      paint,
    );
  const c = 450 + light * 30;
  const tint = (a: Tone, b: Tone) =>
    sketch.linear(c - light * 400, 0, c + light * 400, 900, [
      [0, a],
      [1, b],
    ]);
  return (
    fill(whole, tint(colours.ground, shift(colours.ground, 0.06))) +
    arch(c, 420, 40, tint(shift(colours.ground, 0.04), colours.mid)) +
    arch(c, 330, 110, tint(blend(colours.ground, colours.mid, 0.6), shift(colours.mid, 0.08))) +
    arch(c, 250, 180, tint(colours.mid, blend(colours.glow, colours.mid, 0.3))) +
    halo(scene, c + light * 120, 460, 430, 0.45)
  );
};

/** Hanging cloth with long folds. */
const drapery: Backdrop = (scene) => {
  const { sketch, colours, random, time } = scene;
  let out = fill(whole, hex(colours.ground));
  for (let x = -60; x < W + 60;) {
    const w = random.range(70, 150);
    const sway = Math.sin(time + x * 0.01) * 4;
    const bright = random.range(0.1, 0.85);
    const paint = sketch.linear(x, 0, x + w, 0, [
      [0, colours.ground],
      [0.35, blend(colours.ground, colours.mid, bright)],
      [0.55, blend(colours.mid, colours.glow, bright * 0.26)],
      [1, colours.ground],
    ]);
    out += fill(
      `M${x} -10C${x + 30 + sway} 400 ${x - 40 + sway} 800 ${x + 16} 1210L${x + w + 30} 1210C${x + w - 26 + sway} 800 ${x + w + 40 + sway} 400 ${x + w + 8} -10Z`,
      paint,
    );
    x += w * 0.86;
  }
  return out + halo(scene, 450 + scene.light * 260, 360, 560, 0.42);
};

/** A painted studio wall with a disc of light. */
const studio: Backdrop = (scene) => {
  const { sketch, colours, light } = scene;
  const cx = 450 - light * 90;
  return (
    wash(scene, 450 + light * 200, 420, 900) +
    oval(
      cx,
      470,
      350,
      350,
      sketch.linear(cx - 300, 200, cx + 300, 800, [
        [0, blend(colours.accent, colours.glow, 0.45)],
        [1, blend(colours.accent, colours.mid, 0.55)],
      ]),
      0.75,
    ) +
    halo(scene, 450 + light * 330, 260, 520, 0.4)
  );
};

/** Hills at dusk under the first stars. */
const hills: Backdrop = (scene) => {
  const { sketch, colours, random, light, time } = scene;
  const sky = sketch.linear(0, 0, 0, 800, [
    [0, shift(colours.ground, -0.02)],
    [0.5, colours.mid],
    [1, blend(colours.glow, colours.mid, 0.15)],
  ]);
  let stars = '';
  for (let i = 0; i < 46; i++) {
    const blinkStar = 0.5 + 0.5 * Math.sin(time + i * 2.3);
    stars += oval(
      random.range(0, W),
      random.range(0, 420),
      random.range(0.8, 2.4),
      random.range(0.8, 2.4),
      hex(white),
      0.25 + 0.45 * (time ? blinkStar : random.next()),
    );
  }
  const ridge = (base: number, rough: number, tint: Tone) => {
    const points: Point[] = [];
    for (let x = -60; x <= 960; x += 102) points.push([x, base + random.near(0, rough)]);
    return fill(`${smoothPath(points)}L960 1210L-60 1210Z`, hex(tint));
  };
  return (
    fill(whole, sky) +
    stars +
    halo(scene, 450 + light * 260, 700, 560, 0.7) +
    ridge(640, 80, blend(colours.mid, colours.glow, 0.22)) +
    ridge(740, 70, blend(colours.mid, colours.ground, 0.35)) +
    ridge(860, 60, colours.ground)
  );
};

/** Shelves with books and small lights, out of focus. */
const library: Backdrop = (scene) => {
  const { colours, random, sketch } = scene;
  let books = '';
  for (let row = 0; row < 5; row++) {
    const y = 190 + row * 230;
    books += fill(
      `M0 ${y}L900 ${y}L900 ${y + 20}L0 ${y + 20}Z`,
      hex(shift(colours.ground, -0.04)),
      0.9,
    );
    for (let x = -10; x < W;) {
      const w = random.range(18, 46);
      const h = random.range(110, 188);
      if (random.chance(0.14)) {
        x += w * 2;
        continue;
      }
      const tint = random.pick([
        colours.mid,
        colours.accent,
        colours.ground,
        blend(colours.mid, colours.glow, 0.35),
        shift(colours.ground, 0.08),
      ]);
      books += fill(
        `M${x} ${y}L${x} ${y - h}L${x + w} ${y - h}L${x + w} ${y}Z`,
        hex(blend(tint, colours.ground, random.range(0.15, 0.6))),
      );
      x += w + 3;
    }
  }
  return (
    wash(scene, 450, 500) +
    group(`filter="${sketch.blur(7, [-10, -10, 920, 1220])}" opacity="0.8"`, books) +
    bokeh(scene, 12, 120, 800, 12, 34) +
    halo(scene, 450 + scene.light * 330, 420, 520, 0.55)
  );
};

/** Broad diagonal shafts of light from a blind. */
const blinds: Backdrop = (scene) => {
  const { colours, light, sketch, time } = scene;
  let bands = '';
  const lean = light * 180;
  for (let i = 0; i < 7; i++) {
    const y = 60 + i * 122 + Math.sin(time) * 5;
    bands += fill(
      `M-20 ${y + lean}L920 ${y - lean}L920 ${y - lean + 62}L-20 ${y + lean + 62}Z`,
      sketch.linear(450 + light * 450, 0, 450 - light * 450, 0, [
        [0, colours.glow, 0.62],
        [1, colours.glow, 0.06],
      ]),
    );
  }
  return (
    wash(scene, 450 + light * 300, 400) + bands + halo(scene, 450 + light * 380, 380, 520, 0.35)
  );
};

/** A branch in blossom before a round moon. */
const blossom: Backdrop = (scene) => {
  const { colours, random, sketch, light, time } = scene;
  const mx = 450 + light * 190;
  let flowers = '';
  const branch: Point[] = [
    [450 - light * 520, 240],
    [450 - light * 330, 190],
    [450 - light * 160, 120],
    [450 + light * 60, 90],
    [450 + light * 300, 20],
  ];
  const twig: Point[] = [
    [450 - light * 500, 700],
    [450 - light * 420, 560],
    [450 - light * 380, 420],
    [450 - light * 290, 210],
  ];
  for (const line of [branch, twig])
    for (let i = 0; i < 26; i++) {
      const at = random.range(0, line.length - 1.01);
      const a = line[Math.floor(at)]!;
      const b = line[Math.floor(at) + 1]!;
      const x = a[0] + (b[0] - a[0]) * (at % 1) + random.near(0, 44);
      const y = a[1] + (b[1] - a[1]) * (at % 1) + random.near(0, 44) + Math.sin(time + i) * 2;
      const r = random.range(7, 15);
      const tint = hex(blend(colours.glow, white, random.range(0.2, 0.7)));
      for (let petal = 0; petal < 5; petal++) {
        const angle = petal * 1.2566 + i;
        flowers += oval(
          x + Math.cos(angle) * r * 0.8,
          y + Math.sin(angle) * r * 0.8,
          r * 0.62,
          r * 0.62,
          tint,
          0.8,
        );
      }
      flowers += oval(x, y, r * 0.26, r * 0.26, hex(colours.accent), 0.9);
    }
  return (
    wash(scene, mx, 380) +
    oval(
      mx,
      330,
      210,
      210,
      sketch.radial(mx - 60, 260, 330, [
        [0, blend(colours.glow, white, 0.7)],
        [1, colours.glow],
      ]),
      0.92,
    ) +
    halo(scene, mx, 330, 500, 0.4) +
    stroke(smoothPath(branch), hex(shift(colours.ground, -0.06)), 15) +
    stroke(smoothPath(twig), hex(shift(colours.ground, -0.06)), 10) +
    flowers
  );
};

const backdrops = {
  city,
  window: window_,
  sea,
  leaves,
  lamp,
  arches,
  drapery,
  studio,
  hills,
  library,
  blinds,
  blossom,
};
export type BackdropKind = keyof typeof backdrops;
export const backdropKinds = Object.keys(backdrops) as BackdropKind[];

export const drawBackdrop = (kind: BackdropKind, scene: Scene): string => backdrops[kind](scene);

/** The last layer: dark edges that hold the eye, and a breath of coloured air. */
export function drawAir(sketch: Sketch, colours: Scheme, light: -1 | 1): string {
  const shade = tone(
    Math.min(0.2, colours.ground.l * 0.42),
    colours.ground.c * 0.8,
    colours.ground.h,
  );
  return (
    fill(
      whole,
      sketch.radial(450, 520, 860, [
        [0, shade, 0],
        [0.62, shade, 0],
        [1, shade, 0.5],
      ]),
    ) +
    fill(
      whole,
      sketch.linear(0, 860, 0, 1200, [
        [0, shade, 0],
        [1, shade, 0.42],
      ]),
    ) +
    fill(
      whole,
      sketch.radial(450 + light * 470, 240, 720, [
        [0, colours.glow, 0.2],
        [1, colours.glow, 0],
      ]),
    )
  );
}
