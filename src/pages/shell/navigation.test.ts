import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as navigation from './navigation.ts';

const { bottomBarHidden, bottomTabsOf, isActive, showsUserMenu, sidebarOf } = navigation;

describe('isActive', () => {
  it.each([
    ['/', '/', true],
    ['/', '/girls', false],
    ['/chat', '/chat', true],
    ['/chat', '/chat/elena-marchetti', true],
    ['/chat', '/chatter', false],
    ['/generate', '/generator', false],
  ])('%s at %s is %s', (path, pathname, active) => {
    expect(isActive(path, pathname)).toBe(active);
  });
});

describe('rules of the shell', () => {
  it('hides the bottom bar in a chat, a wizard and a character’s image studio', () => {
    for (const path of ['/generate/elena', '/chat/elena', '/ai-girlfriend', '/quick-create'])
      expect(bottomBarHidden(path)).toBe(true);
    for (const path of ['/generate', '/chat', '/chat/', '/create-ai-companion', '/'])
      expect(bottomBarHidden(path)).toBe(false);
  });

  it('shows the user menu to visitors on four pages', () => {
    for (const path of ['/contact', '/affiliate', '/profile', '/premium'])
      expect(showsUserMenu(path)).toBe(true);
    expect(showsUserMenu('/')).toBe(false);
  });

  it('offers Premium to those who do not have it', () => {
    const paths = (entries: navigation.NavEntry[]) => entries.map(({ path }) => path);
    expect(paths(sidebarOf(false))).toContain('/premium');
    expect(paths(bottomTabsOf(false))).toContain('/premium');
    expect(paths(sidebarOf(true))).not.toContain('/premium');
    expect(paths(bottomTabsOf(true))).not.toContain('/premium');
    expect(bottomTabsOf(true)).toHaveLength(bottomTabsOf(false).length);
  });

  it('leads only to paths of the site map', () => {
    const siteMap = readFileSync(join(import.meta.dirname, '../../routes.ts'), 'utf8');
    const lists = Object.values(navigation).filter(Array.isArray) as { path: string }[][];
    expect(lists.length).toBeGreaterThan(5);
    for (const { path } of lists.flat().filter((entry) => entry.path !== '/'))
      expect(siteMap).toMatch(new RegExp(`'${path.slice(1)}[/:?a-zA-Z]*'`));
  });
});
