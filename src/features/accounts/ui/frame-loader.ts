import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#ui/server-context.ts';
import type { FrameCharacter } from './sign-in-frame.tsx';

/** Loads the portrait beside the form. Null when there is none or the API is down. */
export async function loadFrameCharacter(
  context: LoaderFunctionArgs['context'],
): Promise<FrameCharacter | null> {
  try {
    const { data } = await context.get(apiContext).api.get('/characters/', {
      params: { query: { limit: 1, sex: 'female', style: 'realistic' } },
    });
    return data[0] ?? null;
  } catch {
    return null;
  }
}
