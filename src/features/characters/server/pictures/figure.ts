import { lookUp } from '#shared/look-up.ts';
import sharp from 'sharp';
import type { Sex } from '../../options/index.ts';
import { BUILDS, type Build } from './body-builds.ts';
import { limb, type Joint } from './limb.ts';

const WIDTH = 360;
const HEIGHT = 480;
/** Below the frame, where the tile's label covers the picture. */
const FEET = 516;
/** An adult is seven and a half heads tall. */
const HEAD = 66;

type Style = 'realistic' | 'anime';

/** An adult, clothed person of a body type from head to ankles, backlit: WebP, 360 × 480. */
export function drawFigure(sex: Sex, style: Style, bodyType: string): Promise<Buffer> {
  const build = lookUp(BUILDS[sex], bodyType);
  if (!build) throw new Error(`No figure is known for the body type ${bodyType}.`);
  return sharp(Buffer.from(figureSvg(sex, style, build)))
    .webp({ quality: 86 })
    .toBuffer();
}

function figureSvg(sex: Sex, style: Style, build: Build): string {
  const unit = HEAD * build.scale;
  const shapes = sex === 'female' ? woman(build, style) : man(build, style);
  const place = `translate(${WIDTH / 2} ${FEET - 7.45 * unit}) scale(${unit})`;
  const rim = style === 'anime' ? 0.045 : 0.03;
  const whole = (paint: string) =>
    shapes.map(({ path }) => `<path d="${path}" fill="${paint}"/>`).join('');
  const painted = shapes.map(({ path, paint }) => `<path d="${path}" fill="${paint}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
${style === 'anime' ? BANDS : LAMP}
<g transform="${place}">
<g transform="translate(${-rim} 0)">${whole('#ffd7a6')}</g><g transform="translate(${rim} 0)">${whole('#ffd7a6')}</g>
${painted}</g></svg>`;
}

const LAMP = `<defs><radialGradient id="g" cx="50%" cy="36%" r="66%"><stop offset="0" stop-color="#f6bd83"/><stop offset="0.34" stop-color="#d68654"/><stop offset="0.72" stop-color="#74393a"/><stop offset="1" stop-color="#331824"/></radialGradient><filter id="b"><feGaussianBlur stdDeviation="7"/></filter></defs>
<rect width="360" height="480" fill="url(#g)"/>
<g filter="url(#b)" fill="#ffdcae" opacity="0.32"><circle cx="52" cy="96" r="20"/><circle cx="318" cy="66" r="15"/><circle cx="300" cy="236" r="22"/><circle cx="40" cy="276" r="14"/></g>`;

const BANDS = `<rect width="360" height="480" fill="#4a2740"/>
<rect y="150" width="360" height="330" fill="#7c3f4c"/><rect y="270" width="360" height="210" fill="#a95a4e"/>
<circle cx="180" cy="176" r="138" fill="#f3b27a"/><circle cx="180" cy="176" r="118" fill="#fbcd97"/>`;

interface Shape {
  path: string;
  paint: string;
}
const SKIN = '#7a4a42';
const HAIR = '#2a1420';
const DRESS = '#4b2036';
const SHIRT = '#513040';
const TROUSERS = '#2c1926';

const HEAD_PATH = 'M-.3 .42C-.34 .1 -.2 0 0 0S.34 .1 .3 .42C.28 .7 .14 .96 0 .98S-.28 .7 -.3 .42Z';

function woman(build: Build, style: Style): Shape[] {
  const { shoulder, chest, waist, hip, arm } = build;
  const hem: Joint = [0.07, 5.05, hip * 0.74];
  const torso: Joint[] = [
    [0, 1.5, shoulder * 0.9],
    [0, 1.72, shoulder * 0.84],
    [0, 2.08, chest],
    [0.01, 2.4, (chest + waist) / 2],
    [0.02, 2.78, waist],
    [0.05, 3.2, (waist + hip) / 2 + 0.06],
    [0.07, 3.62, hip],
    [0.07, 4.1, hip * 0.96],
    hem,
  ];
  // Chin-length hair leaves the shoulders in view.
  const hair =
    style === 'anime'
      ? 'M-.42 .5C-.48 -.02 -.24 -.14 0 -.14S.48 -.02 .42 .5C.44 .8 .46 1 .4 1.24L.26 1.08L.2 1.2L-.2 1.2L-.26 1.08L-.4 1.24C-.46 1 -.44 .8 -.42 .5Z'
      : 'M-.36 .46C-.42 .02 -.24 -.1 0 -.1S.42 .02 .36 .46C.39 .74 .41 .94 .33 1.1C.12 1.18 -.12 1.18 -.33 1.1C-.41 .94 -.39 .74 -.36 .46Z';
  return [
    { path: hair, paint: HAIR },
    ...legs(build, SKIN, 0.07),
    {
      path: limb([
        [0, 0.7, 0.15],
        [0, 1.2, 0.14],
        [0, 1.42, 0.22],
        [0, 1.62, shoulder * 0.8],
      ]),
      paint: SKIN,
    },
    // One arm hangs, the other hand rests on the hip, with light between arm and waist.
    {
      path: limb([
        [-shoulder + arm, 1.56, arm],
        [-shoulder - 0.03, 2.3, arm * 0.95],
        [-shoulder * 0.98 - 0.08, 2.86, arm * 0.78],
        [-hip - arm - 0.05, 3.6, arm * 0.6],
        [-hip - arm + 0.02, 3.95, arm * 0.55],
      ]),
      paint: SKIN,
    },
    {
      path: limb([
        [shoulder - arm, 1.56, arm],
        [shoulder + 0.1, 2.2, arm * 0.95],
        [shoulder + 0.26, 2.62, arm * 0.84],
        [shoulder * 0.72 + 0.12, 3.05, arm * 0.68],
        [(waist + hip) / 2 + 0.04, 3.26, arm * 0.55],
      ]),
      paint: SKIN,
    },
    { path: limb(torso), paint: DRESS },
    { path: `M${-shoulder * 0.44} 1.46L0 1.98L${shoulder * 0.44} 1.46Z`, paint: SKIN },
    { path: HEAD_PATH, paint: SKIN },
    { path: fringe(style), paint: HAIR },
  ];
}

function man(build: Build, style: Style): Shape[] {
  const { shoulder, chest, waist, hip, arm } = build;
  const torso: Joint[] = [
    [0, 1.4, 0.24 + arm * 0.5],
    [0, 1.48, shoulder * 0.62],
    [0, 1.64, shoulder * 0.93],
    [0, 1.86, Math.max(shoulder * 0.88, chest)],
    [0, 2.25, chest * 0.97],
    [0, 2.9, waist],
    [0, 3.3, Math.max(hip, waist * 0.96)],
    [0, 3.72, hip * 1.03],
  ];
  const side = (sign: 1 | -1): Shape[] => {
    const out = Math.max(shoulder + 0.06, waist + arm + 0.06);
    const upper: Joint[] = [
      [sign * (shoulder - arm * 0.8), 1.62, arm],
      [sign * (shoulder + 0.03), 2.1, arm * 1.08],
      [sign * out, 2.62, arm * 0.86],
    ];
    const lower: Joint[] = [
      [sign * (shoulder + 0.02), 2.2, arm],
      [sign * out, 2.7, arm * 0.88],
      [sign * (out + 0.04), 3.25, arm * 0.78],
      [sign * (out - 0.02), 3.85, arm * 0.6],
      [sign * (out - 0.06), 4.08, arm * 0.55],
    ];
    return [
      { path: limb(lower), paint: SKIN },
      { path: limb(upper), paint: SHIRT },
    ];
  };
  return [
    ...legs(build, TROUSERS, 0),
    {
      path: limb([
        [0, 3.5, hip],
        [0, 3.9, hip * 1.02],
        [0, 4.25, hip * 0.9],
      ]),
      paint: TROUSERS,
    },
    {
      path: limb([
        [0, 0.7, 0.17],
        [0, 1.15, 0.15 + arm * 0.3],
        [0, 1.5, 0.26 + arm * 0.5],
      ]),
      paint: SKIN,
    },
    ...side(-1),
    ...side(1),
    { path: limb(torso), paint: SHIRT },
    { path: 'M-.3 1.33C-.22 1.63 .22 1.63 .3 1.33Z', paint: SKIN },
    { path: HEAD_PATH, paint: SKIN },
    {
      path:
        style === 'anime'
          ? 'M-.36 .5L-.4 .12L-.28 .14L-.24 -.08L-.06 -.02L.08 -.14L.2 0L.36 0L.36 .2L.36 .5L.28 .26L.12 .3L.02 .2L-.14 .3L-.28 .24Z'
          : 'M-.33 .46C-.4 .06 -.24 -.07 0 -.07S.4 .06 .33 .46L.27 .24C.1 .16 -.12 .16 -.27 .24Z',
      paint: HAIR,
    },
  ];
}

const fringe = (style: Style) =>
  style === 'anime'
    ? 'M-.36 .5C-.42 .08 -.22 -.08 0 -.08S.42 .08 .36 .5L.26 .22L.16 .4L.04 .2L-.08 .4L-.18 .22L-.26 .4Z'
    : 'M-.33 .56C-.4 .06 -.2 -.06 0 -.06S.4 .06 .33 .56C.3 .3 .2 .2 .06 .12C-.06 .3 -.26 .34 -.33 .56Z';

function legs({ thigh, calf, hip }: Build, paint: string, shift: number): Shape[] {
  const top = Math.max(hip - thigh, thigh * 0.86);
  return ([-1, 1] as const).map((sign) => ({
    path: limb([
      [sign * top + shift, 3.75, thigh],
      [sign * top * 0.94 + shift, 4.4, thigh * 0.96],
      [sign * (calf * 1.05 + 0.08) + shift * 0.7, 5.4, calf * 1.18],
      [sign * (calf + 0.08) + shift * 0.5, 5.95, calf * 1.14],
      [sign * (calf + 0.04) + shift * 0.4, 6.7, calf * 0.66],
      [sign * (calf + 0.03) + shift * 0.4, 7.08, calf * 0.62],
    ]),
    paint,
  }));
}
