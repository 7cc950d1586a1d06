import type { ConfirmedBooking } from '@high-street/contract';
import {
  Suspense,
  useCallback,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react';

import { AppointmentContext } from './appointment-context.ts';
import { nextView } from './appointment-state.ts';
import type { AppointmentWords, EnquiryLink } from './appointment-words.ts';
import { FloatingButton } from './floating-button.tsx';
import { readFrameOrigin } from './frame-origin.ts';
import { LazyPanel } from './lazy-panel.ts';
import { PlainAppointment } from './plain-appointment.tsx';

type AppointmentProviderProps = {
  /** Absolute address of the booking page; null when there is none. */
  calendarUrl: string | null;
  words: AppointmentWords;
  enquiryLink: EnquiryLink;
  /** Called with each demo that the booking page reports. */
  onBooked?: (booking: ConfirmedBooking) => void;
  children: ReactNode;
};

/** How the panel is seen, whether it ever was, and what opened it, so that closing it gives the focus back. */
function usePanelView() {
  const [state, dispatch] = useReducer(nextView, 'closed');
  const [hasOpened, setHasOpened] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);

  if (state !== 'closed' && !hasOpened) setHasOpened(true);

  const toggle = useCallback(() => {
    opener.current = buttonRef.current;
    dispatch('toggle');
  }, []);

  const openExpanded = useCallback((element?: HTMLElement) => {
    opener.current = element ?? document.activeElement;
    dispatch('book');
  }, []);

  const focusOpener = useCallback(() => {
    const element = opener.current?.isConnected ? opener.current : buttonRef.current;
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  }, []);

  return { state, dispatch, hasOpened, buttonRef, toggle, openExpanded, focusOpener };
}

/** Holds the one appointment widget of the site: the page inside it, the round button, and from first opening the panel. */
export function AppointmentProvider(props: AppointmentProviderProps) {
  const { calendarUrl, words, enquiryLink, onBooked, children } = props;
  const { state, dispatch, hasOpened, buttonRef, toggle, openExpanded, focusOpener } =
    usePanelView();
  const [booking, setBooking] = useState<ConfirmedBooking | null>(null);
  // Read here, so that a bad address fails the build and not the visitor's click.
  const calendar =
    calendarUrl === null ? null : { url: calendarUrl, origin: readFrameOrigin(calendarUrl) };

  const appointment = useMemo(
    () => ({
      state,
      toggle,
      openExpanded,
      booking,
      clearBooking: () => setBooking(null),
      plainAddress: calendarUrl ?? enquiryLink.to,
      demo: calendarUrl === null ? null : { open: openExpanded, address: calendarUrl },
    }),
    [state, toggle, openExpanded, booking, calendarUrl, enquiryLink.to],
  );

  return (
    <AppointmentContext value={appointment}>
      {children}
      <FloatingButton
        ref={buttonRef}
        label={words.title}
        isOpen={state !== 'closed'}
        onToggle={toggle}
        onClose={() => dispatch('close')}
      />
      <PlainAppointment calendarUrl={calendarUrl} words={words} enquiryLink={enquiryLink} />
      {hasOpened ? (
        <Suspense fallback={null}>
          <LazyPanel
            view={state}
            calendar={calendar}
            words={words}
            enquiryLink={enquiryLink}
            onResize={() => dispatch('resize')}
            onClose={() => dispatch('close')}
            onClosed={focusOpener}
            onBooked={(booked) => {
              setBooking(booked);
              onBooked?.(booked);
            }}
          />
        </Suspense>
      ) : null}
    </AppointmentContext>
  );
}
