import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

import type { Linked, LinkedEnquiry } from '@high-street/leads';
import { buildMail, shortName, type Letter, type MailIdentity } from '@high-street/letter';
import { errorCode } from '@high-street/server';
import type { Mail, Mailer } from '@high-street/server/mail';
import type { FastifyBaseLogger } from 'fastify';

import { SENT } from './page/index.ts';

type Recipient = Pick<LinkedEnquiry, 'contacts'>;

type Parts = {
  readonly mailer: Pick<Mailer, 'send'>;
  readonly identity: MailIdentity;
  readonly log: FastifyBaseLogger;
  /** The address of a lead's page. */
  readonly linkTo: (lead: Linked) => string;
  /** How a day is said. */
  readonly sayDay: (at: Date) => string;
};

function buildEnquiryMail(letter: Letter, { contacts }: Recipient, identity: MailIdentity): Mail {
  const type = 'your-enquiry';
  const to = { name: shortName(contacts.contactName), address: contacts.email };
  return buildMail(letter, { type, id: randomUUID(), kind: type, to }, identity);
}

function buildCodeLetter({ contacts }: Recipient, code: string): Letter {
  return {
    heading: `Your code is ${code}`,
    greeting: `Hello ${shortName(contacts.contactName)},`,
    paragraphs: [
      'Somebody with a link to what you sent us asked to erase everything that we have from your address.',
      `If that was you, type this code there: ${code}`,
    ],
    rows: [],
    closing: ['It works for 15 minutes. If it was not you, nothing is erased.'],
    why: 'You get this because your address came with a form on our website.',
  };
}

/**
 * The mails that somebody on the visitor's page waits for, sent at once and once: nothing in the answer tells whether one
 * was sent. One that fails is in the log without its address.
 */
export function createEnquiryMails({ mailer, identity, log, linkTo, sayDay }: Parts) {
  const underWay = new Set<Promise<void>>();

  async function send(build: () => Mail): Promise<void> {
    // After the answer, which comes as soon where there is nothing to send.
    await setImmediate();
    try {
      await mailer.send(build());
    } catch (error) {
      // What a mail server says may repeat the address.
      log.error({ code: errorCode(error) }, 'a mail of the visitor’s page was not sent');
    }
  }

  function start(build: () => Mail): void {
    const sending = send(build);
    underWay.add(sending);
    void sending.finally(() => underWay.delete(sending));
  }

  return {
    /** Sends the code that erases everything. */
    sendCode(to: Recipient, code: string): void {
      start(() => buildEnquiryMail(buildCodeLetter(to, code), to, identity));
    },

    /** Sends the links to the leads of one address, newest first; none where it has none. */
    sendLinks(leads: readonly LinkedEnquiry[]): void {
      const [newest, ...older] = leads;
      if (!newest) return;
      const sent = SENT[newest.contacts.leadStatus];
      const letter: Letter = {
        heading: `The link to your ${sent}`,
        greeting: `Hello ${shortName(newest.contacts.contactName)},`,
        paragraphs: ['Here you see what you sent us, and can correct, withdraw or erase it.'],
        rows: [],
        action: { label: `See your ${sent}`, url: linkTo(newest) },
        further: older.map((lead) => ({
          label: `Your ${SENT[lead.contacts.leadStatus]} of ${sayDay(lead.createdAt)}`,
          url: linkTo(lead),
        })),
        closing: ['Whoever has a link can see that page, so keep it to yourself.'],
        why: 'You get this because somebody typed your address in on our website to get this link.',
      };
      start(() => buildEnquiryMail(letter, newest, identity));
    },

    /** Waits for the mails that are under way. */
    async settle(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}

export type EnquiryMails = ReturnType<typeof createEnquiryMails>;
