import './appointment-panel.css';

import type { AppointmentMessage, ConfirmedBooking } from '@high-street/contract';
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { AppointmentLinks } from './appointment-links.tsx';
import type { AppointmentView } from './appointment-state.ts';
import type { AppointmentWords, EnquiryLink } from './appointment-words.ts';
import { CalendarFrame, type Calendar } from './calendar-frame.tsx';
import { EnquiryOnly } from './enquiry-only.tsx';
import { PanelBar } from './panel-bar.tsx';
import { usePanelDialog } from './use-panel-dialog.ts';

export type AppointmentPanelProps = {
  view: AppointmentView;
  calendar: Calendar | null;
  words: AppointmentWords;
  enquiryLink: EnquiryLink;
  onResize: () => void;
  onClose: () => void;
  /** Called once the panel is gone and the focus has nowhere to be. */
  onClosed: () => void;
  onBooked: (booking: ConfirmedBooking) => void;
};

/** Closes an expanded panel when the page behind it changes, as by the Back button, and before that page takes the focus. */
function useCloseOnLeave(isExpanded: boolean, onClose: () => void): void {
  const { pathname } = useLocation();
  const shownAt = useRef(pathname);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    if (isExpanded) close();
  }, [pathname, isExpanded]);
}

/** The panel with the booking page: beside the page at normal size, over it when expanded, and kept while closed. */
export function AppointmentPanel(props: AppointmentPanelProps) {
  const { view, calendar, words, enquiryLink, onResize, onClose, onClosed, onBooked } = props;
  const titleId = useId();
  const dialogRef = usePanelDialog({ view, onClose, onClosed });
  const isExpanded = view === 'expanded';
  useCloseOnLeave(isExpanded, onClose);

  function handleMessage(message: AppointmentMessage): void {
    if (message.type === 'BOOKING_CONFIRMED') onBooked(message.payload);
    else onClose();
  }

  return (
    <dialog
      ref={dialogRef}
      className="appointment-panel print:hidden"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-size={isExpanded ? 'expanded' : 'normal'}
    >
      <PanelBar
        titleId={titleId}
        words={words}
        isExpanded={isExpanded}
        onResize={onResize}
        onClose={onClose}
      />
      {calendar ? (
        <>
          <CalendarFrame calendar={calendar} words={words} onMessage={handleMessage} />
          <div className="appointment-foot">
            <AppointmentLinks
              calendarUrl={calendar.url}
              words={words}
              enquiryLink={enquiryLink}
              onEnquiry={onClose}
            />
          </div>
        </>
      ) : (
        <EnquiryOnly enquiryLink={enquiryLink} onEnquiry={onClose} />
      )}
    </dialog>
  );
}
