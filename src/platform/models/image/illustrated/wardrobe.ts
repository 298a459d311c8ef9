import { blend, hex, shift, tone, white, type Tone } from './palette.ts';
import { fill, oval, stroke } from './sketch.ts';
import {
  bodiceShape,
  drawCloth,
  drawPair,
  drawPiece,
  neckline,
  neckPoint,
  sleevedShape,
  sleevelessShape,
  type Tailor,
} from './tailoring.ts';

/** A garment in two layers: behind the neck, and over the body. */
export interface Dressed {
  behind: string;
  front: string;
}

type Draw = (tailor: Tailor) => Dressed;
const only = (front: string): Dressed => ({ behind: '', front });
const ivory = tone(0.93, 0.014, 85);
const black = tone(0.2, 0.012, 320);

/** The inside of a collar behind the neck. */
const backBand = ({ d, build }: Tailor, cloth: Tone, rise = 132) => {
  const n = build.neck;
  return fill(
    d(`M${-n - 26} -70 C${-n - 22} ${-rise} ${-n * 0.6} ${-rise - 22} 0 ${-rise - 24} C${n * 0.6} ${-rise - 22} ${n + 22} ${-rise} ${n + 26} -70 L${n} 20 L${-n} 20 Z`),
    hex(shift(cloth, cloth.l < 0.3 ? -0.06 : -0.16)),
  );
};

/** A thin line along an edge, such as ribbing or stitching. */
const trimLine = ({ d }: Tailor, path: string, paint: Tone, width: number, opacity = 1) =>
  stroke(d(path), hex(paint), width, opacity);

const startOf = (tailor: Tailor, t: number, ease = 6) => {
  const [x, y] = neckPoint(tailor.build, t);
  return `M${-x} ${y - ease * 0.55}`;
};

/** Wings of a shirt collar; `open` spreads them from the neck. */
function shirtCollar(tailor: Tailor, cloth: Tone, open: number): string {
  const n = tailor.build.neck;
  return drawPair(
    tailor,
    (s) =>
      `M${s * (n + 10)} -122 C${s * (n - 4)} -74 ${s * (44 + open * 16)} -32 ${s * (8 + open * 26)} ${2 + open * 46} L${s * (58 + open * 30)} ${58 + open * 36} C${s * (88 + open * 14)} 20 ${s * (n + 26)} -34 ${s * (n + 30)} -84 C${s * (n + 26)} -104 ${s * (n + 18)} -116 ${s * (n + 10)} -122 Z`,
    cloth,
  );
}

function buttons({ d, trim }: Tailor, from: number, count: number, x = 0, tint: Tone = trim): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const spot = d(`M${x} ${from + i * 84}`).slice(1).split(' ').map(Number);
    out += oval(spot[0]!, spot[1]! + 1.5, 6.4, 6.4, hex(shift(tint, -0.2)), 0.6) + oval(spot[0]!, spot[1]!, 5.6, 5.6, hex(tint));
  }
  return out;
}

/** Lapels of a jacket that closes at `close`; the collar lies round the neck. */
function lapels(tailor: Tailor, cloth: Tone, close: number, wide = 1, notch = true): string {
  const n = tailor.build.neck;
  const lapel = (s: 1 | -1) =>
    notch
      ? `M${s * (n + 22)} -104 C${s * (n + 12)} -10 ${s * (n * 0.72)} ${close * 0.4} ${s * 2} ${close} C${s * 44 * wide} ${close * 0.72} ${s * (n + 66 * wide)} ${close * 0.44} ${s * (n + 78 * wide)} 96 L${s * (n + 40 * wide)} 74 L${s * (n + 86 * wide)} 46 C${s * (n + 70)} -10 ${s * (n + 54)} -60 ${s * (n + 46)} -86 Z`
      : `M${s * (n + 22)} -104 C${s * (n + 10)} -10 ${s * (n * 0.72)} ${close * 0.4} ${s * 2} ${close} C${s * 60 * wide} ${close * 0.8} ${s * (n + 84 * wide)} ${close * 0.4} ${s * (n + 74 * wide)} 40 C${s * (n + 68)} -10 ${s * (n + 54)} -60 ${s * (n + 46)} -86 Z`;
  return drawPair(tailor, lapel, cloth);
}

/** A jacket over what is worn beneath: the opening runs to `close`. */
function jacket(tailor: Tailor, cloth: Tone, close: number, sheen = 0.15): string {
  const { build } = tailor;
  const n = build.neck;
  const t = 0.16;
  const [x, y] = neckPoint(build, t);
  const half = (s: 1 | -1) => `C${s * x * 0.86} ${y + 80} ${s * n * 0.7} ${close * 0.5} 0 ${close}`;
  const edge = `${half(-1)} C${n * 0.7} ${close * 0.5} ${x * 0.86} ${y + 80} ${x} ${y - 8}`;
  return drawCloth(tailor, sleevedShape(build, t, edge, 16), { tone: cloth, sheen, sleeves: true, folds: 4 });
}

