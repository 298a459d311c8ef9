import { smoothPath } from './geometry.ts';
import { type Pose, projectHead } from './pose.ts';
import type { Traits } from './person.ts';

type Solid = readonly [x: number, y: number, z: number];

/** The right jaw from its corner to the middle of the chin; `grow` offsets it from the skin. */
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
export function contour(traits: Traits): Solid[] {
  const { temple, cheek, jaw } = traits.face;
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
