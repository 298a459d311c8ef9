/** How long voices may take to be listed; some browsers list them late. Milliseconds. */
const VOICES_WITHIN_MS = 1500;

const NAMES = {
  female:
    /female|woman|zira|jenny|aria|samantha|victoria|karen|moira|tessa|susan|hazel|fiona|serena/i,
  male: /(?<!fe)male|\bman\b|david|mark|guy|daniel|alex|fred|george|james|oliver|thomas|arthur/i,
};
const PITCH = { female: 1.1, male: 0.8 };

async function findVoices(): Promise<SpeechSynthesisVoice[]> {
  if (!('speechSynthesis' in globalThis)) return [];
  const known = speechSynthesis.getVoices();
  if (known.length > 0) return known;
  await new Promise<void>((resolve) => {
    speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true });
    setTimeout(resolve, VOICES_WITHIN_MS);
  });
  return speechSynthesis.getVoices();
}

/** The requested speaker. */
interface Speaker {
  sex: 'female' | 'male';
  voice: string;
}

/** A voice of the browser, tuned to a speaker. */
interface BrowserVoice {
  giveTo(utterance: SpeechSynthesisUtterance): void;
}

/** The browser's voice for a speaker; null when it has none. */
export async function chooseVoice({ sex, voice }: Speaker): Promise<BrowserVoice | null> {
  const chosen = findVoice(await findVoices(), sex);
  if (!chosen) return null;
  return {
    giveTo(utterance) {
      utterance.voice = chosen;
      utterance.lang = chosen.lang;
      utterance.pitch = PITCH[sex] + (voice === 'voice_2' ? 0.15 : 0);
    },
  };
}

/** An English voice that sounds like that sex by its name, or else any. */
function findVoice(
  voices: readonly SpeechSynthesisVoice[],
  sex: 'female' | 'male',
): SpeechSynthesisVoice | undefined {
  const english = voices.filter(({ lang }) => lang.startsWith('en'));
  return (
    english.find(({ name }) => NAMES[sex].test(name)) ??
    english.find(({ default: isDefault }) => isDefault) ??
    english[0] ??
    voices[0]
  );
}