const shirtFront = (tailor: Tailor, cloth: Tone) =>
  drawCloth(tailor, sleevedShape(tailor.build, 0.02, neckline(tailor.build, 0.02, -2, 'vee'), 4), { tone: cloth, folds: 2 }) +
  trimLine(tailor, 'M0 0 L0 640', shift(cloth, -0.16), 1.8, 0.7);

const tee: Draw = (tailor) => {
  const { build, cloth } = tailor;
  const edge = neckline(build, 0.17, 16, 'round', 6);
  const cuff = (s: number) => `M${s * build.shoulder * 1.05} 292 C${s * build.shoulder * 0.94} 306 ${s * build.shoulder * 0.82} 308 ${s * build.shoulder * 0.72} 300`;
  return {
    behind: backBand(tailor, cloth, 98),
    front:
      drawCloth(tailor, sleevedShape(build, 0.17, edge), { tone: cloth, sleeves: true, folds: 4 }) +
      trimLine(tailor, `${startOf(tailor, 0.17)} ${edge}`, shift(cloth, -0.07), 9, 0.75) +
      trimLine(tailor, `${startOf(tailor, 0.17)} ${edge}`, shift(cloth, 0.08), 2, 0.5) +
      trimLine(tailor, cuff(1) + cuff(-1), shift(cloth, -0.16), 2, 0.6),
  };
};

const knit: Draw = (tailor) => {
  const { build, cloth, d } = tailor;
  const edge = neckline(build, 0.13, 6, 'round', 14);
  const n = build.neck;
  let ribs = '';
  for (let i = -7; i <= 7; i++) {
    const a = (i / 7) * 1.15;
    const x = Math.sin(a) * (n + 20);
    const y = -4 - (1 - Math.cos(a)) * 118;
    ribs += `M${x} ${y - 8} L${x * 1.1} ${y + 14}`;
  }
  return {
    behind: backBand(tailor, cloth, 108),
    front:
      drawCloth(tailor, sleevedShape(build, 0.13, edge, 15), { tone: cloth, sleeves: true, folds: 4 }) +
      trimLine(tailor, `${startOf(tailor, 0.13, 14)} ${edge}`, shift(cloth, 0.02), 24) +
      stroke(d(ribs), hex(shift(cloth, -0.16)), 2.4, 0.5) +
      trimLine(tailor, `${startOf(tailor, 0.13, 14)} ${edge}`, shift(cloth, -0.2), 1.6, 0),
  };
};

const deepKnit: Draw = (tailor) => {
  const { build, cloth } = tailor;
  const edge = neckline(build, 0.2, 118, 'vee', 12);
  return {
    behind: backBand(tailor, cloth, 92),
    front:
      drawCloth(tailor, sleevedShape(build, 0.2, edge, 13), { tone: cloth, sleeves: true, folds: 4 }) +
      trimLine(tailor, `${startOf(tailor, 0.2, 12)} ${edge}`, shift(cloth, -0.06), 13, 0.8) +
      trimLine(tailor, `${startOf(tailor, 0.2, 12)} ${edge}`, shift(cloth, 0.08), 2, 0.5),
  };
};

const offShoulder: Draw = (tailor) => {
  const { build, cloth } = tailor;
  const s = build.shoulder;
  const x = s * 1.02;
  const shape = `M${x} 96 C${s * 1.06} 230 ${s * 1.05} 320 ${s * 1.09} 640 L${-s * 1.09} 640 C${-s * 1.05} 320 ${-s * 1.06} 230 ${-x} 96 C${-s * 0.7} 128 ${-s * 0.3} 152 0 152 C${s * 0.3} 152 ${s * 0.7} 128 ${x} 96 Z`;
  const fold = `M${x + 4} 92 C${s * 0.7} 124 ${s * 0.3} 148 0 148 C${-s * 0.3} 148 ${-s * 0.7} 124 ${-x - 4} 92 C${-s * 1.04} 140 ${-s * 0.98} 158 ${-s * 0.94} 164 C${-s * 0.6} 192 ${-s * 0.3} 208 0 208 C${s * 0.3} 208 ${s * 0.6} 192 ${s * 0.94} 164 C${s * 0.98} 158 ${s * 1.04} 140 ${x + 4} 92 Z`;
  return only(drawCloth(tailor, shape, { tone: cloth, sleeves: true, folds: 4 }) + drawPiece(tailor, fold, shift(cloth, 0.02)));
};

