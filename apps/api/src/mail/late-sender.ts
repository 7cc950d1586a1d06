import {
  LATE_DIGEST,
  type LateDigest,
  type LateDigests,
  type OfficeClock,
} from '@high-street/leads';
import { buildMail, shortName, type Letter, type MailIdentity } from '@high-street/letter';
import type { ClaimedDelivery, DeliveryHandler } from '@high-street/server/deliveries';
import { sendMail, type Mail, type Mailer } from '@high-street/server/mail';

type Parts = {
  readonly digests: Pick<LateDigests, 'read' | 'noteTold'>;
  readonly mailer: Mailer;
  readonly identity: MailIdentity;
  readonly office: Pick<OfficeClock, 'timeZone'>;
  /** Where the desk is, such as https://desk.shop.example; null where nobody said. */
  readonly deskUrl: string | null;
};

function letterOf({ count, leads }: LateDigest, { office, deskUrl }: Parts): Letter {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: office.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const isOne = count === 1;
  return {
    heading: isOne ? 'One lead is past due' : `${count} leads are past due`,
    paragraphs: [
      isOne
        ? `It still waits for its first answer. It was due by (${office.timeZone}):`
        : `They still wait for their first answer. The longest waiting were due by (${office.timeZone}):`,
    ],
    rows: leads.map(({ reference, business, name, dueAt }) => [
      `${reference}, ${business || name}`,
      dueAt === null ? '' : format.format(dueAt),
    ]),
    ...(deskUrl === null
      ? { closing: ['On the machine itself, npm run leads -- late lists them.'] }
      : { action: { label: 'Open Next up', url: deskUrl }, closing: [] }),
    why: 'You get this email once a day at most, as an owner, while something waits past its target (answerTargetMinutes).',
  };
}

function buildLateMail(digest: LateDigest, of: ClaimedDelivery, parts: Parts): Mail {
  const { name, email: address } = digest.owner;
  const id = of.leadId ?? '';
  const kind = `late-${of.partId}-${of.resends}`;
  const to = { name: shortName(name), address };
  return buildMail(letterOf(digest, parts), { type: 'desk', id, kind, to }, parts.identity);
}

/** What tells owners of late leads; what was answered meanwhile is not in it, and without any there is no mail. */
export function createLateSender(parts: Parts): DeliveryHandler {
  return {
    ...LATE_DIGEST,
    send: async (delivery) => {
      const { partId } = delivery;
      const digest = partId === null ? null : await parts.digests.read(partId);
      if (partId === null || !digest) {
        return { kind: 'unneeded', reason: 'it was for an owner who is none any more' };
      }
      if (digest.count === 0) return { kind: 'unneeded', reason: 'nothing is late now' };
      await parts.digests.noteTold(partId);
      return sendMail(parts.mailer, buildLateMail(digest, delivery, parts));
    },
  };
}
