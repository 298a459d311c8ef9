import { findEspeak } from '#tests/stand-ins/spoken-sound.ts';

/** Installs the speech synthesizer before files that run at once would both do it. */
export default function setup(): void {
  try {
    findEspeak();
  } catch {
    // The tests that need it say what is missing.
  }
}
