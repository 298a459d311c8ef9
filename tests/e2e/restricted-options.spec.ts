import { expect, test } from 'vitest';
import type { Character, CharacterList } from '#features/characters/contract.ts';
import { DETAIL_TEXT, FIELD_LABELS } from '#features/characters/ui/detail/copy.ts';
import { WIZARD_TEXT } from '#features/characters/ui/wizard/copy.ts';
import { waitForPath, setupApp } from './stage.ts';

const app = setupApp({ env: { RESTRICTED_OPTIONS: 'hair_color:blonde,school_outfit' } });

test('options that the operator restricts are not offered by wizards and forms, and not used as defaults', async () => {
  const user = await app.createUser();
  const page = await app.open({ path: '/ai-girlfriend?step=2', as: user });
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  await radio('Brunette').waitFor();
  expect(await radio('Brunette').isChecked()).toBe(true);
  expect(await radio('Blonde').count()).toBe(0);
  await page.goto('/ai-girlfriend?step=7');
  await page.getByRole('textbox', { name: WIZARD_TEXT.field.name }).fill('Mara');
  await page.getByRole('button', { name: WIZARD_TEXT.next, exact: true }).click();
  await page.getByRole('button', { name: WIZARD_TEXT.finish }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/ai-girlfriend'));
  const { data } = await user.call<CharacterList>('/characters/?only_private=true');
  const { slug } = data[0]!;
  const made = await user.call<Character>(`/characters/${slug}`);
  expect(made.hair_color).toBe('brunette');

  await page.goto(`/character/${slug}`);
  await page.getByRole('button', { name: DETAIL_TEXT.edit, exact: true }).click();
  const listed = (field: keyof typeof FIELD_LABELS) =>
    page.getByLabel(FIELD_LABELS[field], { exact: true }).locator('option').allInnerTexts();
  await expect.poll(() => listed('hair_color')).toContain('Brunette');
  expect(await listed('hair_color')).not.toContain('Blonde');
  expect(await listed('clothing')).not.toContain('College sweater');
  await waitForPath(page, `/character/${slug}`);
});