const turtleneck: Draw = (tailor) => {
  const { build, cloth, d } = tailor;
  const n = build.neck;
  const tube = `M${-n - 6} -196 C${-n * 0.5} -166 ${n * 0.5} -166 ${n + 6} -196 C${n + 10} -150 ${n + 14} -110 ${n + 34} -78 C${n * 0.6} -34 ${-n * 0.6} -34 ${-n - 34} -78 C${-n - 14} -110 ${-n - 10} -150 ${-n - 6} -196 Z`;
  let ribs = '';
  for (let i = -4; i <= 4; i++) ribs += `M${i * n * 0.22} -168 C${i * n * 0.22} -130 ${i * n * 0.24} -90 ${i * n * 0.27} -56`;
  return {
    behind: backBand(tailor, cloth, 170),
    front:
      drawCloth(tailor, sleevedShape(build, 0.04, neckline(build, 0.04, -44, 'round', 10), 10), { tone: cloth, sleeves: true, folds: 4 }) +
      drawPiece(tailor, tube, shift(cloth, -0.012), 0.4) +
      stroke(d(ribs), hex(shift(cloth, cloth.l < 0.3 ? -0.06 : -0.14)), 2, 0.32) +
      stroke(d(`M${-n - 10} -124 C${-n * 0.5} -96 ${n * 0.5} -96 ${n + 10} -124`), hex(shift(cloth, -0.14)), 3, 0.45),
  };
};

const shirt: Draw = (tailor) => {
  const { build, cloth } = tailor;
  const open = build.female ? 0.95 : 0.55;
  const edge = neckline(build, 0.08, 34 + open * 70, 'vee');
  return {
    behind: backBand(tailor, cloth, 134),
    front:
      drawCloth(tailor, sleevedShape(build, 0.08, edge, 9), { tone: cloth, sleeves: true, folds: 4 }) +
      trimLine(tailor, `M-13 ${60 + open * 60} L-13 640 M13 ${60 + open * 60} L13 640`, shift(cloth, -0.14), 1.6, 0.55) +
      buttons(tailor, 130 + open * 50, 5, 0, blend(cloth, white, 0.5)) +
      shirtCollar(tailor, shift(cloth, 0.015), open),
  };
};

const blazer: Draw = (tailor) => {
  const { build, cloth, second } = tailor;
  const inner = build.female
    ? drawCloth(tailor, sleevelessShape(build, 0.3, 0.6, neckline(build, 0.3, 140, 'sweet')), { tone: second, sheen: 0.7, folds: 2 })
    : drawCloth(tailor, sleevedShape(build, 0.17, neckline(build, 0.17, 14), 4), { tone: second, folds: 2 });
  return {
    behind: backBand(tailor, cloth, 128),
    front: inner + jacket(tailor, cloth, 372) + lapels(tailor, shift(cloth, 0.022), 372, 1) + buttons(tailor, 402, 1, 10),
  };
};

const suit: Draw = (tailor) => {
  const { cloth, second, trim, d } = tailor;
  const tie = 'M-19 6 L19 6 L13 44 L38 318 L0 380 L-38 318 L-13 44 Z';
  const knot = 'M-24 -20 C-10 -26 10 -26 24 -20 L14 36 L-14 36 Z';
  return {
    behind: backBand(tailor, second, 140),
    front:
      shirtFront(tailor, second) +
      drawPiece(tailor, tie, trim) +
      stroke(d('M-24 110 L28 70 M-28 180 L34 132 M-32 250 L38 196 M-34 318 L40 262'), hex(shift(trim, 0.14)), 4, 0.35) +
      drawPiece(tailor, knot, shift(trim, 0.04)) +
      shirtCollar(tailor, second, 0) +
      jacket(tailor, cloth, 352) +
      lapels(tailor, shift(cloth, 0.025), 352, 1.05),
  };
};

const tuxedo: Draw = (tailor) => {
  const night = shift(black, 0.02);
  const bow = (s: number) => `M${s * 7} -2 C${s * 24} -30 ${s * 52} -34 ${s * 62} -28 C${s * 68} -8 ${s * 68} 14 ${s * 62} 30 C${s * 50} 36 ${s * 24} 26 ${s * 7} 10 Z`;
  return {
    behind: backBand(tailor, ivory, 140),
    front:
      shirtFront(tailor, ivory) +
      buttons(tailor, 96, 3, 0, black) +
      shirtCollar(tailor, ivory, 0) +
      drawPiece(tailor, bow(1), night) +
      drawPiece(tailor, bow(-1), night) +
      drawPiece(tailor, 'M-11 -12 C-4 -16 4 -16 11 -12 L11 18 C4 22 -4 22 -11 18 Z', shift(night, 0.05)) +
      jacket(tailor, night, 366) +
      lapels(tailor, shift(night, 0.09), 366, 1.1, false),
  };
};

const leather: Draw = (tailor) => {
  const { build, second, d } = tailor;
  const hide = tailor.cloth.l > 0.45 ? tone(0.24, 0.02, 40) : tailor.cloth;
  const beneath = drawCloth(tailor, sleevedShape(build, 0.17, neckline(build, 0.17, 18), 4), { tone: second, folds: 3 });
  const zip = `M${-10} 640 L-14 330 M14 330 L10 640`;
  return {
    behind: backBand(tailor, hide, 126),
    front:
      beneath +
      jacket(tailor, hide, 460, 0.9) +
      lapels(tailor, shift(hide, 0.045), 430, 1.15) +
      stroke(d(zip), hex(tone(0.75, 0.02, 80)), 4, 0.7) +
      stroke(d(`M${build.shoulder * 0.84} 8 C${build.shoulder * 0.74} 70 ${build.shoulder * 0.68} 120 ${build.shoulder * 0.67} 170`) + d(`M${-build.shoulder * 0.84} 8 C${-build.shoulder * 0.74} 70 ${-build.shoulder * 0.68} 120 ${-build.shoulder * 0.67} 170`), hex(shift(hide, 0.2)), 2.4, 0.4),
  };
};

