import {
  BookUser,
  Compass,
  Gem,
  HandCoins,
  Images,
  Mail,
  MessageCircle,
  Scale,
  UserRoundPlus,
  UsersRound,
  WandSparkles,
  type LucideIcon,
} from 'lucide-react';

/** True if `pathname` is the page at `path` or below it. */
export function isActive(path: string, pathname: string): boolean {
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));
}

interface NavLinkEntry {
  path: string;
  label: string;
}
export interface NavEntry extends NavLinkEntry {
  icon: LucideIcon;
  badge?: 'unread';
}

export const CATEGORY_TABS: NavLinkEntry[] = [
  { path: '/girls', label: 'Girls' },
  { path: '/anime', label: 'Anime' },
  { path: '/guys', label: 'Guys' },
];

export const SIDEBAR_MAIN: NavEntry[] = [
  { path: '/', label: 'Explore', icon: Compass },
  { path: '/chat', label: 'Chat', icon: MessageCircle, badge: 'unread' },
  { path: '/collection', label: 'Collection', icon: Images },
  { path: '/generate', label: 'Generate Image', icon: WandSparkles },
  { path: '/create-ai-companion', label: 'Create Character', icon: UserRoundPlus },
  { path: '/characters', label: 'Characters', icon: UsersRound },
  { path: '/my-characters', label: 'My Characters', icon: BookUser },
  { path: '/premium', label: 'Become Premium', icon: Gem },
];

/** Subscribers do not need an offer for what they have. */
export const sidebarOf = (isPremium: boolean): NavEntry[] =>
  isPremium ? SIDEBAR_MAIN.filter(({ path }) => path !== '/premium') : SIDEBAR_MAIN;

export const SIDEBAR_LOWER: NavEntry[] = [
  { path: '/affiliate', label: 'Affiliate', icon: HandCoins },
  { path: '/contact', label: 'Contact', icon: Mail },
  { path: '/legal', label: 'Legal', icon: Scale },
];

export const BOTTOM_TABS: NavEntry[] = [
  { path: '/', label: 'Explore', icon: Compass },
  { path: '/generate', label: 'Generate', icon: WandSparkles },
  { path: '/create-ai-companion', label: 'Create', icon: UserRoundPlus },
  { path: '/chat', label: 'Chat', icon: MessageCircle, badge: 'unread' },
  { path: '/premium', label: 'Premium', icon: Gem },
];

/** Where others see the Premium offer, subscribers see their pictures. */
export const bottomTabsOf = (isPremium: boolean): NavEntry[] =>
  isPremium
    ? BOTTOM_TABS.map((tab) =>
        tab.path === '/premium' ? { path: '/collection', label: 'Collection', icon: Images } : tab,
      )
    : BOTTOM_TABS;

const WIZARDS = new Set(['/quick-create', '/ai-girlfriend', '/ai-boyfriend']);

/** True for pages with their own steps: on phones they show no tabs in addition. */
export function isWizard(pathname: string): boolean {
  return WIZARDS.has(pathname);
}

/** True for a chat, whose own bar is the only top bar on phones. */
export function isOpenChat(pathname: string): boolean {
  return /^\/chat\/./.test(pathname);
}

/** The bottom bar is hidden in a chat, a wizard, and a character's image studio. */
export function bottomBarHidden(pathname: string): boolean {
  return pathname.startsWith('/generate/') || isWizard(pathname) || isOpenChat(pathname);
}

export const FOOTER_FEATURES: NavLinkEntry[] = [
  { path: '/create-ai-companion', label: 'Create Character' },
  { path: '/generate', label: 'Generate Image' },
  { path: '/chat', label: 'Chat' },
];
export const FOOTER_POPULAR: NavLinkEntry[] = [
  { path: '/girls', label: 'AI Girlfriend' },
  { path: '/anime', label: 'AI Anime' },
  { path: '/guys', label: 'AI Boyfriend' },
  { path: '/sex-chat', label: 'Adult AI Chat' },
];
export const FOOTER_COMPANY: NavLinkEntry[] = [
  { path: '/contact', label: 'Contact Us' },
  { path: '/affiliate', label: 'Affiliate Program' },
];
export const FOOTER_LEGAL: NavLinkEntry[] = [
  { path: '/legal/terms', label: 'Terms' },
  { path: '/legal/privacy', label: 'Privacy Policy' },
  { path: '/legal', label: 'Legal Terms' },
];

const LIST_PAGES = new Set(['/', '/characters', '/girls', '/anime', '/guys', '/sex-chat']);

/** True for pages that are mostly cards: while they load, cards are drawn in gray. */
export function isListPage(path: string): boolean {
  return LIST_PAGES.has(path);
}

/** The words of the two links out of the site, shown when the operator configured them. */
export const HIRING_LABEL = "We're hiring";
export const DISCORD_LABEL = 'Discord';

/** Paths whose header shows the user menu even to a visitor. */
const MENU_PATHS = new Set(['/contact', '/affiliate', '/profile', '/premium']);
export function showsUserMenu(pathname: string): boolean {
  return MENU_PATHS.has(pathname);
}
