import { expect, test } from 'vitest';

import { anEmailRequest, anEnquiry } from '../lead-builder.ts';
import { LEADS_TO, post, startTestApp } from '../test-app.ts';
import { proofSize } from './proof-size.ts';

const SUBMISSIONS = proofSize(300, 10_000);
const VICTIM = 'victim@elsewhere.example';

/** Things that people who send mail through other people's forms put into fields. */
const INJECTIONS = [
  `\r\nBcc: ${VICTIM}`,
  `\nTo: ${VICTIM}\n\nHello`,
  `%0d%0aBcc: ${VICTIM}`,
  `<script>fetch('//elsewhere.example')</script>`,
  `<img src=x onerror=alert(1)>`,
  `"><a href="https://elsewhere.example">Win</a>`,
  `=?utf-8?q?Bcc:_${VICTIM}?=`,
  `, ${VICTIM}`,
  `; ${VICTIM}`,
  `> RCPT TO:<${VICTIM}`,
  `(${VICTIM})`,
  `\u2028Bcc: ${VICTIM}`,
  `\u0000${VICTIM}`,
  `{{7*7}}\${7*7}<%= 7*7 %>`,
  `\n.\nMAIL FROM:<${VICTIM}>`,
];

/** The link to the page of the visitor, which is ours. */
const OWN_LINK = /<a href="[^"<>]+\/your-enquiry\/[\w-]+\?signature=[\w-]+"/;

const FIELDS = ['contactName', 'storeName', 'message', 'email'] as const;

test(
  `mails nobody but the sender and the provider for ${SUBMISSIONS} hostile submissions`,
  { timeout: 120_000 + SUBMISSIONS * 60 },
  async () => {
    const { app, db, sink } = await startTestApp({ isWorking: true });
    const allowed = new Set([LEADS_TO]);

    for (let index = 0; index < SUBMISSIONS; index += 1) {
      const own = `person-${index}@example.com`;
      const injection = INJECTIONS[index % INJECTIONS.length] ?? '';
      const field = FIELDS[Math.floor(index / INJECTIONS.length) % FIELDS.length] ?? 'message';
      const contacts = anEnquiry({ email: own });
      const hostile = { ...contacts, [field]: `${contacts[field]}${injection}` };
      const key = `hostile-${String(index).padStart(12, '0')}`;
      const answer = await post(app, '/api/leads', { contacts: hostile }, key);
      expect([201, 400]).toContain(answer.statusCode);
      if (answer.statusCode !== 201) continue;
      allowed.add(hostile.email);
      const request = { ...anEmailRequest(contacts), to: VICTIM };
      expect([200, 202]).toContain((await post(app, '/api/send-email', request, key)).statusCode);
    }

    const waiting = () =>
      db.selectFrom('deliveries').select('id').where('state', '=', 'waiting').execute();
    await expect.poll(waiting, { interval: 500 }).toEqual([]);
    const told = await db
      .selectFrom('leads')
      .select('id')
      .where('quarantined_at', 'is', null)
      .execute();
    expect(told.length).toBeGreaterThan(SUBMISSIONS / 3);
    expect(sink.mails).toHaveLength(2 * told.length);
    const wrong: string[] = [];
    for (const [index, { to, raw }] of sink.mails.entries()) {
      const head = raw.toString('latin1').split('\r\n\r\n')[0] ?? '';
      if (to.length !== 1 || !allowed.has(to[0] ?? '')) wrong.push(`${index} to ${to.join()}`);
      if (/^(?:b?cc|resent-\w+):/im.test(head)) wrong.push(`${index} has a header of theirs`);
    }
    for (const { html = '', to } of await sink.read()) {
      const theirs = html.replace(OWN_LINK, '');
      if (/<(?:script|img|a)\b/i.test(theirs)) wrong.push(`${to?.[0]?.address} has live markup`);
    }
    expect(wrong).toEqual([]);
  },
);