const hoodie: Draw = (tailor) => {
  const { build, cloth, second, d } = tailor;
  const n = build.neck;
  const hood = `M${-n - 62} -40 C${-n - 86} -150 ${-n - 40} -200 0 -206 C${n + 40} -200 ${n + 86} -150 ${n + 62} -40 L0 60 Z`;
  const rim = (s: number) => `M${s * (n + 8)} -150 C${s * (n + 6)} -80 ${s * 60} -10 ${s * 4} 54 C${s * 40} 66 ${s * (n + 40)} 10 ${s * (n + 66)} -62 C${s * (n + 60)} -120 ${s * (n + 30)} -146 ${s * (n + 8)} -150 Z`;
  return {
    behind: drawPiece(tailor, hood, shift(cloth, -0.08)),
    front:
      drawCloth(tailor, sleevedShape(build, 0.17, neckline(build, 0.17, 20), 4), { tone: second, folds: 0 }) +
      drawCloth(tailor, sleevedShape(build, 0.12, neckline(build, 0.12, 48, 'vee', 16), 17), { tone: cloth, sleeves: true, folds: 6 }) +
      drawPair(tailor, rim, shift(cloth, 0.02)) +
      stroke(d('M-26 50 C-30 110 -28 160 -32 214') + d('M26 50 C32 110 26 170 30 232'), hex(ivory), 5, 0.9),
  };
};

const denim: Draw = (tailor) => {
  const { build, second, d } = tailor;
  const blue = tone(0.46, 0.065, 252);
  const s = build.shoulder;
  const seam = `M${-s * 0.66} 92 L${s * 0.66} 92`;
  return {
    behind: backBand(tailor, blue, 130),
    front:
      drawCloth(tailor, sleevedShape(build, 0.17, neckline(build, 0.17, 22), 4), { tone: second, folds: 3 }) +
      jacket(tailor, blue, 560, 0.1) +
      shirtCollar(tailor, shift(blue, 0.04), 1.1) +
      stroke(d(`M${-s * 0.72} 110 C${-s * 0.5} 122 ${-s * 0.4} 122 ${-s * 0.24} 118`) + d(`M${s * 0.72} 110 C${s * 0.5} 122 ${s * 0.4} 122 ${s * 0.24} 118`), hex(tone(0.72, 0.09, 70)), 2.2, 0.7) +
      stroke(d(seam), hex(blue), 0.1, 0),
  };
};

const straps = (tailor: Tailor, top: number, width: number, tint: Tone, at = 0.46) => {
  const { build, d } = tailor;
  const [x, y] = neckPoint(build, at);
  const s = build.shoulder;
  const strap = (k: number) => d(`M${k * x} ${y} C${k * x} ${y + 50} ${k * s * 0.44} ${top - 70} ${k * s * 0.42} ${top - 8}`);
  return stroke(strap(1) + strap(-1), hex(shift(tint, -0.16)), width + 2, 0.5) + stroke(strap(1) + strap(-1), hex(tint), width);
};

const slipDress: Draw = (tailor) => {
  const { cloth } = tailor;
  return only(straps(tailor, 196, 5, cloth) + drawCloth(tailor, bodiceShape(tailor.build, 190, 'heart'), { tone: cloth, sheen: 1, folds: 4 }));
};

const gown: Draw = (tailor) => {
  const { build, cloth, d, trim } = tailor;
  const shape = bodiceShape(build, 196, 'heart');
  const s = build.shoulder;
  const drape = d(`M${-s * 0.68} 236 C${-s * 0.3} 300 ${s * 0.2} 300 ${s * 0.68} 226 M${-s * 0.68} 280 C${-s * 0.3} 340 ${s * 0.24} 350 ${s * 0.69} 292 M${-s * 0.68} 330 C${-s * 0.2} 400 ${s * 0.3} 410 ${s * 0.69} 370`);
  return only(
    drawCloth(tailor, shape, { tone: cloth, sheen: 0.8, folds: 3 }) +
      stroke(drape, hex(shift(cloth, -0.14)), 5, 0.35) +
      stroke(d(`M${-s * 0.7} 218 C${-s * 0.6} 170 ${-s * 0.24} 150 0 206 C${s * 0.24} 150 ${s * 0.6} 170 ${s * 0.7} 218`), hex(shift(trim, 0.1)), 2.4, 0.55),
  );
};

const squareDress: Draw = (tailor) => {
  const { build, cloth } = tailor;
  return only(
    drawCloth(tailor, sleevelessShape(build, 0.4, 0.66, neckline(build, 0.4, 128, 'square')), { tone: cloth, folds: 4, sheen: 0.25 }) +
      trimLine(tailor, `${startOf(tailor, 0.4, 0)} ${neckline(build, 0.4, 128, 'square')}`, shift(cloth, 0.07), 3, 0.5),
  );
};

