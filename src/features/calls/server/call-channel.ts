import type { Context } from '#platform/context.ts';

/** Messages between processes about one call. */
export type CallNews =
  | { t: 'ended' }
  /** Another socket took over the call. */
  | { t: 'taken'; owner: string };

export const callChannel = (id: string): string => `call:${id}`;

export const publishCall = ({ live }: Pick<Context, 'live'>, id: string, news: CallNews): void =>
  live.publish(callChannel(id), news);
