/** How a personality speaks. All texts are templates (see template.ts). */
export interface Voice {
  /** Lead-ins that end in a comma or dash; never complete sentences. */
  leads: readonly string[];
  endearments: readonly string[];
  /** Stage directions, without the asterisks. */
  actions: readonly string[];
  /** Phrases that this voice adds. */
  says: readonly string[];
  /** Questions in this voice. */
  asks: readonly string[];
}
