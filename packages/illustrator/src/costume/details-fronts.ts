import { hex, shift, tone } from '../palette.ts';
import { black, buttons, ivory, shirtCollar } from '../sewing.ts';
import { fill, oval, stroke } from '../sketch.ts';
import { type Tailor, drawPair, drawPiece } from '../tailoring.ts';

/** Parts drawn on a garment, in frontal units from the pit of the neck; `trim` is their color. */
export type Detail = (tailor: Tailor) => string;

export const gold = tone(0.76, 0.11, 84);
const silver = tone(0.82, 0.012, 250);

/** The picture position of a frontal point. */
const spot = ({ d }: Tailor, x: number, y: number) =>
  d(`M${x} ${y}`).slice(1).split(' ').map(Number) as [number, number];

const studs = (tailor: Tailor, points: readonly (readonly [number, number])[], r: number) =>
  points
    .map(([x, y]) => {
      const [px, py] = spot(tailor, x, y);
      return (
        oval(px, py + 1.5, r + 1, r + 1, hex(shift(gold, -0.25)), 0.6) +
        oval(px, py, r, r, hex(gold))
      );
    })
    .join('');

export const collar: Detail = (tailor) => shirtCollar(tailor, shift(tailor.cloth, 0.02), 0.35);

/** A narrow stand-up collar. */
export const standCollar: Detail = (tailor) => {
  const n = tailor.build.neck;
  return (
    drawPair(
      tailor,
      (q) =>
        `M${q * (n + 8)} -140 C${q * n * 0.8} -92 ${q * n * 0.4} -66 ${q * 4} -52 L${q * 3} 8 C${q * n * 0.6} -6 ${q * (n + 18)} -38 ${q * (n + 32)} -74 C${q * (n + 22)} -104 ${q * (n + 14)} -126 ${q * (n + 8)} -140 Z`,
      shift(tailor.cloth, 0.025),
    ) +
    stroke(
      tailor.d(
        `M${-n - 8} -140 C${-n * 0.8} -92 ${-n * 0.4} -66 -4 -52 M${n + 8} -140 C${n * 0.8} -92 ${n * 0.4} -66 4 -52`,
      ),
      hex(tailor.trim),
      6,
      0.9,
    )
  );
};

/** The slanted closure of a cheongsam, with knotted buttons. */
export const frogs: Detail = (tailor) => {
  const { d, trim, build } = tailor;
  const s = build.shoulder;
  const knots = [
    [s * 0.12, 58],
    [s * 0.36, 104],
    [s * 0.54, 172],
  ] as const;
  return (
    stroke(
      d(
        `M2 8 C${s * 0.08} 70 ${s * 0.4} 74 ${s * 0.52} 150 C${s * 0.58} 200 ${s * 0.6} 300 ${s * 0.56} 480`,
      ),
      hex(trim),
      7,
    ) +
    knots
      .map(([x, y]) => stroke(d(`M${x - 22} ${y - 12}L${x + 20} ${y + 12}`), hex(trim), 9))
      .join('') +
    studs(tailor, knots, 8)
  );
};

/** A short buttoned opening. */
export const placket: Detail = (tailor) =>
  drawPiece(tailor, 'M-17 -4 L17 -4 L17 158 L-17 158Z', shift(tailor.cloth, -0.02), 0.25) +
  buttons(tailor, 40, 2, 0, shift(tailor.cloth, tailor.cloth.l > 0.6 ? -0.3 : 0.35));

/** Buttons from the neck to the hem. */
export const buttonFront: Detail = (tailor) =>
  stroke(tailor.d('M0 8L0 640'), hex(shift(tailor.cloth, -0.14)), 3, 0.8) +
  buttons(tailor, 46, 6, 0, gold);

/** Borders of gold thread along the opening and the cuffs of a festive coat. */
export const goldBorder: Detail = (tailor) => {
  const line = 'M-34 0 L-34 640 M34 0 L34 640';
  const points = Array.from({ length: 14 }, (_, i) => [i % 2 ? 34 : -34, 30 + i * 24] as const);
  return stroke(tailor.d(line), hex(gold), 9, 0.85) + studs(tailor, points, 5);
};