const tank: Draw = (tailor) => {
  const { build, cloth } = tailor;
  const edge = neckline(build, 0.3, build.female ? 92 : 62);
  return only(
    drawCloth(tailor, sleevelessShape(build, 0.3, 0.64, edge), { tone: cloth, folds: 4 }) +
      trimLine(tailor, `${startOf(tailor, 0.3, 0)} ${edge}`, shift(cloth, -0.1), 5, 0.7),
  );
};

/** A halter top for the beach, worn under an open linen shirt. */
const beach: Draw = (tailor) => {
  const { build, cloth, d } = tailor;
  const n = build.neck;
  if (!build.female) return openLinen(tailor, ivory);
  const s = build.shoulder;
  const halter = `M${n * 0.62} -92 C${n + 4} -20 ${s * 0.46} 100 ${s * 0.7} 200 C${s * 0.7} 320 ${s * 0.665} 430 ${s * 0.61} 640 L${-s * 0.61} 640 C${-s * 0.665} 430 ${-s * 0.7} 320 ${-s * 0.7} 200 C${-s * 0.46} 100 ${-n - 4} -20 ${-n * 0.62} -92 C${-n * 0.56} -30 -40 60 0 122 C40 60 ${n * 0.56} -30 ${n * 0.62} -92 Z`;
  return only(drawCloth(tailor, halter, { tone: cloth, folds: 5, sheen: 0.2 }) + stroke(d(`M0 122 C-6 200 -4 280 0 330`), hex(shift(cloth, -0.16)), 3, 0.4));
};

function openLinen(tailor: Tailor, cloth: Tone): Dressed {
  const edge = neckline(tailor.build, 0.1, 176, 'vee');
  return {
    behind: backBand(tailor, cloth, 134),
    front: drawCloth(tailor, sleevedShape(tailor.build, 0.1, edge, 12), { tone: cloth, sleeves: true, folds: 6 }) + shirtCollar(tailor, shift(cloth, 0.01), 1.25),
  };
}

/** A satin robe crossed over lace. */
const robe: Draw = (tailor) => {
  const { build, cloth, second, d } = tailor;
  const n = build.neck;
  const lace = drawCloth(tailor, bodiceShape(build, 150, 'heart'), { tone: second, folds: 0 });
  return {
    behind: backBand(tailor, cloth, 112),
    front:
      (build.female ? lace : '') +
      drawCloth(tailor, sleevedShape(build, 0.24, neckline(build, 0.24, build.female ? 236 : 160, 'vee', 8), 10), { tone: cloth, sleeves: true, sheen: 0.9, folds: 6 }) +
      drawPair(tailor, (s) => `M${s * (n + 30)} -74 C${s * (n + 14)} 40 ${s * 70} 150 ${s * -6} ${build.female ? 262 : 190} L${s * 34} ${build.female ? 280 : 220} C${s * 110} 180 ${s * (n + 50)} 60 ${s * (n + 66)} -60 Z`, shift(cloth, 0.05)) +
      stroke(d('M0 0'), hex(cloth), 0.1, 0),
  };
};

/** Crossed collars, broad sash. */
const kimono: Draw = (tailor) => {
  const { build, cloth, second, trim, d, random } = tailor;
  const n = build.neck;
  const collar = (s: 1 | -1, tint: Tone, grow: number) =>
    drawPiece(tailor, `M${s * (n + 12 + grow)} -112 C${s * (n + 2 + grow)} -30 ${s * (40 + grow)} 60 ${s * (-128 + grow)} 372 L${s * (-66 + grow)} 390 C${s * (96 + grow)} 110 ${s * (n + 44 + grow)} -10 ${s * (n + 48 + grow)} -86 Z`, tint);
  let blossoms = '';
  for (let i = 0; i < 12; i++) {
    const side = i % 2 ? 1 : -1;
    const [x, y] = d(`M${side * random.range(0.45, 0.98) * build.shoulder} ${random.range(60, 440)}`).slice(1).split(' ').map(Number) as [number, number];
    const r = random.range(7, 17);
    for (let petal = 0; petal < 5; petal++) {
      const a = (petal / 5) * 6.283 + i;
      blossoms += oval(x + Math.cos(a) * r, y + Math.sin(a) * r, r * 0.72, r * 0.72, hex(shift(trim, 0.1)), 0.5);
    }
    blossoms += oval(x, y, r * 0.4, r * 0.4, hex(ivory), 0.7);
  }
  return {
    behind: backBand(tailor, second, 120),
    front:
      drawCloth(tailor, sleevedShape(build, 0.12, neckline(build, 0.12, 120, 'vee'), 22), { tone: cloth, sleeves: true, sheen: 0.4, folds: 4 }) +
      blossoms +
      collar(-1, ivory, -8) +
      collar(-1, cloth, 14) +
      collar(1, ivory, -8) +
      collar(1, shift(cloth, 0.03), 14) +
      drawPiece(tailor, `M${-build.shoulder * 0.76} 372 C${-build.shoulder * 0.3} 392 ${build.shoulder * 0.3} 392 ${build.shoulder * 0.76} 372 L${build.shoulder * 0.8} 640 L${-build.shoulder * 0.8} 640 Z`, second),
  };
};

