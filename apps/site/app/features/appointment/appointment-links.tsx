import type { AppointmentWords, EnquiryLink } from './appointment-words.ts';

export type AppointmentLinksProps = {
  calendarUrl: string | null;
  words: Pick<AppointmentWords, 'title' | 'newTab'>;
  enquiryLink: EnquiryLink;
  /** Called when the visitor follows the link to the enquiry page. */
  onEnquiry?: () => void;
};

/** The two ways that always work: the booking page by itself, if there is one, and the enquiry page. */
export function AppointmentLinks({
  calendarUrl,
  words,
  enquiryLink,
  onEnquiry,
}: AppointmentLinksProps) {
  return (
    <div className="appointment-links">
      {calendarUrl === null ? null : (
        <a href={calendarUrl} target="_blank" rel="noopener">
          {words.newTab}
        </a>
      )}
      <a href={enquiryLink.to} onClick={onEnquiry}>
        {enquiryLink.label}
      </a>
    </div>
  );
}
