type Fields = Record<string, unknown>;

/** One message of a chat, as it is exported. */
export interface ExportedMessage {
  sender: 'user' | 'character' | 'system';
  /** In a scene: the name of a character other than the chat's own. */
  speaker: string | null;
  content: string;
  createdAt: Date;
  /** All versions in order; empty if there is only one. */
  versions: string[];
  position: number;
  /** What a picture shows; null for a text. */
  picture: string | null;
  /** The file name of a picture that the user sent with it. */
  image: string | undefined;
  /**
   * The position of the message that it answers: the number of messages before that one in the
   * file.
   */
  answers: number | undefined;
  /** The fields that the message had when it was imported. */
  kept: Fields | undefined;
}

/** The first line of an exported chat. Imported fields take precedence over the product's. */
export function formatHeader(
  names: { user: string; character: string },
  createdAt: Date,
  kept: Fields | undefined,
): Fields {
  return {
    user_name: names.user,
    character_name: names.character,
    create_date: createdAt.toISOString(),
    chat_metadata: {},
    ...kept,
  };
}

/** A line of an exported chat in SillyTavern's format. */
export function formatMessage(
  message: ExportedMessage,
  names: { user: string; character: string },
): Fields {
  const { sender, picture, image, kept, createdAt, answers } = message;
  if (kept) {
    const { swipe_info: about, ...others } = kept;
    const fields = textFields(message, 'swipes' in kept);
    // It describes each version, so it is outdated once there are others.
    const fits = Array.isArray(about) && about.length === fields.swipes?.length;
    return {
      ...others,
      ...(fits && { swipe_info: about }),
      ...fields,
      ...withAnswer(others.extra, answers),
    };
  }
  return {
    name: nameOf(message, names),
    is_user: sender === 'user',
    is_system: sender === 'system',
    send_date: createdAt.toISOString(),
    ...textFields(message, sender === 'character' && picture === null),
    extra: {
      ...(picture !== null && { title: picture, content_type: 'image' }),
      ...(image && { image }),
      ...(answers !== undefined && { reply_to: answers }),
    },
  };
}

/** An imported message's position may be outdated. */
function withAnswer(extra: unknown, answers: number | undefined): Fields {
  const known = typeof extra === 'object' && extra !== null ? extra : {};
  if (answers === undefined && !('reply_to' in known)) return {};
  return { extra: { ...known, reply_to: answers } };
}

function nameOf(
  { sender, speaker }: ExportedMessage,
  names: { user: string; character: string },
): string {
  if (sender === 'system') return 'System';
  return sender === 'user' ? names.user : (speaker ?? names.character);
}

function textFields(
  { content, versions, position, picture }: ExportedMessage,
  hasVersions: boolean,
): { mes: string; swipes?: string[]; swipe_id?: number } {
  if (picture !== null) return { mes: `*sends a picture: ${picture}*` };
  if (!hasVersions && versions.length === 0) return { mes: content };
  return {
    mes: content,
    swipes: versions.length > 0 ? versions : [content],
    swipe_id: position,
  };
}
