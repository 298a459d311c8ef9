import type { Category, Finding, Surface } from '../categories.ts';
import type { TextViews } from '../normalize-text.ts';
import type { Frame } from './compile-frame.ts';
import type { TaggedWords } from './tag-words.ts';

export interface HarmRule {
  name: string;
  /** What the rule looks for: one frame a line (the language is in `compile-frame.ts`). */
  frames: string;
  /** Figures of speech and harmless turns: a match that shares a word with one does not count. */
  except?: string;
  /** A setting that makes a match harmless from anywhere near it in the same sentence. */
  unlessNear?: string;
  /** The surfaces that the rule reads; all but contact forms when left out. */
  surfaces?: readonly Surface[];
  /** Narration between asterisks and quoted speech do not count. */
  spokenOnly?: boolean;
  outcome?: Finding['outcome'];
}

export interface CompiledRule {
  category: Category;
  name: string;
  outcome: Finding['outcome'];
  surfaces: readonly Surface[] | undefined;
  spokenOnly: boolean;
  frames: readonly Frame[];
  except: readonly Frame[];
  unlessNear: readonly Frame[];
}

/** One reading of a text, with the frames of each rule that may stand in it. */
export interface HarmReading extends TaggedWords {
  candidates: ReadonlyMap<CompiledRule, readonly Frame[]>;
}

/** A text as the tables read it. */
export interface HarmScene {
  surface: Surface;
  views: TextViews;
  readings: readonly HarmReading[];
}

export interface Reader {
  read(surface: Surface, views: TextViews): HarmScene;
  /** The same without what is narrated (*she draws her sword*) or quoted; null when it is the same. */
  readSpoken(scene: HarmScene): HarmScene | null;
}
