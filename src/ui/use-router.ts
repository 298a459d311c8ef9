import { useContext } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';

/** The router itself, for its state at any moment; undefined in tests without one. */
export const useRouter = () => useContext(UNSAFE_DataRouterContext)?.router;
