import { tone } from '../palette.ts';

export const green = tone(0.5, 0.09, 138);

export const wood = tone(0.45, 0.06, 55);

export const stone = tone(0.66, 0.02, 80);

export const sand = tone(0.85, 0.05, 82);
