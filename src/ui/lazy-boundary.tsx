import { Component, Suspense, type ReactNode } from 'react';
import { UI_TEXT } from './copy.ts';
import { notify } from './toast.ts';
import { LoadFailed } from './when-online.ts';

interface LazyBoundaryProps {
  /** Closes what could not be loaded, after the person was told. */
  onFailed?: () => void;
  /** In its place until it is loaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Suspense for lazy modules: one that cannot be loaded costs itself alone, and the page around it stays. */
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
    // A fault of the program is the page's.
    if (error !== undefined) throw error;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
