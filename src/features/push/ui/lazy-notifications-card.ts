import { lazyComponent } from '#ui/lazy.tsx';

export const LazyNotificationsCard = lazyComponent(async () => ({
  default: (await import('./notifications-card.tsx')).NotificationsCard,
}));
