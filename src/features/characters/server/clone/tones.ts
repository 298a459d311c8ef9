import type { Sex } from '../../options/index.ts';

/** sRGB hexadecimals by option id. */
type Tones = Readonly<Record<string, readonly string[]>>;

export const HAIR_TONES: Record<Sex, Tones> = {
  female: {
    light_blonde: ['#e8d5a8'],
    blonde: ['#d4b06a'],
    dark_blonde: ['#9c7a4a'],
    light_brown: ['#8a5f3c'],
    brunette: ['#5c3d28'],
    dark_brown: ['#3b2618'],
    black: ['#141215', '#232329'],
    redhead: ['#93401f', '#b4562a'],
    pink: ['#d977a8'],
  },
  male: {
    blonde: ['#d4b06a', '#a8854f'],
    brown: ['#5c3d28', '#3b2618', '#8a5f3c'],
    black: ['#141215', '#232329'],
    ginger: ['#93401f', '#b4562a'],
    gray: ['#8b8b8d', '#686a6d'],
    white: ['#e4e3df'],
    pink: ['#d977a8'],
  },
};

export const SKIN_TONES: Record<Sex, Tones> = {
  female: {
    caucasian: ['#f0d2bd', '#e2b797'],
    asian: ['#e9c59d'],
    latina: ['#c78f65'],
    arab: ['#ab7c56'],
    black: ['#7a4e33', '#4b2e1f', '#2e1c14'],
  },
  male: {
    caucasian: ['#f0d2bd', '#e2b797'],
    asian: ['#e9c59d'],
    latino: ['#c78f65'],
    arab: ['#ab7c56'],
    black_afro: ['#7a4e33', '#4b2e1f', '#2e1c14'],
  },
};

export const CLOTHES_TONES: Record<Sex, Tones> = {
  female: {
    black_dress: ['#17161a'],
    red_dress: ['#a3202c', '#c93540'],
    white_shirt: ['#f2f1ee'],
    denim_jacket: ['#4a6a94', '#6d8db5'],
    trench_coat: ['#c3a77c'],
    leather_jacket: ['#4a2f22'],
    business_suit: ['#4b4e57', '#2a3248'],
    cardigan: ['#8f9a76', '#b98aa0'],
    casual: ['#9a9a9c', '#6f8c6c', '#7fa6b8'],
  },
  male: {
    turtleneck: ['#17161a'],
    flannel_shirt: ['#a3202c', '#c93540'],
    white_shirt: ['#f2f1ee'],
    denim_jacket: ['#4a6a94', '#6d8db5'],
    trench_coat: ['#c3a77c'],
    leather_jacket: ['#4a2f22'],
    suit_and_tie: ['#4b4e57', '#2a3248'],
    knit_sweater: ['#8f9a76', '#b98aa0'],
    jeans_and_t_shirt: ['#9a9a9c', '#6f8c6c', '#7fa6b8'],
  },
};

type Rgb = readonly [red: number, green: number, blue: number];
type Lab = readonly [lightness: number, a: number, b: number];

/** Converts sRGB (0 to 255) to OKLab, where distances match perception. */
export function toLab([red, green, blue]: Rgb): Lab {
  const [r, g, b] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const parseHex = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** The option with the tone nearest to a color. */
export function nearestTone(color: Rgb, tones: Tones): string {
  const seen = toLab(color);
  let best = { id: '', distance: Number.POSITIVE_INFINITY };
  for (const [id, hexes] of Object.entries(tones))
    for (const hex of hexes) {
      const tone = toLab(parseHex(hex));
      const distance = Math.hypot(seen[0] - tone[0], seen[1] - tone[1], seen[2] - tone[2]);
      if (distance < best.distance) best = { id, distance };
    }
  return best.id;
}

/** Whether a color can be skin: warm, neither black nor white. False for any gray. */
export function isSkin(color: Rgb): boolean {
  const [lightness, a, b] = toLab(color);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  const chroma = Math.hypot(a, b);
  return (
    lightness > 0.22 && lightness < 0.95 && chroma > 0.02 && chroma < 0.17 && hue > 15 && hue < 95
  );
}
