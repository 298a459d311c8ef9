import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillGraph, loadGraph, placeholdersOf, type Graph, type GraphValues } from './graph.ts';

const VALUES: GraphValues = {
  prompt: 'p',
  negative_prompt: 'n',
  seed: 1,
  width: 512,
  height: 768,
  model: 'm',
  steps: 20,
  cfg: 6.5,
  sampler: 'euler',
  scheduler: 'normal',
};

describe('filling a graph', () => {
  it('keeps the type of a number if the placeholder is the whole value', () => {
    const graph = { '1': { class_type: 'A', inputs: { a: '%seed%', b: '%cfg%', c: ['2', 0] } } };
    expect(fillGraph(graph, VALUES)['1']!.inputs).toEqual({ a: 1, b: 6.5, c: ['2', 0] });
  });

  it('inserts values into a text and leaves unknown placeholders unchanged', () => {
    const graph = {
      '1': { class_type: 'A', inputs: { a: '%width%x%height%_%date:yyyy%_%prompt%' } },
    };
    expect(fillGraph(graph, VALUES)['1']!.inputs.a).toBe('512x768_%date:yyyy%_p');
  });

  it('inserts any prompt unchanged, alone and inside a text, and changes nothing else', async () => {
    const graph = await loadGraph(undefined);
    const own: Graph = {
      ...graph,
      '6': { ...graph['6']!, inputs: { text: 'photo of %prompt%, %width%' } },
    };
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('%prompt%', '%seed%', '"', '\\', '\n', '$&', '}', '%'))
        .map((x) => x.join('')),
    );
    fc.assert(
      fc.property(text, text, (prompt, negative_prompt) => {
        const values = { ...VALUES, prompt, negative_prompt };
        const filled = JSON.parse(JSON.stringify(fillGraph(own, values))) as Graph;
        expect(filled['6']!.inputs.text).toBe(`photo of ${prompt}, 512`);
        expect(filled['7']!.inputs.text).toBe(negative_prompt);
        expect(Object.keys(filled)).toEqual(Object.keys(own));
        expect(filled['3']!.inputs.seed).toBe(1);
      }),
    );
  });

  it('has a built-in graph that uses every value', async () => {
    expect([...placeholdersOf(await loadGraph(undefined))].toSorted()).toEqual(
      Object.keys(VALUES).toSorted(),
    );
  });
});
