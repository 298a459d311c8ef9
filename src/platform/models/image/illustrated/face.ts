import { bladePath, num, sampleCurve, smoothPath, type Point } from './geometry.ts';
import { white, blend, hex, shift, type Tone } from './palette.ts';
import { projectHead, type Pose } from './pose.ts';
import { fill, group, oval, softStroke, stroke, type Sketch } from './sketch.ts';
import type { Traits } from './traits.ts';

type Solid = readonly [x: number, y: number, z: number];

/** The light of a picture: what the key lamp and the rim light are tinted with. */
export interface Lighting {
  key: Tone;
  rim: Tone;
  /** The depth of the room, for gaps between shapes. */
  dark: Tone;
}

const headBox = [-230, -290, 460, 580] as const;

/** The right jaw from its corner to the middle of the chin; `grow` stands off the skin. */
export function jawCurve({ face, female }: Traits, grow = 0): Solid[] {
  const flat = face.chin * (female ? 0.3 : 0.42);
  // Higher powers draw the jaw in toward a narrow chin, lower ones make it square.
  const bend = female ? 1.8 - face.chin * 0.008 : 1.5 - face.chin * 0.006;
  return [0, 17, 35, 53, 70, 84].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const sin = Math.sin(angle);
    return [
      flat + (face.jaw + 2 - flat) * Math.cos(angle) ** bend + grow * 0.5,
      face.jawY + (face.chinY - face.jawY) * sin ** 0.94 + grow * sin,
      12 + 56 * sin * sin,
    ] as const;
  });
}

/** The right half of the face's contour, crown to chin, as points in space. */
function contour(traits: Traits): Solid[] {
  const { temple, cheek, jaw, jawY } = traits.face;
  return [
    [0, -236, 0],
    [84, -220, 0],
    [136, -150, 0],
    [temple, -70, 0],
    [temple - 1, -18, 8],
    [cheek, 34, 18],
    [cheek * 0.55 + jaw * 0.45, 84, 14],
    ...jawCurve(traits),
  ];
}

/** The outline of the turned face as path text. */
export function faceOutline(traits: Traits, pose: Pose): string {
  const project = projectHead(pose);
  const right = contour(traits);
  const left = right.map(([x, y, z]) => [-x, y, z] as const).reverse();
  return smoothPath(
    [...right, ...left.slice(0, -1)].map(([x, y, z]) => project(x, y, z)),
    true,
  );
}

/** Skin, planes of light, and the contour of the face, without the features. */
export function drawFaceSkin(sketch: Sketch, traits: Traits, pose: Pose, light: Lighting): string {
  const outline = faceOutline(traits, pose);
  const { skin } = traits;
  const k = pose.light;
  const base = sketch.linear(k * 165, -60, -k * 165, 60, [
    [0, blend(skin.light, light.key, 0.1)],
    [0.34, skin.base],
    [0.66, skin.base],
    [1, skin.shade],
  ]);
  const clip = sketch.clip(outline);
  const planes = traits.anime
    ? drawHardPlanes(traits, pose)
    : drawSoftPlanes(sketch, traits, pose, light);
  const contourLine = traits.anime
    ? stroke(outline, hex(skin.line), 2.6, 0.85)
    : stroke(outline, hex(skin.deep), 1.4, 0.35);
  return fill(outline, base) + group(`clip-path="${clip}"`, planes) + contourLine;
}

