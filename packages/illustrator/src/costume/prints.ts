import { num } from '../geometry.ts';
import { type Tone, blend, hex, shift, white } from '../palette.ts';
import type { Random } from '../random.ts';
import { fill, stroke } from '../sketch.ts';

/** `tartan` is a plaid of the lower garment only. */
export type Print = 'plain' | 'stripes' | 'dots' | 'flowers' | 'plaid' | 'tartan' | 'wax' | 'dunes';

interface Ground {
  /** Maps a frontal path, origin at the pit of the neck, to the picture. */
  d: (path: string) => string;
  random: Random;
  /** The cloth and the accent on it. */
  tone: Tone;
  trim: Tone;
  /** Half width and lower end of the printed area, in units. */
  wide: number;
  end: number;
}

/** The pattern of a printed cloth; the caller clips it to the garment. */
export function drawPrint(print: Print, ground: Ground): string {
  const { d, tone, trim, end } = ground;
  const mark = hex(tone.l > 0.7 ? blend(trim, tone, 0.15) : blend(tone, white, 0.72));
  switch (print) {
    case 'stripes': {
      let lines = '';
      for (let y = 90; y < Math.min(1100, end); y += 58)
        lines += `M-420 ${y - 20}C-150 ${y + 14} 150 ${y + 14} 420 ${y - 20}`;
      return stroke(d(lines), mark, 17, 0.8);
    }
    case 'dunes': {
      let lines = '';
      for (let y = -80; y < end; y += 46)
        for (let x = -ground.wide; x < ground.wide; x += 88)
          lines += `M${x} ${y}Q${x + 22} ${y - 26} ${x + 44} ${y}T${x + 88} ${y}`;
      return stroke(d(lines), mark, 6, 0.55);
    }
    case 'plaid':
    case 'tartan':
      return plaid(ground);
    case 'wax':
      return wax(ground);
    case 'dots':
    case 'flowers':
      return spots(print, ground, mark);
    default:
      return '';
  }
}

/** Crossing bands, dark and pale. */
function plaid({ d, tone, trim, wide, end }: Ground): string {
  let bands = '';
  let lines = '';
  for (let x = -wide; x <= wide; x += 104) {
    bands += `M${x} -160L${x} ${end}`;
    lines += `M${x + 52} -160L${x + 52} ${end}`;
  }
  for (let y = -140; y < end; y += 104) {
    bands += `M${-wide} ${y}L${wide} ${y}`;
    lines += `M${-wide} ${y + 52}L${wide} ${y + 52}`;
  }
  return stroke(d(bands), hex(shift(tone, -0.16)), 36, 0.5) + stroke(d(lines), hex(trim), 7, 0.75);
}

/** Large rings and rays, as on wax-printed cotton. */
function wax({ d, tone, trim, wide, end }: Ground): string {
  let rings = '';
  let cores = '';
  let rays = '';
  for (let y = 20, row = 0; y < end; y += 132, row++)
    for (let x = -wide + (row % 2) * 76; x < wide; x += 152) {
      rings += disc(x, y, 50);
      cores += disc(x, y, 26);
      for (let i = 0; i < 8; i++) {
        const [c, s] = [Math.cos(i * 0.785), Math.sin(i * 0.785)];
        rays += `M${num(x + c * 56)} ${num(y + s * 56)}L${num(x + c * 70)} ${num(y + s * 70)}`;
      }
    }
  return (
    fill(d(rings), hex(trim), 0.9) +
    fill(d(cores), hex(shift(tone, tone.l > 0.5 ? -0.25 : 0.3))) +
    stroke(d(rays), hex(blend(tone, white, 0.7)), 9, 0.85)
  );
}

function spots(print: 'dots' | 'flowers', ground: Ground, mark: string): string {
  const { d, random, trim, wide, end } = ground;
  let petals = '';
  let hearts = '';
  for (let y = 60, row = 0; y < end; y += 76, row++)
    for (let x = -wide + (row % 2) * 42; x < wide; x += 84) {
      if (print === 'dots') {
        petals += disc(x, y, 11);
        continue;
      }
      const r = random.range(12, 22);
      const [cx, cy] = [x + random.near(0, 30), y + random.near(0, 26)];
      const turn = random.range(0, 6);
      for (let i = 0; i < 5; i++)
        petals += disc(
          cx + Math.cos(turn + i * 1.257) * r * 0.75,
          cy + Math.sin(turn + i * 1.257) * r * 0.75,
          r * 0.55,
        );
      hearts += disc(cx, cy, r * 0.35);
    }
  return fill(d(petals), mark, 0.75) + (hearts ? fill(d(hearts), hex(shift(trim, 0.05)), 0.9) : '');
}

const disc = (x: number, y: number, r: number) =>
  `M${num(x - r)} ${num(y)}C${num(x - r)} ${num(y - r * 1.3)} ${num(x + r)} ${num(y - r * 1.3)} ${num(x + r)} ${num(y)}C${num(x + r)} ${num(y + r * 1.3)} ${num(x - r)} ${num(y + r * 1.3)} ${num(x - r)} ${num(y)}Z`;
