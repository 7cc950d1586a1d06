import { expect, test } from 'vitest';

import { buildEnquiryContacts, buildRegisterContacts } from '#/build-lead.ts';
import { buildEmailRequest } from '#/build-email-request.ts';
import { byName } from '#/by-name.ts';
import { EMAIL_HTML_LIMIT, emailRequestSchema } from '#/email-request.ts';
import { TEXT_FIELDS } from '#/form-field.ts';
import { anEnquiry, aRegistration } from '#/testing/form-builder.ts';

const FROM = { email: 'support@example.com', name: 'High Street' };

test('builds the mail of an enquiry: the message, then the phone', () => {
  const contacts = buildEnquiryContacts(anEnquiry({ storeName: 'Bell', message: 'Hi <b>\n"you"' }));
  expect(buildEmailRequest(contacts, FROM)).toEqual({
    type: 'enquiry',
    to: 'anna@example.com',
    from: FROM,
    name: 'Anna Bell',
    company: 'Bell',
    subject: 'Enquiry Email',
    message: '<p>Hi &lt;b&gt;<br>&quot;you&quot;</p><p>Phone: +447700900123</p>',
  });
});

test('leaves out the message an enquiry does not have', () => {
  const { message } = buildEmailRequest(buildEnquiryContacts(anEnquiry()), FROM);
  expect(message).toBe('<p>Phone: +447700900123</p>');
});

test('summarises a registration with every value escaped and no empty row', () => {
  const contacts = buildRegisterContacts(
    aRegistration({ address: '<script>', yearEstablished: '' }),
  );
  const request = buildEmailRequest(contacts, FROM);
  expect([request.type, request.subject]).toEqual(['onBoarding', 'Register Email']);
  expect(request.message).toMatch(/^<dl><dt>Name<\/dt><dd>Anna Bell<\/dd>.+<\/dl>$/);
  expect(request.message).toContain('<dt>Address</dt><dd>&lt;script&gt;</dd>');
  expect(request.message).toContain('<dd>Delivery, Bakery Items</dd>');
  expect(request.message).toContain('<dt>Business type</dt><dd>Existing Business</dd>');
  expect(request.message).not.toContain('How long in business');
});

test('accepts what it builds, even with every text at its limit and every character escaped', () => {
  const free = TEXT_FIELDS.filter(({ control }) => control === 'line' || control === 'lines');
  const long = byName(free, ({ limit }) => '"'.repeat(limit));
  const contacts = buildRegisterContacts(aRegistration(long));
  for (const built of [contacts, buildEnquiryContacts(anEnquiry())]) {
    const request = buildEmailRequest(built, FROM);
    expect(emailRequestSchema.parse(request)).toEqual(request);
  }
});

test.each([
  [{ type: 'other' }],
  [{ type: 'onBoarding' }],
  [{ subject: 'Free money' }],
  [{ to: 'a@b.com,c@d.com' }],
  [{ to: 'a@b.com\r\nBcc: c@d.com' }],
  [{ name: 'Anna\r\nBcc: c@d.com' }],
  [{ from: 'support@example.com' }],
  [{ from: { ...FROM, bcc: 'c@d.com' } }],
  [{ from: { ...FROM, name: 'x\n' } }],
  [{ message: 'x'.repeat(EMAIL_HTML_LIMIT + 1) }],
  [{ message: ['x'] }],
  [{ attachments: [] }],
])('refuses a mail with %j', (changes) => {
  const request = buildEmailRequest(buildEnquiryContacts(anEnquiry()), FROM);
  expect(emailRequestSchema.safeParse({ ...request, ...changes }).success).toBe(false);
});

test('refuses an unknown field beside a registration mail too', () => {
  const request = buildEmailRequest(buildRegisterContacts(aRegistration()), FROM);
  expect(emailRequestSchema.safeParse({ ...request, bcc: 'c@d.com' }).success).toBe(false);
});
