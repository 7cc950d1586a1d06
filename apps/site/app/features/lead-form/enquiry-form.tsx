import {
  buildEnquiryContacts,
  checkBeforeSubmit,
  type EmailSender,
  type EnquiryContacts,
} from '@high-street/contract';
import { Button, FormAlert } from '@high-street/ui';
import { useEffect, useRef, type SubmitEvent } from 'react';

import { EnquiryFields } from './enquiry-fields.tsx';
import type { EnquiryFormWords } from './form-words.ts';
import type { LeadClient } from './lead-client.ts';
import { useEnquiryValues } from './use-enquiry-values.ts';
import { useLeadSubmission } from './use-lead-submission.ts';

type EnquiryFormProps = {
  words: EnquiryFormWords;
  client: LeadClient;
  sender: EmailSender;
  /** Called after full success with what was sent. */
  onDone: (sent: EnquiryContacts) => void;
};

/** The form in enquiry mode: two calls, every alert beside the button, nothing typed lost on the way. */
export function EnquiryForm({ words, client, sender, onDone }: EnquiryFormProps) {
  const { formRef, ...input } = useEnquiryValues();
  const { alert, showAlert, isSubmitting, submit } = useLeadSubmission(client, sender);
  const alertRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (alert) alertRef.current?.focus();
  }, [alert]);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSubmitting) return;
    const refusal = checkBeforeSubmit('enquiry', input.values);
    if (refusal) {
      input.showAll();
      showAlert(refusal);
      return;
    }
    const contacts = buildEnquiryContacts(input.values);
    if (await submit(contacts)) onDone(contacts);
  }

  return (
    <form ref={formRef} method="post" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <noscript>
        <p className="mb-6 font-semibold">
          {words.withoutScripts} <a href={`mailto:${sender.email}`}>{sender.email}</a>
        </p>
      </noscript>
      <EnquiryFields input={input} words={words} supportEmail={sender.email} />
      {alert ? (
        <div className="mb-6">
          <FormAlert ref={alertRef}>{alert.text}</FormAlert>
        </div>
      ) : null}
      <Button type="submit" size="large" hasArrow isBusy={isSubmitting}>
        {isSubmitting ? words.submitting : words.submit}
      </Button>
      <p className="mt-5 max-w-[60ch] text-small text-muted">{words.privacy}</p>
    </form>
  );
}
