import { expect, test } from 'vitest';

import { toAction } from './to-action.ts';
import { NO_FAULTS } from './page-props.ts';
import { aSlot } from './testing/some-props.ts';

test('a refusal is told with the free times that came with it', () => {
  const refused = { kind: 'refused', text: 'Not offered', faults: [], nearest: [aSlot()] } as const;
  expect(toAction(refused)).toEqual({
    type: 'failed',
    error: 'Not offered',
    nearest: [aSlot()],
    faults: NO_FAULTS,
  });
});