/** Crossed short-sleeved top of a ward, with piping and a breast pocket. */
const scrubs: Draw = (tailor) => {
  const { build, d } = tailor;
  const cloth = tailor.random.pick([tone(0.62, 0.06, 205), tone(0.88, 0.025, 220), tone(0.5, 0.07, 225), tone(0.72, 0.05, 180)]);
  const edge = neckline(build, 0.17, 84, 'vee');
  const s = build.shoulder;
  return {
    behind: backBand(tailor, cloth, 98),
    front:
      drawCloth(tailor, sleevedShape(build, 0.17, edge, 12), { tone: cloth, sleeves: true, folds: 4 }) +
      trimLine(tailor, `${startOf(tailor, 0.17)} ${edge}`, shift(cloth, cloth.l > 0.8 ? -0.22 : 0.16), 8) +
      drawPiece(tailor, `M${s * 0.2} 232 L${s * 0.54} 226 L${s * 0.54} 350 L${s * 0.2} 356 Z`, shift(cloth, -0.015), 0.2) +
      stroke(d(`M${s * 0.26} 214 L${s * 0.26} 262`), hex(ivory), 5),
  };
};

/** A white coat over a shirt. */
const whiteCoat: Draw = (tailor) => {
  const { build, second, d } = tailor;
  const coat = tone(0.92, 0.01, 230);
  const inner = drawCloth(tailor, sleevedShape(build, 0.1, neckline(build, 0.1, 60, 'vee'), 4), { tone: second, folds: 2 });
  const s = build.shoulder;
  const chest = d('M-96 306').slice(1).split(' ').map(Number) as [number, number];
  const tube = `M${-build.neck - 20} -76 C${-build.neck - 30} 60 -110 170 -96 300 M${build.neck + 20} -76 C${build.neck + 36} 40 110 130 104 240`;
  return {
    behind: backBand(tailor, coat, 128),
    front:
      inner +
      shirtCollar(tailor, shift(second, 0.02), 0.5) +
      jacket(tailor, coat, 420, 0.1) +
      lapels(tailor, shift(coat, 0.015), 420, 0.95) +
      stroke(d(tube), hex(tone(0.26, 0.03, 250)), 9) +
      stroke(d(tube), hex(tone(0.5, 0.03, 250)), 2.4, 0.6) +
      stroke(d('M104 240 C104 262 84 280 80 306 M104 240 C106 264 128 280 132 306'), hex(tone(0.78, 0.012, 250)), 5) +
      oval(...chest, 21, 21, hex(tone(0.5, 0.015, 250))) +
      oval(chest[0] - 2, chest[1] - 3, 15, 15, hex(tone(0.82, 0.01, 250))) +
      stroke(d(`M${s * 0.26} 300 L${s * 0.56} 294`), hex(shift(coat, -0.2)), 2.5, 0.6),
  };
};

/** A service shirt with epaulettes and tie (pilot, police, military and the like). */
const uniform: Draw = (tailor) => {
  const { build, cloth, trim, d } = tailor;
  const s = build.shoulder;
  const board = (k: 1 | -1) => `M${k * s * 0.4} -44 L${k * s * 0.82} 2 L${k * s * 0.78} 34 L${k * s * 0.37} -12 Z`;
  return {
    behind: backBand(tailor, cloth, 138),
    front:
      drawCloth(tailor, sleevedShape(build, 0.04, neckline(build, 0.04, -2, 'vee'), 9), { tone: cloth, sleeves: true, folds: 4 }) +
      drawPiece(tailor, 'M-18 4 L18 4 L12 40 L34 310 L0 366 L-34 310 L-12 40 Z', shift(trim, -0.1)) +
      drawPiece(tailor, 'M-23 -20 C-10 -26 10 -26 23 -20 L14 34 L-14 34 Z', shift(trim, -0.07)) +
      shirtCollar(tailor, shift(cloth, 0.02), 0) +
      drawPair(tailor, board, shift(cloth, -0.1)) +
      stroke(d(`M${s * 0.62} -18 L${s * 0.57} 12 M${s * 0.68} -12 L${s * 0.63} 18`) + d(`M${-s * 0.62} -18 L${-s * 0.57} 12 M${-s * 0.68} -12 L${-s * 0.63} 18`), hex(tone(0.8, 0.11, 88)), 4.5) +
      drawPiece(tailor, `M${s * 0.22} 190 L${s * 0.54} 184 L${s * 0.54} 206 L${s * 0.38} 222 L${s * 0.22} 212 Z`, shift(cloth, -0.03), 0.2) +
      drawPiece(tailor, `M${-s * 0.22} 190 L${-s * 0.54} 184 L${-s * 0.54} 206 L${-s * 0.38} 222 L${-s * 0.22} 212 Z`, shift(cloth, -0.03), 0.2),
  };
};