export const zip: Detail = ({ d }) =>
  stroke(d('M0 0L0 640'), hex(black), 9, 0.5) +
  stroke(d('M0 0L0 640'), hex(silver), 4) +
  stroke(d('M0 60L0 96'), hex(silver), 10);

/** A draped length of cloth over one shoulder. */
export const pallu: Detail = (tailor) => {
  const { d, trim, build } = tailor;
  const s = build.shoulder;
  const n = build.neck;
  const upper = `M${-n - 20} -88 C${-n * 0.2} 40 ${s * 0.24} 200 ${s * 0.58} 350`;
  return (
    drawPiece(
      tailor,
      `${upper} L${s * 0.56} 640 L${-s * 0.34} 640 C${-s * 0.5} 420 ${-s * 0.76} 180 ${-s * 0.8} 0 C${-s * 0.6} -36 ${-n - 50} -62 ${-n - 20} -88 Z`,
      trim,
    ) +
    stroke(d(upper), hex(gold), 13) +
    stroke(
      d(
        `M${-s * 0.4} -34 C${-s * 0.3} 140 ${-s * 0.1} 330 ${s * 0.2} 560 M${-s * 0.6} -22 C${-s * 0.5} 160 ${-s * 0.36} 360 ${-s * 0.1} 600`,
      ),
      hex(shift(trim, -0.14)),
      5,
      0.6,
    )
  );
};

/** A belted plaid over one shoulder. */
export const plaidSash: Detail = (tailor) => {
  const { d, trim, build } = tailor;
  const s = build.shoulder;
  const along = (x: number) => `M${-s * 0.62 + x} -30 L${s * 0.3 + x} 460`;
  return (
    drawPiece(
      tailor,
      `M${-s * 0.78} -8 L${-s * 0.42} -44 L${s * 0.52} 440 L${s * 0.5} 640 L${s * 0.1} 560 Z`,
      trim,
    ) +
    stroke(d(along(-10) + along(50)), hex(shift(trim, -0.18)), 18, 0.7) +
    stroke(d(along(22)), hex(tone(0.8, 0.12, 88)), 6, 0.9) +
    studs(tailor, [[-s * 0.44, 40]], 15)
  );
};

/** The bib and braces of work overalls, with a pocket for a pencil, a rule, and a screwdriver. */
export const bib: Detail = (tailor) => {
  const { d, trim, build } = tailor;
  const s = build.shoulder;
  const end = build.female ? 640 : 880;
  const brace = (q: 1 | -1) =>
    `M${q * s * 0.36} -44 L${q * s * 0.52} -34 C${q * s * 0.46} 60 ${q * s * 0.42} 110 ${q * s * 0.4} 190 L${q * s * 0.26} 190 C${q * s * 0.3} 100 ${q * s * 0.34} 40 ${q * s * 0.36} -44 Z`;
  return (
    drawPair(tailor, brace, trim) +
    drawPiece(
      tailor,
      `M${-s * 0.42} 160 L${s * 0.42} 160 C${s * 0.44} 300 ${s * 0.5} 360 ${s * 0.56} 420 L${s * 0.55} ${end} L${-s * 0.55} ${end} L${-s * 0.56} 420 C${-s * 0.5} 360 ${-s * 0.44} 300 ${-s * 0.42} 160 Z`,
      trim,
    ) +
    stroke(d(`M${-s * 0.1} 204 L${-s * 0.1} 250`), hex(gold), 9) +
    stroke(d(`M${-s * 0.02} 212 L${-s * 0.02} 250`), hex(silver), 12) +
    stroke(d(`M${s * 0.09} 198 L${s * 0.09} 226`), hex(tone(0.5, 0.16, 30)), 14) +
    drawPiece(
      tailor,
      `M${-s * 0.2} 228 L${s * 0.2} 228 L${s * 0.2} 346 L${-s * 0.2} 346Z`,
      shift(trim, 0.05),
    ) +
    stroke(d(`M${s * 0.03} 232 L${s * 0.03} 342`), hex(shift(trim, 0.16)), 3, 0.8) +
    studs(
      tailor,
      [
        [-s * 0.33, 178],
        [s * 0.33, 178],
      ],
      12,
    )
  );
};

