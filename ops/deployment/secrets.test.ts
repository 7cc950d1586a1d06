import { readConfig } from '@high-street/server';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { SECRETS } from './testing/known-variables.ts';

test.for(SECRETS)('a start that refuses %s does not repeat it', (name) => {
  const schema = z.object({ [name]: z.literal('right') });
  const start = () => readConfig(schema, { [name]: 'wr0ng' });

  expect(start).toThrow(new RegExp(`^${name} .*not shown`));
  expect(start).not.toThrow(/wr0ng/);
});