/** A double-breasted white jacket. */
const chef: Draw = (tailor) => {
  const { build } = tailor;
  const cloth = ivory;
  return {
    behind: backBand(tailor, cloth, 150),
    front:
      drawCloth(tailor, sleevedShape(build, 0.04, neckline(build, 0.04, -6, 'vee'), 10), { tone: cloth, sleeves: true, folds: 4 }) +
      drawPiece(tailor, `M-6 -6 C60 20 130 60 150 140 L140 640 L-10 640 Z`, shift(cloth, 0.005)) +
      buttons(tailor, 110, 5, 34, black) +
      buttons(tailor, 110, 5, 112, black) +
      drawPair(tailor, (s) => `M${s * (build.neck + 6)} -146 C${s * build.neck} -100 ${s * 44} -60 ${s * 5} -34 L${s * 8} 2 C${s * 60} -20 ${s * (build.neck + 14)} -60 ${s * (build.neck + 26)} -100 Z`, cloth),
  };
};

/** A dark dress with a white collar and apron. */
const apron: Draw = (tailor) => {
  const { build, cloth } = tailor;
  const s = build.shoulder;
  const dark = cloth.l > 0.4 ? tone(0.24, 0.03, 300) : cloth;
  return {
    behind: backBand(tailor, ivory, 120),
    front:
      drawCloth(tailor, sleevedShape(build, 0.08, neckline(build, 0.08, 10, 'round'), 9), { tone: dark, sleeves: true, folds: 4 }) +
      drawPair(tailor, (k) => `M${k * s * 0.34} -40 C${k * s * 0.3} 80 ${k * s * 0.3} 150 ${k * s * 0.32} 220 L${k * s * 0.46} 220 C${k * s * 0.46} 120 ${k * s * 0.52} 20 ${k * s * 0.56} -20 Z`, ivory) +
      drawPiece(tailor, `M${-s * 0.44} 206 C${-s * 0.2} 222 ${s * 0.2} 222 ${s * 0.44} 206 L${s * 0.5} 640 L${-s * 0.5} 640 Z`, ivory) +
      shirtCollar(tailor, ivory, 0.2),
  };
};

/** A draped cloak with a clasp over a tunic. */
const cloak: Draw = (tailor) => {
  const { build, cloth, second, trim, d } = tailor;
  const s = build.shoulder;
  const n = build.neck;
  const side = (k: 1 | -1) => `M${k * (n + 4)} -116 C${k * (n + 60)} -70 ${k * s * 0.8} -20 ${k * s * 1.06} 60 C${k * s * 1.2} 200 ${k * s * 1.2} 420 ${k * s * 1.2} 640 L${k * s * 0.5} 640 C${k * s * 0.52} 400 ${k * s * 0.44} 160 ${k * 18} 34 C${k * 50} 0 ${k * n} -40 ${k * (n + 4)} -116 Z`;
  const [cx, cy] = d('M0 40').slice(1).split(' ').map(Number) as [number, number];
  return {
    behind: backBand(tailor, cloth, 150),
    front:
      drawCloth(tailor, sleevedShape(build, 0.14, neckline(build, 0.14, 24), 4), { tone: second, folds: 3 }) +
      drawCloth(tailor, side(1), { tone: cloth, folds: 4 }) +
      drawCloth(tailor, side(-1), { tone: cloth, folds: 4 }) +
      oval(cx, cy, 21, 21, hex(tone(0.72, 0.1, 82))) +
      oval(cx - 2, cy - 2, 13, 13, hex(shift(trim, 0.05))) +
      oval(cx - 6, cy - 7, 4, 3, hex(white), 0.8),
  };
};

/** A pressure suit with a collar ring. */
const spaceSuit: Draw = (tailor) => {
  const { build, trim, d } = tailor;
  const n = build.neck;
  const suitTone = tone(0.88, 0.012, 240);
  const ring = (grow: number) => `M${-n - 44 - grow} -64 C${-n - 30} ${26 + grow} ${n + 30} ${26 + grow} ${n + 44 + grow} -64 C${n + 40 + grow} ${-104 - grow} ${n} ${-120 - grow} ${n - 6} ${-120 - grow} C${n} -40 ${n * 0.6} -22 0 -22 C${-n * 0.6} -22 ${-n} -40 ${-n + 6} ${-120 - grow} C${-n} ${-120 - grow} ${-n - 40 - grow} ${-104 - grow} ${-n - 44 - grow} -64 Z`;
  const s = build.shoulder;
  return {
    behind: backBand(tailor, tone(0.4, 0.02, 250), 140),
    front:
      drawCloth(tailor, sleevedShape(build, 0.06, neckline(build, 0.06, 6), 22), { tone: suitTone, sleeves: true, folds: 9 }) +
      drawPiece(tailor, ring(14), tone(0.66, 0.02, 250)) +
      drawPiece(tailor, ring(0), tone(0.8, 0.015, 250)) +
      drawPiece(tailor, `M${-s * 0.5} 170 L${-s * 0.16} 178 L${-s * 0.16} 262 L${-s * 0.5} 254 Z`, trim) +
      stroke(d(`M0 30 L0 640 M${-s * 0.66} 130 L${s * 0.66} 130`), hex(shift(suitTone, -0.2)), 3, 0.5),
  };
};

