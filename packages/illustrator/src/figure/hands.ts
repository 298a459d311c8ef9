import { drawHand } from '../gesture/hand.ts';
import { figureHands } from '../gesture/hand-shapes.ts';
import type { Traits } from '../person.ts';
import type { Studio } from './form.ts';
import type { Arm, Frame } from './skeleton.ts';

/** Draws the hand at the end of a figure's arm. */
export function drawFigureHand(studio: Studio, frame: Frame, traits: Traits, arm: Arm): string {
  const { hand } = arm.spec;
  if (hand === 'hidden' || hand === 'pocket') return '';
  const { sketch, light, k, hair } = studio;
  return drawHand(
    {
      wrist: arm.wrist,
      // Figures measure from straight down, hands from upward.
      angle: arm.angle + 180,
      length: frame.hand,
      // The thumb of a hanging hand is on the body's side.
      thumb: arm.side,
      shape: figureHands[hand],
    },
    { sketch, traits, light, k, line: Math.max(0.8, hair * 0.6) },
  );
}
