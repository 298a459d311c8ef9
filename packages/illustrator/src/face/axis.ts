/**
 * How far the middle line of the face is in front of the head's axis. Lips, chin, and beard take
 * their depth from it, so that a turned head carries them along one line with the bridge of the nose.
 */
export const AXIS = { bridge: 134, lips: 128, chin: 124 } as const;

/** The depth of the lips, which bend round the teeth; `x` is the distance from the middle. */
export const lipDepth = (x: number) => AXIS.lips - (x / 60) ** 2 * 44;
