import { type Spot, createBrush } from './face/brush.ts';
import { faceOutline } from './face/contour.ts';
import { type Tone, blend, hex } from './palette.ts';
import type { Pose } from './pose.ts';
import type { Lighting } from './schemes.ts';
import { type Sketch, fill, stroke } from './sketch.ts';
import type { Traits } from './person.ts';

const strength = {
  clean: 0,
  stubble: 0.3,
  short_beard: 0.86,
  full_beard: 0.96,
  mustache: 0.92,
  goatee: 0.9,
} as const;

/** Stubble, beards and mustaches as flat shapes on the jaw, drawn before the mouth. */
export function drawFacialHair(
  sketch: Sketch,
  traits: Traits,
  pose: Pose,
  light: Lighting,
): string {
  const { facialHair, face, mouth, nose, hair, skin } = traits;
  if (facialHair === 'clean') return '';
  const { shape } = createBrush(pose);
  const natural: Tone =
    hair.base.h > 300 && hair.base.c > 0.06 ? { l: 0.33, c: 0.05, h: 45 } : hair.dark;
  const dark = { ...natural, l: Math.min(natural.l, skin.base.l - 0.14) };
  const grow = facialHair === 'full_beard' ? 20 : facialHair === 'short_beard' ? 5 : 0;
  const lip = shape([
    [-mouth.half - 8, mouth.y + 8],
    [-mouth.half * 0.7, mouth.y - 22],
    [-nose.width * 0.5, nose.y + 15],
    [0, nose.y + 21],
    [nose.width * 0.5, nose.y + 15],
    [mouth.half * 0.7, mouth.y - 22],
    [mouth.half + 8, mouth.y + 8],
    [mouth.half * 0.6, mouth.y - 6],
    [0, mouth.y - mouth.upper + 2],
    [-mouth.half * 0.6, mouth.y - 6],
  ]);
  const chin = shape([
    [-mouth.half * 0.62, mouth.y + 26],
    [-face.chin - 8, face.chinY - 26, 92],
    [-face.chin * 0.6, face.chinY + 6, 108],
    [0, face.chinY + 14, 114],
    [face.chin * 0.6, face.chinY + 6, 108],
    [face.chin + 8, face.chinY - 26, 92],
    [mouth.half * 0.62, mouth.y + 26],
    [0, mouth.y + mouth.lower + 8],
  ]);
  const paint = hex(facialHair === 'stubble' ? blend(dark, skin.shade, 0.2) : dark);
  const opacity = strength[facialHair];
  const line = traits.anime ? stroke(chin, hex(hair.deep), 2) : '';
  if (facialHair === 'mustache') return fill(lip, paint, opacity);
  if (facialHair === 'goatee') return fill(lip + chin, paint, opacity) + line;
  const half: Spot[] = [
    [face.cheek + 20, 26, 0],
    [face.cheek - 14, 62],
    [96, 112],
    [mouth.half + 20, mouth.y - 20],
    [mouth.half * 0.7, mouth.y - 25],
    [nose.width * 0.5, nose.y + 15],
  ];
  const beard = shape([
    ...half,
    [0, nose.y + 20],
    ...half.toReversed().map(([x, y, z]) => [-x, y, z] as const),
    [-200, face.chinY + 60, 0],
    [0, face.chinY + 90, 60],
    [200, face.chinY + 60, 0],
  ]);
  const outline = faceOutline(traits, pose, grow);
  const d = -pose.light;
  const side = shape([
    [d * 66, 100],
    [d * 48, 180],
    [d * 10, face.chinY + 40],
    [d * 220, face.chinY + 40, 0],
    [d * 220, 20, 0],
  ]);
  return sketch.cut(
    outline,
    fill(beard, paint, opacity) +
      (facialHair === 'stubble'
        ? ''
        : sketch.cut(beard, fill(side, hex(blend(hair.deep, light.dark, 0.2)), 0.5))),
  );
}
