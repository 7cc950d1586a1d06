import {
  buildEnquiryContacts,
  type ConfirmedBooking,
  type EnquiryContacts,
} from '@high-street/contract';
import { Button } from '@high-street/ui';

import { AlertPlace } from './alert-place.tsx';
import { ContactFields } from './fields/contact-fields.tsx';
import { LineField } from './fields/line-field.tsx';
import type { DemoLink } from './fields/other-number.tsx';
import { TextField } from './fields/text-field.tsx';
import type { EnquiryFormWords } from './form-words.ts';
import { HeldBookingNote } from './held-booking-note.tsx';
import { LeadFormFrame } from './lead-form-frame.tsx';
import { MarketingBox } from './marketing-box.tsx';
import { PrivacyLine } from './privacy-line.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { useFieldFocus } from './use-field-focus.ts';
import { useLeadForm, type LeadFormSetting } from './use-lead-form.ts';

export type EnquiryFormProps = Omit<LeadFormSetting, 'mode'> & {
  words: EnquiryFormWords;
  demo: DemoLink | null;
  /** The demo date held on this page, or null. */
  booking: ConfirmedBooking | null;
  onRemoveBooking: () => void;
  /** Whether the visitor asked for this form, which then takes the focus. */
  isAskedFor: boolean;
  /** Called after full success with what was sent. */
  onDone: (sent: EnquiryContacts) => void;
};

/**
 * The form in enquiry mode: two calls, every alert beside the button, nothing typed lost on the way. Its fields are in
 * the order of the specification.
 */
export function EnquiryForm({
  words,
  demo,
  booking,
  onRemoveBooking,
  isAskedFor,
  onDone,
  ...setting
}: EnquiryFormProps) {
  const form = useLeadForm({ ...setting, mode: 'enquiry' });
  const { input, submission } = form;
  const focusField = useFieldFocus(input.formRef, isAskedFor ? 'contactName' : null);
  const parts = { input, words };

  async function handleSubmit(): Promise<void> {
    const contacts = buildEnquiryContacts(input.values, booking);
    if (!(await form.send(contacts, booking?.reference))) return;
    if (booking) onRemoveBooking();
    onDone(contacts);
  }

  // As the fields do, both leave the form as it is while it is sent.
  function handleStartAgain(): void {
    if (submission.isSubmitting) return;
    form.startAgain();
    focusField('contactName');
  }

  function handleRemove(): void {
    if (submission.isSubmitting) return;
    onRemoveBooking();
    focusField('message');
  }

  return (
    <LeadFormFrame form={form} words={words} action="/enquiry" onSubmit={() => void handleSubmit()}>
      {input.isRestored ? (
        <RestoredNotice words={words.restored} onStartAgain={handleStartAgain} />
      ) : null}
      <ContactFields {...parts} supportEmail={setting.sender.email} demo={demo} isPaired />
      <LineField name="storeName" {...parts} />
      <TextField name="message" {...parts} />
      {booking ? (
        <HeldBookingNote booking={booking} words={words.booking} onRemove={handleRemove} />
      ) : null}
      <MarketingBox {...form.marketing} />
      <AlertPlace alert={submission.alert} words={words.kept} />
      <Button type="submit" size="large" hasArrow isBusy={submission.isSubmitting}>
        {submission.isSubmitting ? words.submitting : words.submit}
      </Button>
      <PrivacyLine {...words.privacy} />
    </LeadFormFrame>
  );
}
