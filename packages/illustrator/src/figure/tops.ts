import { type Point, smoothPath } from '../geometry.ts';
import { type Tone, blend, hex, shift, white } from '../palette.ts';
import { backBand, buttons, shirtCollar } from '../sewing.ts';
import { drawPrint } from '../costume/prints.ts';
import { stroke } from '../sketch.ts';
import { type Tailor, drawPiece, neckPoint, neckline } from '../tailoring.ts';
import { type Attire, topCuts } from './attire.ts';
import { groundOf, torsoFolds } from './folds.ts';
import { type Studio, cutTones, paintForm } from './form.ts';
import type { Skeleton } from './skeleton.ts';
import { flank, mirrored, shoulderFrom, torsoHalf } from './torso.ts';

export type Span = readonly [number, number];

const join = (points: readonly Point[]) => smoothPath(points).replace('M', 'L');

/** The hem of a top, in units below the pit of the neck. */
const hemOf = (body: Skeleton, attire: Attire) => {
  const { hem } = topCuts[attire.top];
  return hem === 'in' ? body.frame.beltY + 24 : body.frame.hipY + hem;
};

function topPath(body: Skeleton, attire: Attire): string {
  const { frame } = body;
  const cut = topCuts[attire.top];
  const hem = hemOf(body, attire);
  const s = frame.build.shoulder;
  const swim = attire.top === 'swim';
  if (attire.top === 'offShoulder') {
    const side: Point[] = [[s * 0.86, 104], ...flank(frame, 220, hem, cut.ease, 7)];
    return `${smoothPath(side)}${join(mirrored(side))} C${-s * 0.6} 132 ${-s * 0.3} 150 0 150 C${s * 0.3} 150 ${s * 0.6} 132 ${s * 0.86} 104Z`;
  }
  const [nx, ny] = neckPoint(frame.build, cut.t);
  const lift = cut.ease * 0.55;
  let right: Point[];
  if (cut.outer) {
    const outer = neckPoint(frame.build, cut.outer);
    right = [
      [nx, ny],
      [...outer],
      [outer[0] - 2, outer[1] + 70],
      [s * 0.56, 160],
      ...flank(frame, 214, swim ? frame.hipY - 130 : hem, cut.ease, 8),
    ];
  } else {
    right = [...shoulderFrom(frame, cut.t, lift), ...flank(frame, 214, hem, cut.ease, 8)];
  }
  const foot: Point[] = swim
    ? [
        [frame.hip * 0.72, frame.hipY - 10],
        [frame.hip * 0.34, frame.crotchY - 50],
        [0, frame.crotchY + 8],
      ]
    : [[0, hem + 16]];
  const mirroredFoot = swim ? mirrored(foot.slice(0, 2)) : [];
  const all = [...right, ...foot, ...mirroredFoot, ...mirrored(right)];
  return `${smoothPath(all)} L${-nx} ${ny - lift} ${neckline(frame.build, cut.t, cut.depth, cut.edge, cut.ease)}Z`;
}

/** The shaded sides of a torso garment; at the shoulders it continues into the sleeves. */
const sidesOf = (body: Skeleton, hem: number, ease: number) => {
  const right = flank(body.frame, 230, hem, ease, 6);
  return [right, mirrored(right)]
    .map((edge) => smoothPath(edge.map(([x, y]) => body.torso(x, y))))
    .join('');
};

