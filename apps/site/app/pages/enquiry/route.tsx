import { settings } from '@high-street/owner';

import { useAppointment } from '#/features/appointment/appointment-context.ts';
import { countingChoice } from '#/features/counting/counting-choice.ts';
import { formProgress } from '#/features/counting/form-progress.ts';
import { Enquiry } from '#/features/lead-form/enquiry.tsx';
import { savingsNote } from '#/features/savings-note/savings-note.ts';
import { browserClock } from '#/motion/clock.ts';
import { definePage } from '#/navigation/index.ts';
import { EnquiryCounter } from '#/pages/enquiry/sections/enquiry-counter.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

import { counter, form, heading, page, receipt } from './content.ts';

export const meta = () => pageMeta(page);

export default definePage(function EnquiryPage() {
  const { brand, apiBase } = settings;
  const { booking, clearBooking, demo } = useAppointment();
  return (
    <section className="grid lg:min-h-[900px] lg:grid-cols-[minmax(0,1fr)_44.5%]">
      <div className="px-[clamp(20px,5.5vw,80px)] pt-8 pb-16 lg:pt-12 lg:pr-18 lg:pb-24 lg:pl-[max(clamp(20px,5.5vw,80px),(100vw-1280px)/2)]">
        <h1 className="sign text-[clamp(2.5rem,1.5rem_+_3.3vw,4.5rem)]/[1] tracking-[-0.03em]">
          {heading.title}
        </h1>
        <p className="mt-5 mb-9 max-w-[44ch] text-lede text-muted">{heading.lede}</p>
        <Enquiry
          formWords={form}
          receiptWords={receipt}
          apiBase={apiBase}
          sender={brand.support}
          marketingConsent={brand.marketingConsent}
          clock={browserClock}
          onProgress={formProgress.tell}
          isCounted={countingChoice.isOn}
          demo={demo}
          booking={booking}
          onRemoveBooking={clearBooking}
          note={savingsNote}
          onSent={() => savingsNote.set(null)}
        />
      </div>
      <EnquiryCounter words={counter} address={brand.support.email} />
    </section>
  );
});
