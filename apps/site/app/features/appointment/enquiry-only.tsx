import { buttonLook } from '@high-street/ui';
import { Link } from 'react-router';

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
      <Link
        to={enquiryLink.to}
        onClick={onEnquiry}
        {...buttonLook({ size: 'medium', hasArrow: true, children: enquiryLink.label })}
      />
    </div>
  );
}
