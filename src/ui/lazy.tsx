import {
  Component,
  lazy,
  Suspense,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import { UI_TEXT } from './copy.ts';
import { notify } from './toast.ts';
import { LoadFailed, whenOnline } from './when-online.ts';

type LazyComponent<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads the module ahead of its first use. */
  preload: () => void;
};

/** React's `lazy` for a module that waits for the connection. Render it in a `LazyBoundary`. */
export function lazyComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  const loadOnline = whenOnline(load);
  return Object.assign(lazy(loadOnline), { preload: () => void loadOnline() });
}

interface LazyBoundaryProps {
  /** Closes what could not be loaded, after the user was notified. */
  onFailed?: () => void;
  /** Shown until it is loaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Suspense for lazy components. One that fails to load leaves the page around it standing. */
export class LazyBoundary extends Component<LazyBoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof LoadFailed)) return;
    notify.error(UI_TEXT.partFailed.title, UI_TEXT.partFailed.text);
    this.props.onFailed?.();
  }

  override render() {
    const { error } = this.state as { error: unknown };
    const { fallback = null, children } = this.props;
    if (error instanceof LoadFailed) return fallback;
    // Any other error is the page's.
    if (error !== undefined) throw error;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
