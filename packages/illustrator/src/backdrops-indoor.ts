import { type Tone, blend, hex, shift, white } from './palette.ts';
import { type Backdrop, H, W, bokeh, bokehIn, halo, wash, whole } from './scene.ts';
import { fill, group, oval } from './sketch.ts';

/** An evening window with panes and a curtain. */
export const window_: Backdrop = (scene) => {
  const { sketch, colors, light, random } = scene;
  const x = light > 0 ? 470 : 40;
  const sky = sketch.linear(0, 60, 0, 860, [
    [0, shift(colors.mid, 0.1, 0, 190)],
    [0.55, blend(colors.glow, colors.accent, 0.25)],
    [1, shift(colors.glow, 0.06)],
  ]);
  const bars = hex(shift(colors.ground, -0.03));
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
      [0, colors.ground, 0.9],
      [0.5, shift(colors.mid, random.range(0, 0.08)), 0.95],
      [1, colors.ground, 0.9],
    ]);
    folds += fill(
      `M${cx - 18} -10C${cx - 10} 400 ${cx - 26} 800 ${cx - 22} 1210L${cx + 22} 1210C${cx + 26} 800 ${cx + 10} 400 ${cx + 18} -10Z`,
      paint,
    );
  }
  return wash(scene, x + 195, 420) + panes + folds + halo(scene, x + 195, 480, 620, 0.4);
};

/** A lamp next to a wall with a framed picture. */
export const lamp: Backdrop = (scene) => {
  const { sketch, colors, light, time } = scene;
  const x = 450 + light * 318;
  const y = 470;
  const shade = sketch.linear(x, y - 130, x, y + 20, [
    [0, shift(colors.glow, 0.02)],
    [1, blend(colors.glow, white, 0.62)],
  ]);
  const flicker = 1 + Math.sin(time * 2) * 0.03;
  const fx = 450 - light * 290;
  return (
    wash(scene, x, y + 40, 1050) +
    fill(
      `M${fx - 110} 150L${fx + 110} 150L${fx + 110} 450L${fx - 110} 450Z`,
      hex(shift(colors.ground, 0.02)),
      0.75,
    ) +
    fill(
      `M${fx - 94} 166L${fx + 94} 166L${fx + 94} 434L${fx - 94} 434Z`,
      sketch.linear(fx - 94, 166, fx + 94, 434, [
        [0, shift(colors.mid, 0.06)],
        [1, colors.ground],
      ]),
    ) +
    fill(
      `M${fx - 94} 434L${fx - 30} 320L${fx + 20} 380L${fx + 94} 290L${fx + 94} 434Z`,
      hex(colors.accent),
      0.28,
    ) +
    halo(scene, x, y - 20, 430 * flicker, 0.85, shift(colors.glow, 0.06)) +
    fill(
      `M${x - 9} ${y}L${x + 9} ${y}L${x + 7} ${H}L${x - 7} ${H}Z`,
      hex(shift(colors.ground, -0.05)),
    ) +
    fill(
      `M${x - 62} ${y - 130}L${x + 62} ${y - 130}L${x + 112} ${y + 26}Q${x} ${y + 44} ${x - 112} ${y + 26}Z`,
      shade,
    )
  );
};

/** A row of receding arches. */
export const arches: Backdrop = (scene) => {
  const { sketch, colors, light } = scene;
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
    fill(whole, tint(colors.ground, shift(colors.ground, 0.06))) +
    arch(c, 420, 40, tint(shift(colors.ground, 0.04), colors.mid)) +
    arch(c, 330, 110, tint(blend(colors.ground, colors.mid, 0.6), shift(colors.mid, 0.08))) +
    arch(c, 250, 180, tint(colors.mid, blend(colors.glow, colors.mid, 0.3))) +
    halo(scene, c + light * 120, 460, 430, 0.45)
  );
};

/** Hanging cloth with long folds. */
export const drapery: Backdrop = (scene) => {
  const { sketch, colors, random, time } = scene;
  let out = fill(whole, hex(colors.ground));
  for (let x = -60; x < W + 60;) {
    const w = random.range(70, 150);
    const sway = Math.sin(time + x * 0.01) * 4;
    const bright = random.range(0.1, 0.85);
    const paint = sketch.linear(x, 0, x + w, 0, [
      [0, colors.ground],
      [0.35, blend(colors.ground, colors.mid, bright)],
      [0.55, blend(colors.mid, colors.glow, bright * 0.26)],
      [1, colors.ground],
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
export const studio: Backdrop = (scene) => {
  const { sketch, colors, light } = scene;
  const cx = 450 - light * 90;
  return (
    wash(scene, 450 + light * 200, 420, 900) +
    oval(
      cx,
      470,
      350,
      350,
      sketch.linear(cx - 300, 200, cx + 300, 800, [
        [0, blend(colors.accent, colors.glow, 0.45)],
        [1, blend(colors.accent, colors.mid, 0.55)],
      ]),
      0.75,
    ) +
    halo(scene, 450 + light * 330, 260, 520, 0.4)
  );
};

/** Shelves with books and small lights, out of focus. */
export const library: Backdrop = (scene) => {
  const { colors, random, sketch } = scene;
  let books = '';
  for (let row = 0; row < 5; row++) {
    const y = 190 + row * 230;
    books += fill(
      `M0 ${y}L900 ${y}L900 ${y + 20}L0 ${y + 20}Z`,
      hex(shift(colors.ground, -0.04)),
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
        colors.mid,
        colors.accent,
        colors.ground,
        blend(colors.mid, colors.glow, 0.35),
        shift(colors.ground, 0.08),
      ]);
      books += fill(
        `M${x} ${y}L${x} ${y - h}L${x + w} ${y - h}L${x + w} ${y}Z`,
        hex(blend(tint, colors.ground, random.range(0.15, 0.6))),
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

/** Broad diagonal shafts of light through a blind. */
export const blinds: Backdrop = (scene) => {
  const { colors, light, sketch, time } = scene;
  let bands = '';
  const lean = light * 180;
  for (let i = 0; i < 7; i++) {
    const y = 60 + i * 122 + Math.sin(time) * 5;
    bands += fill(
      `M-20 ${y + lean}L920 ${y - lean}L920 ${y - lean + 62}L-20 ${y + lean + 62}Z`,
      sketch.linear(450 + light * 450, 0, 450 - light * 450, 0, [
        [0, colors.glow, 0.62],
        [1, colors.glow, 0.06],
      ]),
    );
  }
  return (
    wash(scene, 450 + light * 300, 400) + bands + halo(scene, 450 + light * 380, 380, 520, 0.35)
  );
};
