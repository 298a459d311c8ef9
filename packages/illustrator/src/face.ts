import { drawHardPlanes } from './face-cel.ts';
import { faceOutline } from './face-contour.ts';
import { drawSoftPlanes } from './face-planes.ts';
import { type Point, smoothPath } from './geometry.ts';
import { blend, hex } from './palette.ts';
import { type Pose, projectHead } from './pose.ts';
import type { Lighting } from './schemes.ts';
import type { Sketch } from './sketch.ts';
import { fill, group, stroke } from './sketch.ts';
import type { Traits } from './person.ts';

/** Skin, light planes, and contour of the face, without the features. */
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

/** An ear on one side (-1 left, 1 right), drawn behind the face. */
export function drawEar(sketch: Sketch, traits: Traits, pose: Pose, side: -1 | 1): string {
  const { skin, face } = traits;
  const p = projectHead(pose);
  const x = face.temple - 4;
  const at = (points: readonly Point[], closed = true) =>
    smoothPath(
      points.map(([px, py]) => p(side * (x + px), py, -14)),
      closed,
    );
  const shape = at([
    [-8, -20],
    [4, -44],
    [22, -46],
    [31, -26],
    [27, 8],
    [21, 38],
    [13, 66],
    [2, 76],
    [-8, 62],
  ]);
  const paint = sketch.linear(pose.light * 190, 0, -pose.light * 190, 0, [
    [0, skin.base],
    [1, skin.shade],
  ]);
  return (
    fill(shape, paint) +
    fill(
      at([
        [2, -28],
        [16, -32],
        [22, -16],
        [18, 12],
        [10, 34],
        [4, 16],
      ]),
      hex(skin.shade),
      0.75,
    ) +
    stroke(
      at(
        [
          [4, -36],
          [20, -38],
          [26, -18],
          [22, 12],
          [15, 40],
        ],
        false,
      ),
      hex(skin.deep),
      2,
      0.55,
    ) +
    stroke(
      at(
        [
          [8, -10],
          [14, 6],
          [8, 30],
        ],
        false,
      ),
      hex(skin.deep),
      2.4,
      0.5,
    ) +
    (traits.anime
      ? stroke(shape, hex(skin.line), 2.4, 0.8)
      : stroke(shape, hex(skin.deep), 1.3, 0.4))
  );
}