function drawSoftPlanes(sketch: Sketch, traits: Traits, pose: Pose, light: Lighting): string {
  const { skin, face, eye, nose, mouth, female } = traits;
  const p = projectHead(pose);
  const k = pose.light;
  const at = (points: readonly (readonly [number, number, number?])[]) =>
    smoothPath(
      points.map(([x, y, z]) => p(x, y, z)),
      true,
    );
  const dark = skin.base.l < 0.6;
  const weight = female ? 1 : 1.25;
  const shade = hex(skin.shade);
  const deep = hex(blend(skin.shade, skin.deep, 0.45));
  const d = -k; // the shadow side
  const spot = (x: number, y: number, rx: number, ry: number, tone: Tone, a: number, turn = 0) => {
    const [cx, cy] = p(x, y);
    const r = Math.max(rx, ry);
    const paint = sketch.radial(cx, cy, rx, [[0, tone, a], [0.5, tone, a * 0.5], [1, tone, 0]], ry, turn);
    return fill(`M${num(cx - r)} ${num(cy - r)}h${num(2 * r)}v${num(2 * r)}h${num(-2 * r)}Z`, paint);
  };
  // The side plane turns away from the light below the cheekbone.
  const side = at([
    [d * (face.temple + 26), -150, 0],
    [d * 118, -60],
    [d * 122, 8],
    [d * 104, 62],
    [d * 82, 128],
    [d * (face.chin + 14), face.chinY - 18, 80],
    [d * 30, face.chinY + 40, 60],
    [d * (face.jaw + 60), face.jawY + 40, 0],
  ]);
  const hollow = (s: number) =>
    at([
      [s * 150, 34, 0],
      [s * 108, 66],
      [s * 72, 112],
      [s * 84, 140],
      [s * face.jaw, face.jawY + 14, 10],
      [s * 160, 90, 0],
    ]);
  const forehead = at([
    [-165, -110, 0],
    [-100, -148],
    [0, -162],
    [100, -148],
    [165, -110, 0],
    [150, -260, 0],
    [-150, -260, 0],
  ]);
  const chinEdge = at([
    [-face.jaw, face.jawY + 24, 0],
    [-face.chin - 10, face.chinY - 8, 90],
    [0, face.chinY - 3, 110],
    [face.chin + 10, face.chinY - 8, 90],
    [face.jaw, face.jawY + 24, 0],
    [60, face.chinY + 50, 60],
    [-60, face.chinY + 50, 60],
  ]);
  const broad = group(
    `filter="${sketch.blur(15, headBox)}"`,
    fill(side, shade, 0.82) +
      fill(hollow(-k), shade, 0.5 * weight) +
      fill(hollow(k), shade, 0.34 * weight) +
      fill(forehead, deep, 0.55) +
      fill(chinEdge, shade, 0.5),
  );
  const bridge = at([
    [d * (nose.bridge - 1), -26],
    [d * nose.bridge, 16],
    [d * (nose.bridge + 2), 52],
    [d * (nose.width * 0.62), nose.y - 20],
    [d * (nose.width + 1), nose.y - 6],
    [d * (nose.width + 5), nose.y - 18],
    [d * (nose.bridge + 14), 30],
    [d * (nose.bridge + 15), -8],
    [d * (eye.x - eye.half + 6), -30],
  ]);
  const small = group(
    `filter="${sketch.blur(4.5, [-130, -70, 260, 320])}"`,
    fill(bridge, deep, 0.6) +
      fill(at([[-k * -12, -24], [k * (nose.bridge + 5), -4], [k * (eye.x - eye.half + 2), -24]]), shade, 0.4) +
      fill(at([[-nose.width, nose.y + 3], [0, nose.y - 1], [nose.width, nose.y + 3], [16, nose.y + 15], [-16, nose.y + 15]]), deep, 0.62) +
      fill(
        at([
          [-26, mouth.y + mouth.lower + 5],
          [0, mouth.y + mouth.lower + 1],
          [26, mouth.y + mouth.lower + 5],
          [16, mouth.y + mouth.lower + 13],
          [-16, mouth.y + mouth.lower + 13],
        ]),
        shade,
        0.6,
      ) +
      fill(at([[-4, nose.y + 14], [4, nose.y + 14], [6, mouth.y - mouth.upper - 2], [-6, mouth.y - mouth.upper - 2]]), shade, 0.25),
  );
  const glow = blend(skin.light, light.key, 0.16);
  const lit = dark ? 0.5 : 0.62;
  const lights =
    spot(k * 46, -104, 88, 46, glow, lit * 0.75, -k * 8) +
    spot(k * 92, 46, 50, 27, glow, lit, -k * 28) +
    spot(d * 80, 48, 34, 18, glow, lit * 0.45, k * 28) +
    spot(k * 14, face.chinY - 30, 26, 18, glow, lit * 0.6) +
    spot(k * 3, 24, 9, 46, glow, lit * 0.75) +
    spot(k * 4, nose.y - 20, 14, 12, blend(glow, white, dark ? 0.1 : 0.35), lit * 1.05) +
    spot(k * 5, mouth.y - mouth.upper - 5, 14, 6, glow, lit * 0.6);
  const blush =
    spot(-88, 66, 56, 36, skin.blush, female ? 0.5 : 0.24, 24) +
    spot(88, 66, 56, 36, skin.blush, female ? 0.5 : 0.24, -24) +
    spot(0, nose.y - 12, 36, 22, skin.blush, 0.2);
  const sockets = [-1, 1]
    .map(
      (s) =>
        spot(s * (eye.x - 4), eye.y - 15, 56, 34, skin.shade, 0.55 * weight) +
        spot(s * (eye.x - eye.half + 2), eye.y - 12, 22, 22, skin.deep, 0.34 * weight) +
        spot(s * eye.x, eye.y + 26, 42, 14, skin.shade, 0.24 + traits.maturity * 0.3),
    )
    .join('');
  const fold = Math.max(0, mouth.smile - 0.45) * 0.3;
  const laugh =
    fold > 0.02
      ? [-1, 1]
          .map((s) => softStroke(smoothPath([[s * (nose.width + 8), nose.y - 8], [s * (nose.width + 24), nose.y + 12], [s * (mouth.half + 14), mouth.y - 18]].map(([x, y]) => p(x!, y!))), hex(skin.shade), 18, fold))
          .join('')
      : '';
  return blush + laugh + broad + sockets + small + lights + drawAge(traits, p) + drawRim(sketch, traits, pose, light);
}

