import { useNavigate } from 'react-router';

/** Goes to the page before this one, or to `otherwise` when the visit began here. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (idx) void navigate(-1);
    else void navigate(otherwise);
  };
}
