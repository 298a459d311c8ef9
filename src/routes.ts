import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** The site map. A new page is added here and to PAGES in ui/shell/navigation.ts. */
export default [
  layout('ui/shell/plain-layout.tsx', [
    route('login', 'features/accounts/ui/login-page.tsx'),
    route('signup', 'features/accounts/ui/signup-page.tsx'),
    route('auth/discord/callback', 'features/accounts/ui/discord-callback-page.tsx'),
  ]),
  layout('ui/shell/chat-layout.tsx', [
    route('chat/:characterSlug?', 'features/chat/ui/chat-page.tsx'),
  ]),
  layout('ui/shell/main-layout.tsx', [
    index('features/marketing/ui/home-page.tsx'),
    route('characters', 'features/marketing/ui/characters-page.tsx'),
    route('girls', 'features/marketing/ui/girls-page.tsx'),
    route('anime', 'features/marketing/ui/anime-page.tsx'),
    route('guys', 'features/marketing/ui/guys-page.tsx'),
    route('sex-chat', 'features/marketing/ui/adult-chat-page.tsx'),
    route('character/:slug', 'features/characters/ui/character-page.tsx'),
    route('my-characters', 'features/characters/ui/my-characters-page.tsx'),
    route('clone-ai-companion', 'features/characters/ui/clone-page.tsx'),
    route('premium', 'features/marketing/ui/premium-page.tsx'),
    route('create-ai-companion', 'features/characters/ui/create-hub-page.tsx'),
    route('ai-girlfriend', 'features/characters/ui/ai-girlfriend-page.tsx'),
    route('ai-boyfriend', 'features/characters/ui/ai-boyfriend-page.tsx'),
    route('*', 'ui/shell/not-found-page.tsx'),
  ]),
  route('sitemap.xml', 'features/marketing/ui/sitemap.ts'),
  route('robots.txt', 'features/marketing/ui/robots.ts'),
  route('manifest.webmanifest', 'features/marketing/ui/manifest.ts'),
] satisfies RouteConfig;
