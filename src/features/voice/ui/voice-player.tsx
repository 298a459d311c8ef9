import { useEffect, useState } from 'react';
import type { Speech } from '#features/voice/contract.ts';
import { VOICE_TEXT as TEXT } from './copy.ts';
import { inBrowser, isFresh, speak, toSource } from './find-source.ts';
import { takeStart, versionKey } from './opened-players.ts';
import type { Source } from './output.ts';
import { toggle } from './playback.ts';
import { Player } from './player.tsx';

interface VoicePlayerProps {
  chatId: string;
  messageId: string;
  variant: number;
  speech: Speech | undefined;
  name: string;
}

/** One reply as speech. */
export default function VoicePlayer(props: VoicePlayerProps) {
  const { chatId, messageId, variant, name } = props;
  const key = versionKey(messageId, variant);
  const [made, setMade] = useState<Speech>();
  const speech = props.speech ?? made;

  const find = async (): Promise<Source> => {
    if (speech && isFresh(speech)) return toSource(speech);
    try {
      const fresh = await speak(chatId, messageId);
      setMade(fresh);
      return toSource(fresh);
    } catch (error) {
      return inBrowser(error);
    }
  };
  useEffect(() => {
    if (takeStart(key)) toggle(key, find);
    // Once, for the press that opened it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <Player
      playKey={key}
      label={TEXT.player(name)}
      clip={speech}
      find={find}
      className="ml-2 basis-full"
    />
  );
}
