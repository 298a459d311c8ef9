import type { HairTones, IrisTones, SkinTones, Tone } from './palette.ts';

/**
 * The appearance of a person; values come from the option lists, and unknown values are allowed.
 */
export interface Appearance {
  sex: 'female' | 'male';
  age: number;
  style: 'realistic' | 'anime';
  ethnicity: string;
  body_type: string;
  hair_color: string;
  hair_style: string;
  eye_color: string;
  clothing: string;
  mood?: string;
}

export type FacialHair = 'clean' | 'stubble' | 'short_beard' | 'full_beard' | 'mustache' | 'goatee';

/**
 * The permanent features of a person, the same in every picture. Lengths in head units (head =
 * 464).
 */
export interface Traits {
  female: boolean;
  anime: boolean;
  /** 0 up to thirty-two, nearly a third at forty, 1 from sixty on. */
  maturity: number;
  skin: SkinTones;
  hair: HairTones;
  iris: IrisTones;
  face: { temple: number; cheek: number; jaw: number; jawY: number; chin: number; chinY: number };
  eye: {
    x: number;
    y: number;
    half: number;
    up: number;
    low: number;
    tilt: number;
    crease: number;
    hood: number;
  };
  brow: { y: number; thick: number; arch: number; tilt: number; half: number; tone: Tone };
  nose: { width: number; y: number; bridge: number; tip: number };
  mouth: {
    y: number;
    half: number;
    upper: number;
    lower: number;
    bow: number;
    smile: number;
    /** How far the lips open in a smile, 0..1. */
    open: number;
  };
  makeup: { lid: Tone; strength: number; wing: number; lip: Tone; lipGloss: number };
  freckles: number;
  moles: readonly (readonly [x: number, y: number, size: number])[];
  facialHair: FacialHair;
  earrings: 'none' | 'stud' | 'hoop' | 'drop';
  necklace: 'none' | 'chain' | 'pendant' | 'pearls' | 'choker';
  glasses: 'none' | 'round' | 'square' | 'thin';
}
