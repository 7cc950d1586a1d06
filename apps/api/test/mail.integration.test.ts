import { errorBodySchema, FIELD_LABELS } from '@high-street/contract';
import { expect, test } from 'vitest';

import { aKey, anEmailRequest, anEnquiry, aRegistration, everyText } from './lead-builder.ts';
import { MAIL_FROM, post, sendMail, startTestApp, storeLead } from './test-app.ts';

const ACCEPTED = { status: 200, body: { code: 200 } };

test('mails an enquiry to the person who sent it, and to nobody else', async () => {
  const { app, sink } = await startTestApp();
  const lead = await storeLead(app, anEnquiry({ message: 'Salt & <pepper>\nTwo lines' }));

  expect(await sendMail(app, lead)).toEqual(ACCEPTED);

  expect(sink.mails).toMatchObject([{ from: MAIL_FROM, to: ['anna@example.com'] }]);
  const [mail] = await sink.read();
  expect(mail).toMatchObject({
    subject: 'Enquiry Email',
    from: { name: 'Kerbside', address: MAIL_FROM },
    to: [{ name: 'Anna Bell', address: 'anna@example.com' }],
    messageId: `<${lead.id}.visitor@shop.example>`,
  });
  expect([mail?.cc, mail?.bcc, mail?.replyTo]).toEqual([undefined, undefined, undefined]);
  expect(mail?.text).toContain('Salt & <pepper>\nTwo lines');
  expect(mail?.text).toContain(lead.reference);
  expect(mail?.html).toContain('Salt &amp; &lt;pepper&gt;<br/>Two lines');
  expect(mail?.html).toContain(lead.reference);
});

test('mails a registration with its details', async () => {
  const { app, sink } = await startTestApp();
  const lead = await storeLead(app, aRegistration());

  expect(await sendMail(app, lead)).toEqual(ACCEPTED);

  const [mail] = await sink.read();
  expect(mail?.subject).toBe('Register Email');
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain(FIELD_LABELS.storeGrowthStage);
    for (const value of ['Bell Bakery', 'Bread and cakes', 'BS1 4DJ', 'Growing', '+447700900123']) {
      expect(part).toContain(value);
    }
    expect(part).toMatch(/Delivery, Bakery Items/);
  }
});

test('remembers that the mail was accepted, and what the mail server said', async () => {
  const { app, db } = await startTestApp();
  const lead = await storeLead(app, anEnquiry());
  await sendMail(app, lead);

  const mails = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('kind', '=', 'visitor')
    .execute();

  expect(mails).toMatchObject([
    { lead_id: lead.id, state: 'done', attempts: 1, last_error: null, leased_until: null },
  ]);
  expect(mails[0]?.reply).toMatch(/^250 /);
  expect(mails[0]?.settled_at).toBeInstanceOf(Date);
});

// asvs 2.3.1
test('answers 404 for a key that no lead came with', async () => {
  const { app, sink } = await startTestApp();

  const answer = await post(app, '/api/send-email', anEmailRequest(anEnquiry()), aKey());

  expect(answer.statusCode).toBe(404);
  expect(errorBodySchema.parse(answer.json()).error.code).toBe('unknown_lead');
  expect(sink.mails).toEqual([]);
});

test('sends one mail when asked twice', async () => {
  const { app, sink } = await startTestApp();
  const lead = await storeLead(app, anEnquiry());

  expect([await sendMail(app, lead), await sendMail(app, lead)]).toEqual([ACCEPTED, ACCEPTED]);

  expect(sink.mails).toHaveLength(1);
});

test('sends one mail when asked twenty times at once', async () => {
  const { app, sink } = await startTestApp();
  const lead = await storeLead(app, anEnquiry());

  const answers = await Promise.all(Array.from({ length: 20 }, () => sendMail(app, lead)));

  expect(sink.mails).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  expect(answers.filter(({ status }) => status !== 200 && status !== 202)).toEqual([]);
});

// asvs 8.3.1, 15.3.3
test('ignores the recipient, the sender and the words of the request', async () => {
  const { app, sink } = await startTestApp();
  const lead = await storeLead(app, anEnquiry());
  const hostile = {
    ...anEmailRequest(lead.contacts),
    to: 'victim@elsewhere.example',
    from: { email: 'bank@elsewhere.example', name: 'Your Bank' },
    name: 'Victim',
    message: '<a href="https://elsewhere.example">Click</a>',
  };

  const answer = await post(app, '/api/send-email', hostile, lead.key);

  expect(answer.json()).toEqual({ code: 200 });
  expect(sink.mails).toMatchObject([{ from: MAIL_FROM, to: ['anna@example.com'] }]);
  expect(sink.mails[0]?.raw.toString()).not.toMatch(/elsewhere|victim|bank|click/i);
});

test('sends the mail of a registration whose every text is as long as it may be', async () => {
  const { app, sink } = await startTestApp();
  const longest = everyText(({ limit }) => '"'.repeat(limit));
  const lead = await storeLead(app, aRegistration(longest));

  expect(await sendMail(app, lead)).toEqual(ACCEPTED);

  expect(sink.mails).toHaveLength(1);
});

// asvs 1.3.11
test('greets nobody with a sentence that was typed as a name', async () => {
  const { app, sink } = await startTestApp();
  const contactName =
    'Your account is locked. Please call us at once on 0900 123 4567 and have your card at hand';
  const lead = await storeLead(app, anEnquiry({ contactName }));

  expect(await sendMail(app, lead)).toEqual(ACCEPTED);

  const [mail] = await sink.read();
  const shown = 'Your account is locked. Please call us at once on 0900 123…';
  expect(mail?.to).toEqual([{ name: shown, address: 'anna@example.com' }]);
  expect(mail?.text).toContain(`Hello ${shown},`);
});

test('keeps no markup of any field alive in the mail', async () => {
  const { app, sink } = await startTestApp();
  const tag = (name: string) => `<img src=x onerror=${name}()>"'&`;
  const enquiry = anEnquiry({
    contactName: tag('contactName'),
    storeName: tag('storeName'),
    message: `${tag('message')}\n</body></html><script>run()</script>`,
  });
  const registration = aRegistration(everyText(({ name }) => tag(name)));
  for (const contacts of [enquiry, registration]) {
    expect(await sendMail(app, await storeLead(app, contacts))).toEqual(ACCEPTED);
  }

  const mails = await sink.read();
  expect(mails).toHaveLength(2);
  for (const { html = '', text } of mails) {
    const tags = new Set(Array.from(html.matchAll(/<[^>]*/g), ([found]) => found.split(' ')[0]));
    const ours = 'html head meta title style body div table tbody tr td h1 p br hr a'.split(' ');
    const known = ['<!doctype', '<!--$--', '<!--/$--'];
    const others = [...tags].filter((found = '') => {
      const name = found.replace(/^<\/?/, '').replace(/\/$/, '');
      return !known.includes(found) && !ours.includes(name) && !found.startsWith('<!--');
    });
    expect(others).toEqual([]);
    expect(html.match(/href="[^"]*/g)).toEqual([expect.stringContaining('/your-enquiry/')]);
    expect(html.match(/<\/body/g)).toHaveLength(1);
    expect(html).toContain('&lt;img src=x onerror=contactName()&gt;&quot;&#x27;&amp;');
    expect(text).toContain(tag('message'));
  }
});
