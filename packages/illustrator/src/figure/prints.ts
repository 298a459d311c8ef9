import { num, warpPath } from '../geometry.ts';
import { type Tone, blend, hex, shift, white } from '../palette.ts';
import { fill, stroke } from '../sketch.ts';
import type { Attire } from './attire.ts';
import type { Studio } from './form.ts';
import type { Skeleton } from './skeleton.ts';

/** The pattern of a printed cloth on torso and skirt, drawn inside the garment's form. */
export function drawPrint(studio: Studio, body: Skeleton, attire: Attire, tone: Tone): string {
  const { random } = studio;
  const mark = hex(tone.l > 0.7 ? blend(attire.trim, tone, 0.15) : blend(tone, white, 0.72));
  const d = (path: string) => warpPath(path, body.torso);
  // The lap of a seated body is wider.
  const wide = body.stance.seat ? 980 : 560;
  switch (attire.print) {
    case 'stripes': {
      let lines = '';
      for (let y = 90; y < 1100; y += 58)
        lines += `M-420 ${y - 20}C-150 ${y + 14} 150 ${y + 14} 420 ${y - 20}`;
      return stroke(d(lines), mark, 17, 0.8);
    }
    case 'dots':
    case 'flowers': {
      let spots = '';
      let hearts = '';
      for (let y = 60, row = 0; y < 2300; y += 76, row++)
        for (let x = -wide + (row % 2) * 42; x < wide; x += 84) {
          const r = attire.print === 'dots' ? 11 : random.range(12, 22);
          const [cx, cy] = [
            x + (attire.print === 'dots' ? 0 : random.near(0, 30)),
            y + (attire.print === 'dots' ? 0 : random.near(0, 26)),
          ];
          if (attire.print === 'dots') spots += disc(cx, cy, r);
          else {
            const turn = random.range(0, 6);
            for (let i = 0; i < 5; i++)
              spots += disc(
                cx + Math.cos(turn + i * 1.257) * r * 0.75,
                cy + Math.sin(turn + i * 1.257) * r * 0.75,
                r * 0.55,
              );
            hearts += disc(cx, cy, r * 0.35);
          }
        }
      return (
        fill(d(spots), mark, 0.75) +
        (hearts ? fill(d(hearts), hex(shift(attire.trim, 0.05)), 0.9) : '')
      );
    }
    default:
      return '';
  }
}

const disc = (x: number, y: number, r: number) =>
  `M${num(x - r)} ${num(y)}C${num(x - r)} ${num(y - r * 1.3)} ${num(x + r)} ${num(y - r * 1.3)} ${num(x + r)} ${num(y)}C${num(x + r)} ${num(y + r * 1.3)} ${num(x - r)} ${num(y + r * 1.3)} ${num(x - r)} ${num(y)}Z`;
