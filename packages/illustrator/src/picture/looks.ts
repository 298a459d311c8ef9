import type { BottomKind, HatKind, OuterKind, TopKind } from '../figure/attire.ts';
import type { ShoeKind } from '../figure/shoes.ts';
import type { DetailKind } from '../costume/details.ts';
import type { Print } from '../costume/prints.ts';
import { type Tone, tone } from '../palette.ts';

/** One outfit; cloths that are not given are chosen by the seed. */
export interface Look {
  top: TopKind;
  bottom: BottomKind;
  outer?: OuterKind;
  shoes: ShoeKind;
  /** Top and bottom are one garment of the same cloth. */
  dress?: boolean;
  /** Jacket and trousers are of the same cloth. */
  suit?: boolean;
  tie?: 'tie' | 'bow';
  sheen?: number;
  prints?: boolean;
  print?: Print;
  details?: readonly DetailKind[];
  trim?: Tone;
  apron?: Tone;
  headwear?: HatKind;
  scarf?: boolean;
  cloth?: Tone;
  lower?: Tone;
  over?: Tone;
  shoe?: Tone;
}

export const look = (
  top: TopKind,
  bottom: BottomKind,
  shoes: ShoeKind,
  rest: Partial<Look> = {},
): Look => ({ top, bottom, shoes, ...rest });

export const ivory = tone(0.94, 0.016, 85);

export const black = tone(0.2, 0.014, 300);

export const brown = tone(0.36, 0.06, 45);

export const denim = tone(0.42, 0.075, 257);

export const paleDenim = tone(0.62, 0.06, 245);

export const sundress = look('straps', 'midi', 'sandals', { dress: true, prints: true });

export const teaDress = look('sleeveless', 'aline', 'flats', { dress: true, prints: true });

export const wrapDress = look('vee', 'wrap', 'heels', { dress: true, prints: true });

export const slip = look('straps', 'long', 'heels', { dress: true, sheen: 0.6 });

export const gown = look('vee', 'gown', 'heels', { dress: true, sheen: 0.5 });

export const offGown = look('offShoulder', 'gown', 'heels', { dress: true, sheen: 0.3 });

export const knitDress = look('turtleneck', 'pencil', 'boots', { dress: true });

export const suit = look('dressShirt', 'trousers', 'oxfords', {
  outer: 'suit',
  suit: true,
  tie: 'tie',
  cloth: ivory,
});

export const tuxedo = look('dressShirt', 'trousers', 'oxfords', {
  outer: 'suit',
  suit: true,
  tie: 'bow',
  cloth: ivory,
  over: tone(0.2, 0.02, 275),
  sheen: 0.1,
});

export const powerSuit = look('straps', 'trousers', 'heels', {
  outer: 'blazer',
  suit: true,
  cloth: ivory,
});

export type Pair = readonly [female: readonly Look[], male: readonly Look[]];