/** A zipped training jacket over a top. */
const track: Draw = (tailor) => {
  const { build, cloth, second, d, trim } = tailor;
  const n = build.neck;
  const s = build.shoulder;
  return {
    behind: backBand(tailor, cloth, 140),
    front:
      drawCloth(tailor, sleevelessShape(build, 0.3, 0.6, neckline(build, 0.3, 104)), { tone: second, folds: 2 }) +
      jacket(tailor, cloth, 300, 0.35) +
      drawPair(tailor, (k) => `M${k * (n + 8)} -140 C${k * (n + 6)} -60 ${k * n * 0.8} 90 0 300 C${k * 46} 240 ${k * (n + 24)} 60 ${k * (n + 40)} -84 Z`, shift(cloth, 0.03)) +
      stroke(d('M0 300 L0 640'), hex(ivory), 4, 0.7) +
      stroke(d(`M${s * 0.34} -46 C${s * 0.7} -8 ${s * 0.9} 40 ${s * 0.93} 140 C${s * 0.94} 300 ${s * 0.94} 420 ${s * 0.96} 640`) + d(`M${-s * 0.34} -46 C${-s * 0.7} -8 ${-s * 0.9} 40 ${-s * 0.93} 140 C${-s * 0.94} 300 ${-s * 0.94} 420 ${-s * 0.96} 640`), hex(shift(trim, 0.12)), 8, 0.7),
  };
};

/** A long coat with a broad collar over a fine knit. */
const coat: Draw = (tailor) => {
  const { cloth, second } = tailor;
  const under = turtleneck({ ...tailor, cloth: second });
  return {
    behind: under.behind,
    front: under.front + jacket(tailor, cloth, 470, 0.1) + lapels(tailor, shift(cloth, 0.03), 440, 1.35) + buttons(tailor, 420, 1, 70),
  };
};

const cardigan: Draw = (tailor) => {
  const { build, cloth, second, d } = tailor;
  const n = build.neck;
  return {
    behind: backBand(tailor, cloth, 108),
    front:
      drawCloth(tailor, sleevelessShape(build, 0.3, 0.62, neckline(build, 0.3, 96)), { tone: second, folds: 2 }) +
      jacket(tailor, cloth, 430, 0) +
      stroke(d(`M${-n - 26} -92 C${-n - 10} 40 ${-n * 0.6} 260 -6 430 L-6 640`) + d(`M${n + 26} -92 C${n + 10} 40 ${n * 0.6} 260 6 430`), hex(shift(cloth, 0.02)), 20) +
      buttons(tailor, 460, 1, 0),
  };
};

/** Blouse with a soft tied bow. */
const bowBlouse: Draw = (tailor) => {
  const { build, cloth } = tailor;
  const n = build.neck;
  const loop = (s: number) => `M${s * 4} 8 C${s * 40} -34 ${s * 98} -30 ${s * 108} 2 C${s * 104} 34 ${s * 50} 46 ${s * 4} 22 Z`;
  const tail = (s: number) => `M${s * 4} 16 C${s * 14} 90 ${s * 26} 150 ${s * 22} 236 L${s * 66} 222 C${s * 66} 150 ${s * 40} 70 ${s * 12} 14 Z`;
  return {
    behind: backBand(tailor, cloth, 150),
    front:
      drawCloth(tailor, sleevedShape(build, 0.05, neckline(build, 0.05, -8), 12), { tone: cloth, sleeves: true, sheen: 0.6, folds: 6 }) +
      drawPiece(tailor, `M${-n - 4} -140 C${-n * 0.5} -70 ${n * 0.5} -70 ${n + 4} -140 C${n + 14} -100 ${n + 20} -80 ${n + 24} -70 C${n * 0.5} 14 ${-n * 0.5} 14 ${-n - 24} -70 Z`, shift(cloth, 0.01)) +
      drawPair(tailor, tail, shift(cloth, -0.01)) +
      drawPair(tailor, loop, shift(cloth, 0.02)) +
      drawPiece(tailor, 'M-14 2 C-4 -4 4 -4 14 2 L12 30 C4 35 -4 35 -12 30 Z', shift(cloth, 0.03)),
  };
};

export const wardrobe = {
  tee, knit, deepKnit, offShoulder, turtleneck, shirt, blazer, suit, tuxedo, leather, hoodie, denim,
  slipDress, gown, squareDress, tank, beach, robe, kimono, scrubs, whiteCoat, uniform, chef, apron,
  cloak, spaceSuit, track, coat, cardigan, bowBlouse,
} satisfies Record<string, Draw>;

export type GarmentKind = keyof typeof wardrobe;