/** A laced bodice over a blouse. */
export const bodice: Detail = (tailor) => {
  const { d, trim, build } = tailor;
  const s = build.shoulder;
  const side = (q: 1 | -1) =>
    `M${q * s * 0.44} -30 L${q * s * 0.58} -18 C${q * s * 0.56} 70 ${q * s * 0.58} 150 ${q * s * 0.7} 214 C${q * s * 0.7} 330 ${q * s * 0.6} 450 ${q * s * 0.54} 640 L${q * 26} 640 L${q * 30} 224 C${q * s * 0.28} 196 ${q * s * 0.42} 120 ${q * s * 0.44} -30 Z`;
  let laces = '';
  for (let y = 246; y < 560; y += 44) laces += `M-30 ${y}L30 ${y + 40}M30 ${y}L-30 ${y + 40}`;
  return (
    drawPair(tailor, side, trim) + stroke(d(laces), hex(shift(trim, trim.l > 0.5 ? -0.3 : 0.42)), 6)
  );
};

export const laces: Detail = ({ d, trim }) => {
  let cross = '';
  for (let y = 130; y < 560; y += 48) cross += `M-26 ${y}L26 ${y + 42}M26 ${y}L-26 ${y + 42}`;
  return (
    stroke(d(`M-30 116L-30 560M30 116L30 560`), hex(trim), 4, 0.6) + stroke(d(cross), hex(trim), 6)
  );
};

/** An embroidered plastron around the neck. */
export const embroidery: Detail = (tailor) => {
  const { d, trim, cloth, build } = tailor;
  const n = build.neck;
  const around = (grow: number, drop: number) =>
    `M${-n - 30 - grow} -76 C${-n - grow} 20 ${-44 - grow} ${90 + drop} 0 ${130 + drop} C${44 + grow} ${90 + drop} ${n + grow} 20 ${n + 30 + grow} -76`;
  const points = Array.from({ length: 11 }, (_, i) => {
    const u = (i - 5) / 5;
    return [u * (n + 52), 186 - Math.abs(u) ** 1.4 * 220] as const;
  });
  return (
    fill(
      d(
        `${around(44, 96)} L${n + 12} -104 C${n * 0.8} -20 40 -6 0 -4 C-40 -6 ${-n * 0.8} -20 ${-n - 12} -104 Z`,
      ),
      hex(shift(cloth, cloth.l > 0.6 ? -0.28 : -0.12)),
    ) +
    stroke(d(around(44, 96)), hex(trim), 10) +
    stroke(d(around(-4, -30)), hex(trim), 7) +
    stroke(d('M0 100L0 330'), hex(trim), 7) +
    studs(tailor, points, 7)
  );
};

/** Piped edges and a chest pocket of nightwear. */
export const piping: Detail = ({ d, trim, build }) => {
  const s = build.shoulder;
  return stroke(
    d(`M16 100L16 640 M${s * 0.2} 220 L${s * 0.5} 214 L${s * 0.5} 320 L${s * 0.2} 326Z`),
    hex(trim),
    6,
  );
};

/** A waistcoat over a shirt. */
export const vest: Detail = (tailor) => {
  const { trim, build } = tailor;
  const s = build.shoulder;
  const n = build.neck;
  const foot = (q: 1 | -1) =>
    build.female
      ? `L${q * -4} 640`
      : `C${q * s * 0.56} 720 ${q * s * 0.58} 800 ${q * s * 0.6} 880 L${q * 70} 916 L${q * -4} 850`;
  return (
    drawPair(
      tailor,
      (q) =>
        `M${q * (n + 40)} -72 L${q * s * 0.62} -8 C${q * s * 0.56} 90 ${q * s * 0.58} 160 ${q * s * 0.71} 220 C${q * s * 0.7} 340 ${q * s * 0.62} 450 ${q * s * 0.58} 640 ${foot(q)} L0 236 C${q * n * 0.5} 150 ${q * (n + 10)} 40 ${q * (n + 40)} -72 Z`,
      trim,
    ) + buttons(tailor, 268, build.female ? 4 : 7, 0, shift(trim, trim.l > 0.5 ? -0.28 : 0.3))
  );
};

export const whiteCollar: Detail = (tailor) => shirtCollar(tailor, ivory, 0.2);
