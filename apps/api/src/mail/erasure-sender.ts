import { ERASURE_NOTICE, type OfficeClock } from '@high-street/leads';
import { buildMail, type Letter, type MailIdentity } from '@high-street/letter';
import type { DeliveryHandler } from '@high-street/server/deliveries';
import { sendMail, type Mail, type Mailer } from '@high-street/server/mail';
import { z } from 'zod';

type Parts = {
  readonly mailer: Mailer;
  readonly identity: MailIdentity;
  readonly office: Pick<OfficeClock, 'timeZone'>;
};

/**
 * What only people can remove or judge: the contact in the CRM, where there is one, the demos that were ahead, and leads
 * whose address somebody of theirs had changed, which versions before do not say.
 */
const noticeSchema = z.object({
  email: z.string().optional(),
  demos: z.array(z.object({ reference: z.string(), startsAt: z.coerce.date() })),
  fixed: z.array(z.object({ reference: z.string(), by: z.string().nullable() })).default([]),
});

type Notice = z.infer<typeof noticeSchema>;

function letterOf({ email, demos, fixed }: Notice, timeZone: string): Letter {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  });
  const who = email === undefined ? 'A visitor' : `The visitor who wrote from ${email}`;
  const crm =
    'Your CRM has their contact, and is not told of this. Please remove it there, and their emails from your mailboxes, this one last.';
  const calendar =
    'What they had booked goes with it, and can be booked by others. Please take it out of your calendars:';
  const address =
    'Somebody of yours had changed the address of a lead that is gone, and the code to erase went to the new one. If that surprises you, ask whoever is named below.';
  return {
    heading: 'A visitor has erased what was stored',
    paragraphs: [
      `${who} has erased everything that was stored here about them.`,
      ...(email === undefined ? [] : [crm]),
      ...(fixed.length === 0 ? [] : [address]),
      ...(demos.length === 0 ? [] : [calendar]),
    ],
    rows: [
      ...demos.map(
        ({ reference, startsAt }) =>
          [
            `Demo ${reference}`,
            `${format.format(startsAt).replace(',', '')} (${timeZone})`,
          ] as const,
      ),
      ...fixed.map(
        ({ reference, by }) =>
          [
            `Lead ${reference}`,
            `Address changed ${by === null ? 'from the command line, or by a person who has since been erased' : `by ${by}`}`,
          ] as const,
      ),
    ],
    closing: [],
    why: 'You get this email when a visitor erases themselves and something is left that only you can remove or judge. Once it is accepted, none of it is kept here.',
  };
}

function buildErasureMail(id: string, notice: Notice, { identity, office }: Parts): Mail {
  const { brand, providerAddress } = identity;
  const to = { name: brand.name, address: providerAddress };
  const letter = letterOf(notice, office.timeZone);
  return buildMail(letter, { type: 'desk', id, kind: ERASURE_NOTICE.kind, to }, identity);
}

/** What tells the provider what is left to remove of a visitor. All of it goes as soon as the mail is accepted. */
export function createErasureSender(parts: Parts): DeliveryHandler {
  return {
    ...ERASURE_NOTICE,
    send: async ({ id, payload }) => {
      const notice = noticeSchema.safeParse(payload);
      if (!notice.success) return { kind: 'dead', reason: 'it does not say what is left' };
      return sendMail(parts.mailer, buildErasureMail(id, notice.data, parts));
    },
    onDone: async (trx, { id }) => {
      await trx.updateTable('deliveries').set({ payload: '{}' }).where('id', '=', id).execute();
    },
  };
}
