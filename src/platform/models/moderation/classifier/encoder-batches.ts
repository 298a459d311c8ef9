/** Passages in one run of the encoder. */
const MAX_PASSAGES = 16;
/** Characters in one run, with each passage as long as the longest: what a run costs grows with that. */
const MAX_PADDED_LENGTH = 1600;

export interface EncoderQuestion {
  id: number;
  passages: readonly string[];
}

export type EncoderAnswer =
  { id: number; vectors: Float32Array[] } | { id: number; isFailed: true };

interface Waiting {
  question: EncoderQuestion;
  vectors: Float32Array[];
}

/**
 * Answers questions in order. Passages that wait at the same time go through the encoder together, since
 * a run for one short passage takes three times as long as its share of a run for many.
 */
export function answerInBatches(
  encode: (passages: string[]) => Promise<Float32Array[]>,
  answer: (answer: EncoderAnswer) => void,
): (question: EncoderQuestion) => void {
  const waiting: Waiting[] = [];
  let isRunning = false;
  /** Passages of a run that failed, which go one by one: the fault may be of one person's text. */
  let alone = 0;

  const run = async (): Promise<void> => {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = takeBatch(waiting, alone > 0 ? 1 : MAX_PASSAGES);
      alone = Math.max(0, alone - batch.length);
      try {
        const vectors = await encode(batch.map(({ passage }) => passage));
        for (const [at, { owner }] of batch.entries()) owner.vectors.push(vectors[at]!);
      } catch {
        const [first] = batch;
        if (batch.length > 1) alone = batch.length;
        else if (first) {
          waiting.splice(waiting.indexOf(first.owner), 1);
          answer({ id: first.owner.question.id, isFailed: true });
        }
      }
      while (waiting[0] && isComplete(waiting[0])) {
        const { question, vectors } = waiting.shift()!;
        answer({ id: question.id, vectors });
      }
    }
    isRunning = false;
  };

  return (question) => {
    waiting.push({ question, vectors: [] });
    if (!isRunning) void run();
  };
}

const isComplete = ({ question, vectors }: Waiting): boolean =>
  vectors.length === question.passages.length;

/** The first passages that are not encoded yet and fit into one run; at least one, if any is left. */
function takeBatch(
  waiting: readonly Waiting[],
  most: number,
): { owner: Waiting; passage: string }[] {
  const batch: { owner: Waiting; passage: string }[] = [];
  let longest = 0;
  for (const owner of waiting) {
    for (const passage of owner.question.passages.slice(owner.vectors.length)) {
      longest = Math.max(longest, passage.length);
      const isFull = batch.length === most || longest * (batch.length + 1) > MAX_PADDED_LENGTH;
      if (batch.length > 0 && isFull) return batch;
      batch.push({ owner, passage });
    }
  }
  return batch;
}
