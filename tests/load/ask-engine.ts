import { request } from 'node:http';
import { modelNameFor, type PacedEngine, type Pace } from './paced-reply.ts';

/** Requests a reply from the engine on a separate connection. @returns milliseconds to the first bytes of its body */
export function askEngine(engine: PacedEngine, pace: Pace, number: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const body = JSON.stringify({
      model: modelNameFor(pace),
      stream: true,
      messages: [{ role: 'user', content: `Good evening, ${number}` }],
    });
    const began = performance.now();
    const call = request(`${engine.baseUrl}/chat/completions`, { agent: false, method: 'POST' });
    call.on('error', reject).on('response', (response) => {
      let firstMs = 0;
      response.on('data', () => (firstMs ||= performance.now() - began));
      response.on('end', () => resolve(firstMs));
    });
    call.end(body);
  });
}
