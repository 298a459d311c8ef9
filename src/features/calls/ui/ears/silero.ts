import { Silero } from '@ricky0123/vad-web/dist/models/silero.js';
import modelUrl from '@ricky0123/vad-web/dist/silero_vad_v6.onnx?url';
import * as ort from 'onnxruntime-web/wasm';
import wasmUrl from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import type { SpeechProbability } from './voice-detector.ts';

/**
 * Judges frames with a small neural network that distinguishes speech from noise.
 * @throws Error without WebAssembly
 */
export async function loadSilero(): Promise<SpeechProbability> {
  ort.env.logLevel = 'error';
  ort.env.wasm.wasmPaths = { wasm: wasmUrl };
  // More threads need a cross-origin isolated page.
  ort.env.wasm.numThreads = 1;
  const model = await Silero.new(ort, async () => {
    const response = await fetch(modelUrl);
    if (!response.ok) throw new Error(`The model of speech: ${response.status}`);
    return response.arrayBuffer();
  });
  return async (frame) => (await model.process(frame)).isSpeech;
}
