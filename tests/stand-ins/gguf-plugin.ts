import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const PLUGIN_REPLY = 'This reply was written by the model in this process.';

const SOURCE = `
export const getLlama = async () => ({
  cpuMathCores: 2,
  dispose: async () => {},
  loadModel: async () => ({
    trainContextSize: 4096,
    tokenize: (text) => text.split(' '),
    createContext: async () => ({
      getSequence: () => ({ nextTokenIndex: 8, tokenMeter: { usedOutputTokens: 4 } }),
    }),
  }),
});
export class LlamaChat {
  async generateResponse(history, { onTextChunk }) {
    onTextChunk(${JSON.stringify(PLUGIN_REPLY)});
    return { response: '', metadata: { stopReason: 'eogToken' } };
  }
}
`;

/** Puts a stand-in of node-llama-cpp, which replies with one sentence, into a data folder. */
export function installPluginStandIn(dataDir: string): void {
  const folder = join(dataDir, 'plugins/node-llama-cpp/node_modules/node-llama-cpp');
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'dist/index.js'), SOURCE);
}
