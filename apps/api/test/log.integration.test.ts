import { createLog } from '@high-street/server';
import { expect, test } from 'vitest';

import { aSentEnquiry, sendForm } from './plain-form-page.ts';
import { anAttribution, anEnquiry, aRegistration } from './lead-builder.ts';
import { post, sendMail, startTestApp, storeLead } from './test-app.ts';

const SECRETS = { CRM_KEY: 'k'.repeat(40), FORM_TOKEN_SECRET: 'q'.repeat(40) };
/** Something of every person, key and link that the calls below bring. */
const NEVER = /anna|bell|bristol|7700900123|newsletter|wrong-key|kkkk|qqqq|203\.0\.113/i;

// asvs 14.2.4, 16.2.5
test('no line of the log, at any level, holds what a visitor typed, an address or a key', async () => {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const { app, sink } = await startTestApp({ log, env: SECRETS });
  const keyed = (authorization: string) =>
    app.inject({
      method: 'POST',
      url: '/api/crm/createOrUpdate?email=anna@example.com',
      headers: { authorization, 'content-type': 'application/json' },
      remoteAddress: '203.0.113.7',
      payload: { email: 'anna@example.com' },
    });

  const lead = await storeLead(app, aRegistration(), undefined, anAttribution());
  await sendMail(app, lead);
  sink.state.manner = 'refuse the recipient';
  await sendMail(app, await storeLead(app, anEnquiry()));
  await sendForm(app, '/enquiry', aSentEnquiry({ email: 'anna bell' }));
  await post(app, '/api/leads', { contacts: { ...anEnquiry(), email: 'anna bell' } });
  await post(app, '/api/leads', '{"contacts": anna@example.com}');
  await post(app, '/api/leads', { contacts: anEnquiry({ message: 'Bell again' }) }, lead.key);
  await app.inject('/enquiry%zz?name=anna@example.com');
  await app.inject(`/bookings/861A2-18969%zz?signature=${'q'.repeat(43)}&name=Bell`);
  await keyed('Bearer wrong-key');
  await keyed(`Bearer ${SECRETS.CRM_KEY}`);

  const text = lines.join('');
  expect(text).toContain('"code":"invalid_lead"');
  expect(text).toContain('"code":"malformed_json"');
  expect(text).toContain('"reason":"FST_ERR_BAD_URL"');
  expect(text).toContain('"code":"idempotency_key_reused"');
  expect(text).toContain('"code":"server_key_wrong"');
  expect(text).toContain('a delivery was not accepted');
  expect(lines.filter((line) => NEVER.test(line))).toEqual([]);
});
