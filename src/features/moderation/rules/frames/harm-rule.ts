import type { Category, Finding, Surface } from '../categories.ts';
import type { TextViews } from '../normalize-text.ts';
import type { Frame } from './compile-frame.ts';
import type { TaggedWords } from './tag-words.ts';

export interface HarmRule {
  name: string;
  /** The frames to match, one per line (syntax in `compile-frame.ts`). */
  frames: string;
  /** Harmless phrases. A match that shares a word with one does not count. */
  except?: string;
  /** Context that makes a nearby match in the same sentence harmless. */
  unlessNear?: string;
  /** The surfaces that the rule applies to; all but contact forms by default. */
  surfaces?: readonly Surface[];
  /** Ignores narration between asterisks and quoted speech. */
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

/** One reading of a sentence or a text, with the rules that it breaks on some surface. */
export interface HarmReading extends TaggedWords {
  broken: ReadonlySet<CompiledRule>;
}

/** The readings of a text: of each sentence, or of the whole text if frames may match across sentences. */
export interface HarmScene {
  surface: Surface;
  views: TextViews;
  readings: readonly HarmReading[];
}

export interface Reader {
  read(surface: Surface, views: TextViews): HarmScene;
  /** The scene without narration (*she draws her sword*) and quotations. Null when it is the same. */
  readSpoken(scene: HarmScene): HarmScene | null;
}
