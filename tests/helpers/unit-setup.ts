import { findEspeak } from '#tests/stand-ins/spoken-sound.ts';

/** Installs the speech synthesizer before files that run at once would both do it. */
export default function setup(): void {
  try {
    findEspeak();
  } catch {
    // Tests that need it report what is missing.
  }
}
