/** How one personality sounds. All texts are templates (see template.ts). */
export interface Voice {
  /** Lead-ins that end in a comma or dash; never a sentence of their own. */
  leads: readonly string[];
  endearments: readonly string[];
  /** Stage directions, without the asterisks. */
  actions: readonly string[];
  /** What this voice likes to add. */
  says: readonly string[];
  /** How this voice asks back. */
  asks: readonly string[];
}
