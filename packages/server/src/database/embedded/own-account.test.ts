import { expect, test } from 'vitest';

import { findOwnAccount } from './own-account.ts';

test('says how to go on where the account cannot be made', async () => {
  // No system takes a name with a colon in it.
  await expect(findOwnAccount('no:account')).rejects.toMatchObject({
    code: 'POSTGRES_NOT_STARTED',
    message: expect.stringMatching(
      /^PostgreSQL refuses to run as root, and the account no:account .* could not be made \(.+\)\. Make that account, start the product as an ordinary user, or set DATABASE_URL\.$/s,
    ),
  });
});
