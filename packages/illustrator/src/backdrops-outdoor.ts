import { type Point, smoothPath } from './geometry.ts';
import { type Tone, blend, hex, shift, white } from './palette.ts';
import { type Backdrop, H, W, bokeh, halo, wash, whole } from './scene.ts';
import { fill, group, oval, stroke } from './sketch.ts';

/** A city evening, out of focus. */
export const city: Backdrop = (scene) => {
  const { random, colors } = scene;
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
      fill(blocks, hex(colors.ground), 0.6),
    ) +
    bokeh(scene, 44, 300, 1000, 14, 46) +
    halo(scene, 450 + scene.light * 330, 560, 420, 0.42)
  );
};

/** A low sun over the sea. */
export const sea: Backdrop = (scene) => {
  const { sketch, colors, light, random, time } = scene;
  const sunX = 450 + light * 250;
  const sky = sketch.linear(0, 0, 0, 700, [
    [0, shift(colors.mid, -0.06)],
    [0.5, blend(colors.mid, colors.glow, 0.45)],
    [1, shift(colors.glow, 0.06)],
  ]);
  const water = sketch.linear(0, 690, 0, 1200, [
    [0, blend(colors.glow, colors.mid, 0.5)],
    [0.4, colors.mid],
    [1, colors.ground],
  ]);
  let clouds = '';
  for (let i = 0; i < 7; i++) {
    const cx = random.range(0, W) + Math.sin(time) * 4;
    const cy = random.range(140, 600);
    const w = random.range(120, 300);
    clouds += fill(
      `M${cx - w} ${cy}C${cx - w * 0.5} ${cy - 22} ${cx + w * 0.4} ${cy - 26} ${cx + w} ${cy}C${cx + w * 0.4} ${cy + 12} ${cx - w * 0.4} ${cy + 14} ${cx - w} ${cy}Z`,
      hex(blend(colors.glow, colors.accent, 0.4)),
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
    halo(scene, sunX, 600, 460, 0.85, shift(colors.glow, 0.1)) +
    clouds +
    oval(
      sunX,
      610,
      76,
      76,
      sketch.linear(0, 530, 0, 690, [
        [0, blend(colors.glow, white, 0.75)],
        [1, shift(colors.glow, 0.06)],
      ]),
    ) +
    fill(`M0 690L${W} 690L${W} ${H}L0 ${H}Z`, water) +
    fill(glints, hex(blend(colors.glow, white, 0.5)), 0.5)
  );
};

/** Large leaves in two layers. */
export const leaves: Backdrop = (scene) => {
  const { sketch, colors, random, time } = scene;
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
      blend(colors.mid, colors.ground, random.next()),
      0.55,
    );
  for (let i = 0; i < 14; i++) {
    const left = i % 2 === 0;
    near += leaf(
      left ? random.range(-120, 60) : random.range(840, 1010),
      random.range(40, 1150),
      left ? random.range(-60, 50) : random.range(130, 240),
      random.range(180, 320),
      blend(colors.ground, colors.accent, random.range(0.1, 0.38)),
      0.92,
    );
  }
  return wash(scene, 450, 380) + halo(scene, 450 + scene.light * 220, 260, 560, 0.55) + far + near;
};

/** Hills at dusk under the first stars. */
export const hills: Backdrop = (scene) => {
  const { sketch, colors, random, light, time } = scene;
  const sky = sketch.linear(0, 0, 0, 800, [
    [0, shift(colors.ground, -0.02)],
    [0.5, colors.mid],
    [1, blend(colors.glow, colors.mid, 0.15)],
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
    ridge(640, 80, blend(colors.mid, colors.glow, 0.22)) +
    ridge(740, 70, blend(colors.mid, colors.ground, 0.35)) +
    ridge(860, 60, colors.ground)
  );
};

/** A branch in blossom in front of a full moon. */
export const blossom: Backdrop = (scene) => {
  const { colors, random, sketch, light, time } = scene;
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
      const tint = hex(blend(colors.glow, white, random.range(0.2, 0.7)));
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
      flowers += oval(x, y, r * 0.26, r * 0.26, hex(colors.accent), 0.9);
    }
  return (
    wash(scene, mx, 380) +
    oval(
      mx,
      330,
      210,
      210,
      sketch.radial(mx - 60, 260, 330, [
        [0, blend(colors.glow, white, 0.7)],
        [1, colors.glow],
      ]),
      0.92,
    ) +
    halo(scene, mx, 330, 500, 0.4) +
    stroke(smoothPath(branch), hex(shift(colors.ground, -0.06)), 15) +
    stroke(smoothPath(twig), hex(shift(colors.ground, -0.06)), 10) +
    flowers
  );
};
