/*
 * Speech made by code: the pulses of a voice through the resonances of vowels, syllable by syllable. A
 * model of voice activity takes it for speech, which it does not do with tones.
 */

const RATE = 16_000;
const SYLLABLE_SECONDS = 0.22;
/** The first three resonances of five vowels, in Hz. */
const VOWELS = [
  [730, 1090, 2440],
  [270, 2290, 3010],
  [530, 1840, 2480],
  [300, 870, 2240],
  [570, 840, 2410],
];
const BANDWIDTHS = [60, 90, 120];
/** The part of a syllable that is a consonant. */
const CONSONANT = 0.15;

type Filter = (sample: number) => number;

function resonator(frequency: number, bandwidth: number): Filter {
  const radius = Math.exp((-Math.PI * bandwidth) / RATE);
  const a1 = 2 * radius * Math.cos((2 * Math.PI * frequency) / RATE);
  const a2 = -radius * radius;
  let [last, before] = [0, 0];
  return (sample) => {
    const out = (1 - radius) * sample + a1 * last + a2 * before;
    [before, last] = [last, out];
    return out;
  };
}

/** Numbers between -1 and 1, the same each time. */
function createNoise(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (2 * seed) / 2_147_483_647 - 1;
  };
}

function speak(seconds: number): Float32Array {
  const samples = new Float32Array(Math.round(seconds * RATE));
  let filters: Filter[] = [];
  let syllable = -1;
  let phase = 0;
  const noise = createNoise();
  for (let at = 0; at < samples.length; at += 1) {
    const time = at / RATE;
    const number = Math.floor(time / SYLLABLE_SECONDS);
    if (number !== syllable) {
      syllable = number;
      const vowel = VOWELS[number % VOWELS.length]!;
      filters = vowel.map((frequency, index) => resonator(frequency, BANDWIDTHS[index]!));
    }
    phase += (120 + 18 * Math.sin(4.4 * time) + 12 * Math.sin(14.5 * time)) / RATE;
    const pulse = phase >= 1 ? 1 : 0;
    phase -= pulse;
    const within = (time % SYLLABLE_SECONDS) / SYLLABLE_SECONDS;
    const isVoiced = within >= CONSONANT;
    const voice = isVoiced
      ? pulse * Math.sqrt(Math.sin((Math.PI * (within - CONSONANT)) / (1 - CONSONANT)))
      : 0;
    const breath = noise() * (isVoiced ? 0.003 : 0.06);
    samples[at] = filters.reduce((sum, filter) => sum + filter(voice + breath), 0);
  }
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (0.6 * sample) / loudest);
}

/** Rain that swells and fades: loud, and no speech. */
function rain(seconds: number): Float32Array {
  const noise = createNoise();
  const count = Math.round(seconds * RATE);
  return Float32Array.from(
    { length: count },
    (_, at) => 0.5 * noise() * Math.sin((Math.PI * at) / count) ** 2,
  );
}

const SOUNDS = {
  silence: (seconds: number) => new Float32Array(Math.round(seconds * RATE)),
  speech: speak,
  rain,
};

/** What a microphone hears, part by part, as a WAV file. */
export function makeMicrophoneWav(
  ...parts: readonly (readonly [sound: keyof typeof SOUNDS, seconds: number])[]
): Buffer {
  const samples = parts.map(([sound, seconds]) => SOUNDS[sound](seconds));
  const count = samples.reduce((sum, { length }) => sum + length, 0);
  const file = Buffer.alloc(44 + 2 * count);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + 2 * count, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(2 * RATE, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(2 * count, 40);
  let at = 44;
  for (const part of samples)
    for (const sample of part) at = file.writeInt16LE(Math.round(sample * 32_767), at);
  return file;
}
