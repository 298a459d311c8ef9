import type { Point } from './geometry.ts';
import type { Pose } from './pose.ts';

/** The joint of head and neck, around which the head tilts and is scaled. */
export const JOINT_Y = 190;

/** Moves a point of the turned head to the picture of the tilted head. */
export function turnHead(pose: Pose, [x, y]: Point): Point {
  const turn = (pose.roll * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * pose.headScale, Math.sin(turn) * pose.headScale];
  const down = y - JOINT_Y;
  return [x * cos - down * sin, JOINT_Y + x * sin + down * cos];
}
