import type { Context } from '#platform/context.ts';

/** What the processes tell each other about one call. */
export type CallNews =
  | { t: 'ended' }
  /** A socket has taken it over. */
  | { t: 'taken'; owner: string };

export const callChannel = (id: string): string => `call:${id}`;

export const publishCall = ({ live }: Pick<Context, 'live'>, id: string, news: CallNews): void =>
  live.publish(callChannel(id), news);
