import { drawAge } from './face-age.ts';
import { contour } from './face-contour.ts';
import { num, smoothPath } from './geometry.ts';
import { type Tone, blend, hex, white } from './palette.ts';
import { type Pose, projectHead } from './pose.ts';
import type { Lighting } from './schemes.ts';
import type { Sketch } from './sketch.ts';
import { fill, group, softStroke, stroke } from './sketch.ts';
import type { Traits } from './person.ts';

const headBox = [-230, -290, 460, 580] as const;

export function drawSoftPlanes(
  sketch: Sketch,
  traits: Traits,
  pose: Pose,
  light: Lighting,
): string {
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
    const paint = sketch.radial(
      cx,
      cy,
      rx,
      [
        [0, tone, a],
        [0.5, tone, a * 0.5],
        [1, tone, 0],
      ],
      ry,
      turn,
    );
    return fill(
      `M${num(cx - r)} ${num(cy - r)}h${num(2 * r)}v${num(2 * r)}h${num(-2 * r)}Z`,
      paint,
    );
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
      fill(
        at([
          [-k * -12, -24],
          [k * (nose.bridge + 5), -4],
          [k * (eye.x - eye.half + 2), -24],
        ]),
        shade,
        0.4,
      ) +
      fill(
        at([
          [-nose.width, nose.y + 3],
          [0, nose.y - 1],
          [nose.width, nose.y + 3],
          [16, nose.y + 15],
          [-16, nose.y + 15],
        ]),
        deep,
        0.62,
      ) +
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
      fill(
        at([
          [-4, nose.y + 14],
          [4, nose.y + 14],
          [6, mouth.y - mouth.upper - 2],
          [-6, mouth.y - mouth.upper - 2],
        ]),
        shade,
        0.25,
      ),
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
          .map((s) =>
            softStroke(
              smoothPath(
                [
                  [s * (nose.width + 8), nose.y - 8],
                  [s * (nose.width + 24), nose.y + 12],
                  [s * (mouth.half + 14), mouth.y - 18],
                ].map(([x, y]) => p(x!, y!)),
              ),
              hex(skin.shade),
              18,
              fold,
            ),
          )
          .join('')
      : '';
  return (
    blush +
    laugh +
    broad +
    sockets +
    small +
    lights +
    drawAge(traits, p) +
    drawRim(sketch, traits, pose, light)
  );
}

/** The cool or warm rim on the side opposite the key light. */
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
  return softStroke(smoothPath(edge), paint, 26, 0.75) + stroke(smoothPath(edge), paint, 3, 0.6);
}
