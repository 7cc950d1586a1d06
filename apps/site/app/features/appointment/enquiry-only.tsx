import { ButtonLink } from '@high-street/ui';

import type { EnquiryLink } from './appointment-words.ts';
import { CalendarLeaf } from './calendar-leaf.tsx';

/** The whole panel of a site without a booking page. */
export function EnquiryOnly({
  enquiryLink,
  onEnquiry,
}: {
  enquiryLink: EnquiryLink;
  onEnquiry: () => void;
}) {
  return (
    <div className="appointment-only">
      <CalendarLeaf />
      <ButtonLink href={enquiryLink.to} onClick={onEnquiry} size="medium" hasArrow>
        {enquiryLink.label}
      </ButtonLink>
    </div>
  );
}