/** The cool or warm edge on the side away from the key light. */
function drawRim(sketch: Sketch, traits: Traits, pose: Pose, light: Lighting): string {
  const d = -pose.light;
  const p = projectHead(pose);
  const edge = contour(traits)
    .slice(3, 10)
    .map(([x, y, z]) => p(d * x, y, z));
  const paint = sketch.linear(0, -60, 0, traits.face.chinY, [
    [0, light.rim, 0],
    [0.3, light.rim, 0.75],
    [0.75, light.rim, 0.7],
    [1, light.rim, 0],
  ]);
  return (
    softStroke(smoothPath(edge), paint, 26, 0.75) + stroke(smoothPath(edge), paint, 3, 0.6)
  );
}

/** Faint lines of the years around the eyes, the mouth and on the forehead. */
function drawAge(traits: Traits, p: (x: number, y: number, z?: number) => Point): string {
  const m = traits.maturity;
  if (m <= 0.08) return '';
  const colour = hex(traits.skin.deep);
  const { eye, nose, mouth } = traits;
  const line = (points: readonly Point[], width: number, opacity: number) =>
    fill(
      bladePath(sampleCurve(points.map(([x, y]) => p(x, y)), 9), (u) => width * Math.sin(Math.PI * u) + 0.2),
      colour,
      opacity * m,
    );
  return [-1, 1]
    .map(
      (s) =>
        line([[s * (nose.width + 7), nose.y - 10], [s * (nose.width + 19), nose.y + 6], [s * (mouth.half + 6), mouth.y - 20], [s * (mouth.half + 8), mouth.y - 8]], 3, 0.3) +
        line([[s * (eye.x - 20), eye.y + 20], [s * eye.x, eye.y + 26], [s * (eye.x + 24), eye.y + 20]], 2, 0.4) +
        line([[s * (eye.x + eye.half + 9), eye.y - 4], [s * (eye.x + eye.half + 23), eye.y - 11]], 1.6, 0.5) +
        line([[s * (eye.x + eye.half + 9), eye.y + 3], [s * (eye.x + eye.half + 24), eye.y + 4]], 1.6, 0.5) +
        line([[s * (eye.x + eye.half + 7), eye.y + 10], [s * (eye.x + eye.half + 19), eye.y + 17]], 1.5, 0.4),
    )
    .join('')
    .concat(
      line([[-58, -104], [0, -108], [58, -104]], 2, 0.28),
      line([[-46, -84], [0, -87], [46, -84]], 1.8, 0.24),
    );
}

