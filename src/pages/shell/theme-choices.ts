import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import type { ThemeChoice } from '#ui/theme.ts';

/** The themes to choose from, in their order. */
export const THEME_CHOICES: { value: ThemeChoice; icon: LucideIcon }[] = [
  { value: 'dark', icon: Moon },
  { value: 'light', icon: Sun },
  { value: 'system', icon: Monitor },
];
