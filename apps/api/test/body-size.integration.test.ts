import { expect, test } from 'vitest';

import { aKey } from './lead-builder.ts';
import { startTestApp } from './test-app.ts';

const CRM_KEY = 'k'.repeat(40);
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const KIB = 1_024;

// Those of docs/security.md: what a form can say at most, in any script, and no more.
// asvs 5.2.1
test.for([
  ['/api/leads', JSON_TYPE, 64 * KIB],
  ['/api/crm/createOrUpdate', JSON_TYPE, 64 * KIB],
  ['/api/send-email', JSON_TYPE, 300_000 + 16 * KIB],
  ['/enquiry', FORM_TYPE, 110_286 + 16 * KIB],
  ['/onboarding', FORM_TYPE, 110_286 + 16 * KIB],
] as const)(
  'reads at %s bodies of %s up to %i bytes, and none beyond',
  async ([url, type, most]) => {
    const { app } = await startTestApp({ env: { CRM_KEY } });
    const statusOf = async (size: number) => {
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: {
          'content-type': type,
          'idempotency-key': aKey(),
          authorization: `Bearer ${CRM_KEY}`,
        },
        payload: type === JSON_TYPE ? `"${'x'.repeat(size - 2)}"` : 'x'.repeat(size),
      });
      return answer.statusCode;
    };

    expect(await statusOf(most)).toBe(400);
    expect(await statusOf(most + 1)).toBe(413);
  },
);