/** Cel shading: two flat tones with a clean edge. */
function drawHardPlanes(traits: Traits, pose: Pose): string {
  const { skin, face, nose, mouth, eye } = traits;
  const p = projectHead(pose);
  const d = -pose.light;
  const shade = hex(blend(skin.base, skin.shade, 0.8));
  const shape = (points: readonly (readonly [number, number, number?])[]) =>
    smoothPath(points.map(([x, y, z]) => p(x, y, z)), true);
  const side = shape([
    [d * 175, -170, 0],
    [d * 120, -70],
    [d * 134, 0],
    [d * 128, 40],
    [d * 98, 92],
    [d * 84, 140],
    [d * (face.chin + 18), face.chinY - 22, 80],
    [d * 24, face.chinY - 8, 100],
    [d * 30, face.chinY + 40, 60],
    [d * (face.jaw + 70), face.jawY + 40, 0],
  ]);
  const fringe = shape([
    [-170, -80, 0], [-112, -104], [-60, -126], [0, -124], [58, -132], [110, -106], [170, -80, 0],
    [150, -270, 0], [-150, -270, 0],
  ]);
  const [lx, ly] = p(-86, 62);
  const [rx, ry] = p(86, 62);
  const blush = hex(skin.blush);
  return (
    fill(side, shade, 0.85) +
    fill(fringe, shade, 0.85) +
    fill(shape([[d * 4, nose.y - 30], [d * 15, nose.y - 7], [d * 2, nose.y - 2], [-d * 2, nose.y - 6]]), shade, 0.9) +
    fill(shape([[-16, mouth.y + mouth.lower + 4], [0, mouth.y + mouth.lower + 2], [16, mouth.y + mouth.lower + 4], [0, mouth.y + mouth.lower + 10]]), shade, 0.8) +
    oval(lx, ly, 32, 15, blush, 0.28) +
    oval(rx, ry, 32, 15, blush, 0.28) +
    [-1, 1]
      .map((s) => fill(shape([[s * (eye.x - eye.half), eye.y - 8], [s * eye.x, eye.y - eye.up - 12], [s * (eye.x + eye.half), eye.y - 10], [s * eye.x, eye.y + 4]]), shade, 0.55))
      .join('') +
    fill(shape([[-d * 66, -120], [-d * 100, -80], [-d * 92, -66], [-d * 60, -104]]), hex(shift(skin.light, 0.01)), 0)
  );
}

/** An ear on one side (-1 left, 1 right), to lie behind the face. */
export function drawEar(sketch: Sketch, traits: Traits, pose: Pose, side: -1 | 1): string {
  const { skin, face } = traits;
  const p = projectHead(pose);
  const x = face.temple - 4;
  const at = (points: readonly Point[], closed = true) =>
    smoothPath(
      points.map(([px, py]) => p(side * (x + px), py, -14)),
      closed,
    );
  const shape = at([[-8, -20], [4, -44], [22, -46], [31, -26], [27, 8], [21, 38], [13, 66], [2, 76], [-8, 62]]);
  const paint = sketch.linear(pose.light * 190, 0, -pose.light * 190, 0, [
    [0, skin.base],
    [1, skin.shade],
  ]);
  return (
    fill(shape, paint) +
    fill(at([[2, -28], [16, -32], [22, -16], [18, 12], [10, 34], [4, 16]]), hex(skin.shade), 0.75) +
    stroke(at([[4, -36], [20, -38], [26, -18], [22, 12], [15, 40]], false), hex(skin.deep), 2, 0.55) +
    stroke(at([[8, -10], [14, 6], [8, 30]], false), hex(skin.deep), 2.4, 0.5) +
    (traits.anime ? stroke(shape, hex(skin.line), 2.4, 0.8) : stroke(shape, hex(skin.deep), 1.3, 0.4))
  );
}
