import { FieldError } from '#platform/errors.ts';
import { firstName } from '#shared/replace-placeholders.ts';
import type { Scene } from '../../prompt/index.ts';
import { chooseSpeaker } from '../../scenes/choose-speaker.ts';
import { nameCast } from '../../scenes/name-cast.ts';
import type { HistoryTurn, ReplyContext } from '../load-reply-context.ts';
import { nameInChat } from '../settings/persona-in-chat.ts';

/**
 * The id of a member by its slug; undefined without a slug.
 * @throws FieldError when the scene has no such member
 */
export function findMember(
  cast: readonly { id: string; slug: string }[],
  slug: string | undefined,
): string | undefined {
  if (slug === undefined) return undefined;
  const member = cast.find((one) => one.slug === slug);
  if (!member)
    throw new FieldError([
      {
        loc: ['body', 'speaker'],
        msg: 'This character is not in the scene. Add it in the chat’s settings.',
        type: 'not_in_scene',
      },
    ]);
  return member.id;
}

/** The character that replies to a message, as `messages.character_id` stores it. */
export function chooseReplySpeaker(
  { chat, own, members, lastSpeaker }: ReplyContext,
  said: string,
  slug: string | undefined,
): string | null {
  const id = chooseSpeaker({
    cast: [own, ...members],
    order: chat.turn_order,
    said,
    last: lastSpeaker,
    asked: findMember([own, ...members], slug),
  });
  return id === own.id ? null : id;
}

/** The context with another member as the character that speaks. */
export const speakAs = (context: ReplyContext, id: string | null | undefined): ReplyContext => ({
  ...context,
  character: context.members.find((one) => one.id === id) ?? context.own,
});

/** A scene's data for a prompt, and the speaking character's name in it. */
export interface SceneInPrompt {
  scene: Scene | undefined;
  called: string;
  /** The name of a turn's speaker, unless it is the speaking character or the user. */
  speakerOf(turn: Pick<HistoryTurn, 'sender' | 'character_id'>): string | null;
}

export function readScene(context: ReplyContext): SceneInPrompt {
  const { own, members, character, history, user, persona, chat } = context;
  const past = history.flatMap(({ character_id: id, speaker: name }) =>
    id !== null && name !== null ? [{ id, name }] : [],
  );
  const everyone = [...new Map([...past, own, ...members, character].map((one) => [one.id, one]))];
  const cast = everyone.map(([, one]) => one);
  if (cast.length === 1)
    return { scene: undefined, called: firstName(own.name), speakerOf: () => null };
  const names = nameCast(cast, nameInChat(user.full_name, persona));
  const nameOf = (id: string) => names.get(id) ?? null;
  const others = [own, ...members].filter(({ id }) => id !== character.id);
  return {
    scene: {
      others: others.map(({ id, name, age, description }) => ({
        name,
        called: nameOf(id) ?? name,
        age,
        description,
      })),
      greeter: character.id === own.id || chat.greeting === null ? null : nameOf(own.id),
    },
    called: nameOf(character.id) ?? firstName(character.name),
    speakerOf({ sender, character_id }) {
      if (sender !== 'character') return null;
      const id = character_id ?? own.id;
      return id === character.id ? null : nameOf(id);
    },
  };
}

/** Another member spoke last, so that a continuation is this one's turn. */
export function takesTurn({ history, own, character }: ReplyContext): boolean {
  const last = history.findLast(({ sender }) => sender === 'character');
  return last !== undefined && (last.character_id ?? own.id) !== character.id;
}
