import { smoothPath } from './geometry.ts';
import { blend, hex, shift } from './palette.ts';
import { type Pose, projectHead } from './pose.ts';
import { fill, oval } from './sketch.ts';
import type { Traits } from './person.ts';

/** Cel shading: two flat tones with a clean edge. */
export function drawHardPlanes(traits: Traits, pose: Pose): string {
  const { skin, face, nose, mouth, eye } = traits;
  const p = projectHead(pose);
  const d = -pose.light;
  const shade = hex(blend(skin.base, skin.shade, 0.8));
  const shape = (points: readonly (readonly [number, number, number?])[]) =>
    smoothPath(
      points.map(([x, y, z]) => p(x, y, z)),
      true,
    );
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
    [-170, -80, 0],
    [-112, -104],
    [-60, -126],
    [0, -124],
    [58, -132],
    [110, -106],
    [170, -80, 0],
    [150, -270, 0],
    [-150, -270, 0],
  ]);
  const [lx, ly] = p(-86, 62);
  const [rx, ry] = p(86, 62);
  const blush = hex(skin.blush);
  return (
    fill(side, shade, 0.85) +
    fill(fringe, shade, 0.85) +
    fill(
      shape([
        [d * 4, nose.y - 30],
        [d * 15, nose.y - 7],
        [d * 2, nose.y - 2],
        [-d * 2, nose.y - 6],
      ]),
      shade,
      0.9,
    ) +
    fill(
      shape([
        [-16, mouth.y + mouth.lower + 4],
        [0, mouth.y + mouth.lower + 2],
        [16, mouth.y + mouth.lower + 4],
        [0, mouth.y + mouth.lower + 10],
      ]),
      shade,
      0.8,
    ) +
    oval(lx, ly, 32, 15, blush, 0.28) +
    oval(rx, ry, 32, 15, blush, 0.28) +
    [-1, 1]
      .map((s) =>
        fill(
          shape([
            [s * (eye.x - eye.half), eye.y - 8],
            [s * eye.x, eye.y - eye.up - 12],
            [s * (eye.x + eye.half), eye.y - 10],
            [s * eye.x, eye.y + 4],
          ]),
          shade,
          0.55,
        ),
      )
      .join('') +
    fill(
      shape([
        [-d * 66, -120],
        [-d * 100, -80],
        [-d * 92, -66],
        [-d * 60, -104],
      ]),
      hex(shift(skin.light, 0.01)),
      0,
    )
  );
}
