import { jawCurve } from './face-contour.ts';
import { createRandom } from './random.ts';
import { smoothPath } from './geometry.ts';
import { type Tone, blend, hex } from './palette.ts';
import { type Pose, projectHead } from './pose.ts';
import type { Sketch } from './sketch.ts';
import { fill, group, stroke } from './sketch.ts';
import type { Traits } from './person.ts';

/** Stubble, beards and mustaches, drawn on the jaw before the mouth. */
export function drawFacialHair(sketch: Sketch, traits: Traits, pose: Pose, seed: string): string {
  const { facialHair } = traits;
  if (facialHair === 'clean') return '';
  // A mustache or goatee comes with light stubble.
  const shadow =
    facialHair === 'mustache' || facialHair === 'goatee'
      ? growHair(sketch, { ...traits, facialHair: 'stubble' }, pose, seed)
      : '';
  return shadow + growHair(sketch, traits, pose, seed);
}

function growHair(sketch: Sketch, traits: Traits, pose: Pose, seed: string): string {
  const { facialHair, face, mouth, nose, hair, skin } = traits;
  const p = projectHead(pose);
  const random = createRandom(seed, 'beard');
  const natural: Tone =
    hair.base.h > 300 && hair.base.c > 0.06 ? { l: 0.33, c: 0.05, h: 45 } : hair.dark;
  const dark = { ...natural, l: Math.min(natural.l, skin.base.l - 0.16) };
  const at = (points: readonly (readonly [number, number, number?])[]) =>
    smoothPath(
      points.map(([x, y, z]) => p(x, y, z)),
      true,
    );
  const grow = facialHair === 'full_beard' ? 22 : facialHair === 'short_beard' ? 6 : 0;
  const outer = [
    [face.cheek + 2, 10, 14] as const,
    [face.cheek * 0.55 + face.jaw * 0.45 + grow * 0.2, 84, 14] as const,
    ...jawCurve(traits, grow),
  ];
  const edge = (inner: number) =>
    at([
      ...outer.map(([x, y, z]) => [-x, y, z] as const),
      ...outer.slice().reverse(),
      [face.cheek - 12, 50, 30],
      [102, 104],
      [mouth.half + 18 + inner, mouth.y - 22],
      [nose.width - 4, nose.y + 16],
      [0, nose.y + 22],
      [-nose.width + 4, nose.y + 16],
      [-mouth.half - 18 - inner, mouth.y - 22],
      [-102, 104],
      [-face.cheek + 12, 50, 30],
    ]);
  const chinPatch = at([
    [-mouth.half * 0.72, mouth.y + 24],
    [-face.chin - 14, face.chinY - 22, 90],
    [-face.chin * 0.6, face.chinY + 4, 105],
    [0, face.chinY + 10, 110],
    [face.chin * 0.6, face.chinY + 4, 105],
    [face.chin + 14, face.chinY - 22, 90],
    [mouth.half * 0.72, mouth.y + 24],
    [0, mouth.y + mouth.lower + 8],
  ]);
  const lip = at([
    [-mouth.half - 8, mouth.y + 6],
    [-mouth.half * 0.66, mouth.y - 22],
    [-10, nose.y + 17],
    [0, nose.y + 21],
    [10, nose.y + 17],
    [mouth.half * 0.66, mouth.y - 22],
    [mouth.half + 8, mouth.y + 6],
    [mouth.half * 0.5, mouth.y - 8],
    [0, mouth.y - mouth.upper + 2],
    [-mouth.half * 0.5, mouth.y - 8],
  ]);
  const shapes =
    facialHair === 'mustache' ? [lip] : facialHair === 'goatee' ? [chinPatch, lip] : [edge(0)];
  const path = shapes.join('');
  const heavy =
    facialHair === 'stubble'
      ? 0.3
      : facialHair === 'short_beard'
        ? 0.7
        : facialHair === 'full_beard'
          ? 0.82
          : 0.62;
  const clip = sketch.clip(path);
  const soft = group(
    `filter="${sketch.blur(facialHair === 'stubble' ? 7 : 4.5, [-220, -20, 440, 330])}"`,
    fill(path, hex(blend(dark, skin.shade, facialHair === 'stubble' ? 0.35 : 0.05)), heavy),
  );
  let hairs = '';
  let bright = '';
  const count = facialHair === 'stubble' ? 520 : 620;
  for (let i = 0; i < count; i++) {
    const x = random.range(-face.cheek, face.cheek);
    const y = random.range(0, face.chinY + grow);
    const lengthY = facialHair === 'stubble' ? random.range(2, 4.5) : random.range(8, 17);
    const [ax, ay] = p(x, y);
    const piece = `M${ax.toFixed(1)} ${ay.toFixed(1)}l${(x * 0.03 + random.range(-2, 2)).toFixed(1)} ${lengthY.toFixed(1)}`;
    if (i % 4) hairs += piece;
    else bright += piece;
  }
  const strands = group(
    `clip-path="${clip}"`,
    stroke(
      hairs,
      hex(dark),
      facialHair === 'stubble' ? 1.1 : 1.7,
      facialHair === 'stubble' ? 0.4 : 0.65,
    ) + (facialHair === 'stubble' ? '' : stroke(bright, hex(hair.light), 1.3, 0.55)),
  );
  return (traits.anime ? fill(path, hex(dark), heavy * 0.75) : soft) + strands;
}
