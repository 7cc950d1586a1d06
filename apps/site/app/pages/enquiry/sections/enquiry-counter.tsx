import { enquiryCounter } from '#drawn/enquiry-counter.ts';
import { ContactSign } from '#/pages/enquiry/art/contact-sign.tsx';

import { Drawing } from '#/sections/drawing.tsx';

export type EnquiryCounterWords = { readonly line: string; readonly highlight: string };

/** The drawn counter beside the enquiry form, with its hanging sign. */
export function EnquiryCounter({
  words,
  address,
}: {
  words: EnquiryCounterWords;
  address: string;
}) {
  return (
    <div className="relative min-h-[640px] overflow-hidden bg-tint-blush">
      <Drawing of={enquiryCounter} fit="slice" className="absolute inset-0 h-full w-full" />
      <ContactSign {...words} address={address} className="absolute inset-0 h-full w-full" />
    </div>
  );
}
