import { createLeadReader } from '@high-street/leads';
import { startDovecot } from '@high-street/server/testing';
import { afterAll, expect, test } from 'vitest';

import { anEnquiry } from './lead-builder.ts';
import { startTestApp, storeLead } from './test-app.ts';

const dovecot = await startDovecot();
afterAll(async () => dovecot?.stop());

const PHOTO_BYTES = 3_000_000;
const LINE = /.{1,76}/g;

/** A mail as phones send it whose photo was put in first. */
function aMailWithPhoto(): string {
  const photo = Buffer.alloc(PHOTO_BYTES, 'x').toString('base64').match(LINE) ?? [];
  return `From: Anna <anna@example.com>
To: hello@shop.example
Subject: The oven
MIME-Version: 1.0
Content-Type: multipart/mixed;
 boundary=b
Message-ID: <photo@mail.example>
Date: ${new Date().toUTCString()}

--b
Content-Type: image/jpeg; name="=?utf-8?Q?Caf=C3=A9.jpg?="
Content-Disposition: inline; filename="=?utf-8?Q?Caf=C3=A9.jpg?="
Content-Transfer-Encoding: base64

${photo.join('\n')}
--b
Content-Type: multipart/alternative; boundary=c

--c
Content-Type: text/plain; charset=iso-8859-1
Content-Transfer-Encoding: quoted-printable

The oven of our caf=E9.
--c
Content-Type: text/html; charset=utf-8

<p>The oven of our <b>café</b>.</p>
--c--
--b--`;
}

test.skipIf(dovecot === null)(
  'the words of a big mail are read wherever they are, and what comes with them keeps its size',
  async () => {
    const env = { IMAP_URL: dovecot?.url('big') };
    const { app, db, pipeline } = await startTestApp({ env });
    const lead = await storeLead(app, anEnquiry({ email: 'anna@example.com' }));
    await dovecot?.deliver('big', aMailWithPhoto());
    const tasks = pipeline.plan({ retentionMonths: 24, clearLimits: async () => undefined });

    await tasks.find(({ name }) => name === 'inbound')?.run(new AbortController().signal);

    const [mail] = await createLeadReader(db).messages(lead.id);
    expect(mail).toMatchObject({ subject: 'The oven', body: 'The oven of our café.', quoted: '' });
    expect(mail?.attachments.map(({ name }) => name)).toEqual(['Café.jpg']);
    const [{ bytes = 0 } = {}] = mail?.attachments ?? [];
    expect(Math.abs(bytes - PHOTO_BYTES)).toBeLessThan(1_000);
  },
);
