import { buildEmailMessage } from '#/email-message.ts';
import type { EmailRequest, EmailSender } from '#/email-request.ts';
import { EMAIL_SUBJECTS } from '#/email-subject.ts';
import type { ContactsDraft } from '#/lead.ts';

/** Returns the body of send email for a lead, to the lead's own address. */
export function buildEmailRequest(contacts: ContactsDraft, from: EmailSender): EmailRequest {
  const body = {
    to: contacts.email,
    from,
    name: contacts.contactName,
    company: contacts.storeName,
    message: buildEmailMessage(contacts),
  };
  return contacts.leadStatus === 'Contact'
    ? { ...body, type: 'enquiry', subject: EMAIL_SUBJECTS.enquiry }
    : { ...body, type: 'onBoarding', subject: EMAIL_SUBJECTS.onBoarding };
}
