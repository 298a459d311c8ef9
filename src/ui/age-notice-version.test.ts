import { expect, it } from 'vitest';
import { AGE_NOTICE_VERSION as CONTRACT_VERSION } from '#features/accounts/contract.ts';
import { AGE_NOTICE_VERSION } from './age-notice-version.ts';
import { BEFORE_PAINT_SCRIPT } from './theme.ts';

it('asks for the same wording of the 18+ notice that the server records', () => {
  expect(AGE_NOTICE_VERSION).toBe(CONTRACT_VERSION);
  expect(BEFORE_PAINT_SCRIPT).toContain(`'${CONTRACT_VERSION}'`);
});
