import { useEffect, useEffectEvent, useState } from 'react';
import type { Speech } from '#features/voice/contract.ts';
import { VOICE_TEXT as TEXT } from './copy.ts';
import { inBrowser, isFresh, speak, startSound, toSource } from './find-source.ts';
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

  const take = (fresh: Speech): Source => {
    setMade(fresh);
    return toSource(fresh);
  };
  const findWhole = () => speak(chatId, messageId).then(take, inBrowser);
  const begin = async (): Promise<Source> => {
    const { audio_url, speech: stored } = await startSound(chatId, messageId);
    return stored ? take(stored) : { kind: 'audio', url: audio_url, isDemo: false, findWhole };
  };
  const find = async (from: number): Promise<Source> => {
    if (speech && isFresh(speech)) return toSource(speech);
    // An incomplete file can only be played from its beginning.
    return from > 0 ? findWhole() : begin().catch(inBrowser);
  };
  const startOpened = useEffectEvent(() => {
    if (takeStart(key)) toggle(key, () => find(0));
  });
  // Once, for the press that opened it.
  useEffect(() => startOpened(), []);

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
