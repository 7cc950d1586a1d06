type Mail = { readonly from?: string; readonly id?: string; readonly heads?: readonly string[] };

/** A mail as it is on the wire. */
export function aMail(
  body: string,
  { from = 'Anna <anna@example.com>', id, heads = [] }: Mail = {},
): string {
  const own = id ?? `<${crypto.randomUUID()}@mail.example>`;
  const type = heads.some((head) => head.startsWith('Content-Type'))
    ? []
    : ['Content-Type: text/plain; charset=utf-8'];
  const lines = [
    `From: ${from}`,
    'To: hello@shop.example',
    'Subject: Re: Enquiry',
    ...type,
    ...heads,
  ];
  return [...lines, `Message-ID: ${own}`, `Date: ${new Date().toUTCString()}`, '', body].join('\n');
}

/** A mail server's report about a mail, which it encloses. */
export function aReport(
  original: string,
  { action = 'failed', kind = 'message/rfc822' } = {},
): string {
  return aMail(
    `--report
Content-Type: text/plain; charset=us-ascii

I could not deliver your mail: no such mailbox.
--report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; anna@example.com
Action: ${action}
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 no such mailbox
--report
Content-Type: ${kind}

${original}
--report--`,
    {
      from: 'MAILER-DAEMON@mx.example',
      heads: ['Content-Type: multipart/report; report-type=delivery-status; boundary=report'],
    },
  );
}
