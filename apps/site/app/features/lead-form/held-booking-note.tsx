import { formatHeldBooking, type HeldBooking } from '@high-street/contract';

import type { EnquiryFormWords } from './form-words.ts';

type HeldBookingNoteProps = {
  booking: HeldBooking;
  words: EnquiryFormWords['booking'];
  onRemove: () => void;
};

/** The demo date that will travel with the message, as it will be written there. */
export function HeldBookingNote({ booking, words, onRemove }: HeldBookingNoteProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-5 rounded-[6px] bg-tint-butter px-5 py-2">
      <p className="py-1.5">
        <span className="block text-small text-muted">{words.label}</span>
        <span className="font-semibold">{formatHeldBooking(booking).trim().slice(1, -1)}</span>
      </p>
      <button
        type="button"
        className="min-h-11 font-semibold underline underline-offset-3"
        onClick={onRemove}
      >
        {words.remove}
      </button>
    </div>
  );
}
