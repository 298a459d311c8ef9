import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Applies the prompt that a link passed in `state.prompt`, once: a reload does not apply it again.
 */
export function useGivenPrompt(onPrompt: (prompt: string) => void): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const passedPrompt = (state as { prompt?: unknown } | null)?.prompt;
  useEffect(() => {
    if (typeof passedPrompt !== 'string' || passedPrompt === '') return;
    onPrompt(passedPrompt);
    void navigate(pathname, { replace: true, state: null, preventScrollReset: true });
  }, [passedPrompt, onPrompt, navigate, pathname]);
}