/** The top in two layers: the part visible behind the neck, and the front. */
export function drawTop(
  studio: Studio,
  tailor: Tailor,
  body: Skeleton,
  attire: Attire,
  span: Span,
) {
  const { frame } = body;
  const cut = topCuts[attire.top];
  const { d, build } = tailor;
  const tone = attire.cloth;
  const hem = hemOf(body, attire);
  const path = d(topPath(body, attire));
  const collared = attire.top === 'shirt' || attire.top === 'dressShirt' || attire.top === 'blouse';
  const [nx, ny] = neckPoint(build, cut.t);
  const edge = `M${-nx} ${ny - cut.ease * 0.55} ${neckline(build, cut.t, cut.depth, cut.edge, cut.ease)}`;
  const trim = (width: number, t: Tone, opacity = 1) => stroke(d(edge), hex(t), width, opacity);
  const front =
    paintForm(studio, path, {
      tone,
      span,
      turn: 96,
      edges:
        cut.sleeve > 0 && attire.top !== 'offShoulder' ? sidesOf(body, hem, cut.ease) : undefined,
      sheen: attire.sheen,
      inside:
        (attire.print === 'tartan'
          ? ''
          : drawPrint(attire.print, groundOf(studio, body, attire, tone))) +
        torsoFolds(studio, body, tone, hem, cut.ease > 15 ? 1 : 0.3),
    }) + details();
  function details(): string {
    switch (attire.top) {
      case 'shirt':
      case 'dressShirt':
      case 'blouse': {
        const open =
          attire.top === 'shirt' ? (frame.female ? 0.95 : 0.6) : attire.top === 'blouse' ? 0.8 : 0;
        return (
          stroke(
            d(`M-12 ${40 + open * 80} L-12 ${hem} M12 ${40 + open * 80} L12 ${hem}`),
            hex(cutTones(tone, studio.light).deep),
            1.2 * studio.hair,
            0.4,
          ) +
          buttons(tailor, 150 + open * 40, 5, 0, blend(tone, white, 0.5)) +
          shirtCollar(tailor, shift(tone, 0.015), open)
        );
      }
      case 'sweater':
        return (
          trim(24, shift(tone, 0.02)) +
          stroke(d(edge), hex(cutTones(tone, studio.light).deep), 1.4 * studio.hair, 0.3) +
          hemBand(studio, tailor, body, hem, tone, cut.ease)
        );
      case 'hoodie':
        return (
          drawPiece(
            tailor,
            `M${-nx - 20} -100 C${-nx} 40 -50 96 0 104 C50 96 ${nx} 40 ${nx + 20} -100 C${nx + 10} 0 40 60 0 62 C-40 60 ${-nx - 10} 0 ${-nx - 20} -100Z`,
            shift(tone, -0.02),
          ) +
          stroke(d('M-34 90 L-40 250 M34 90 L38 236'), hex(shift(tone, 0.16)), 7) +
          hemBand(studio, tailor, body, hem, tone, cut.ease)
        );
      case 'turtleneck': {
        const n = build.neck;
        return drawPiece(
          tailor,
          `M${-n - 6} -190 C${-n * 0.5} -162 ${n * 0.5} -162 ${n + 6} -190 C${n + 10} -150 ${n + 14} -110 ${n + 34} -78 C${n * 0.6} -34 ${-n * 0.6} -34 ${-n - 34} -78 C${-n - 14} -110 ${-n - 10} -150 ${-n - 6} -190 Z`,
          shift(tone, -0.012),
          0.4,
        );
      }
      case 'offShoulder': {
        const s = build.shoulder;
        return drawPiece(
          tailor,
          `M${s * 0.9} 98 C${s * 0.6} 128 ${s * 0.3} 148 0 148 C${-s * 0.3} 148 ${-s * 0.6} 128 ${-s * 0.9} 98 C${-s * 0.9} 140 ${-s * 0.86} 160 ${-s * 0.84} 164 C${-s * 0.5} 196 ${-s * 0.3} 206 0 206 C${s * 0.3} 206 ${s * 0.5} 196 ${s * 0.84} 164 C${s * 0.86} 150 ${s * 0.9} 130 ${s * 0.9} 98Z`,
          shift(tone, 0.02),
        );
      }
      case 'tee':
      case 'tank':
        return trim(8, shift(tone, -0.06), 0.8);
      default:
        return trim(1.6 * studio.hair, cutTones(tone, studio.light).deep, 0.4);
    }
  }
  const rise = attire.top === 'turtleneck' ? 170 : collared ? 134 : 100;
  const high = cut.t < 0.2 && attire.top !== 'offShoulder';
  return { behind: high ? backBand(tailor, tone, rise) : '', front };
}

function hemBand(
  studio: Studio,
  { d }: Tailor,
  body: Skeleton,
  hem: number,
  tone: Tone,
  ease: number,
): string {
  const x = torsoHalf(body.frame, hem) + ease;
  const y = hem - 44;
  const deep = hex(cutTones(tone, studio.light).deep);
  return stroke(
    d(`M${-x} ${y} C${-x * 0.4} ${y + 18} ${x * 0.4} ${y + 18} ${x} ${y}`),
    deep,
    1.6 * studio.hair,
    0.4,
  );
}

/** A tie or a bow on a closed collar. */
export function drawTie(tailor: Tailor, attire: Attire): string {
  if (attire.tie === 'tie')
    return (
      drawPiece(tailor, 'M-17 8 L17 8 L11 44 L27 420 L0 470 L-27 420 L-11 44Z', attire.trim) +
      drawPiece(tailor, 'M-22 -18 L22 -18 L14 40 L-14 40Z', shift(attire.trim, 0.02))
    );
  if (attire.tie === 'bow')
    return (
      drawPiece(
        tailor,
        'M-10 0 C-40 -36 -70 -36 -76 -26 L-76 36 C-66 46 -40 44 -10 16Z',
        attire.trim,
      ) +
      drawPiece(tailor, 'M10 0 C40 -36 70 -36 76 -26 L76 36 C66 46 40 44 10 16Z', attire.trim) +
      drawPiece(tailor, 'M-14 -12 L14 -12 L14 22 L-14 22Z', shift(attire.trim, 0.04))
    );
  return '';
}
