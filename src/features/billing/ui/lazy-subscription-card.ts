import { lazyComponent } from '#ui/lazy.tsx';

export const LazySubscriptionCard = lazyComponent(async () => ({
  default: (await import('./subscription-card.tsx')).SubscriptionCard,
}));
