import { Awning, FormAlert } from '@high-street/ui';
import { useEffect, useRef } from 'react';

import { ActionLink } from './action-link.tsx';
import { BookedView } from './booked-view.tsx';
import { Closed } from './closed.tsx';
import { DayTimes } from './day-times.tsx';
import { DetailsForm } from './details-form.tsx';
import { CancelView, ManageView, MoveView } from './manage-view.tsx';
import { MonthGrid } from './month-grid.tsx';
import type { PageProps } from './page-props.ts';
import type { PartProps } from './part-props.ts';
import { findView } from './phase.ts';
import { plainLink } from './plain-link.ts';
import type { Inbox } from './site-messages.ts';
import { writeTitle } from './write-title.ts';
import { useBooking } from './use-booking.ts';
import { WORDS } from './words.ts';

function DiaryDrawing() {
  return (
    <svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true" className="head-drawing">
      <rect x="5" y="8" width="34" height="32" rx="6" fill="var(--ticket)" />
      <path d="M5 18V14a6 6 0 0 1 6-6h22a6 6 0 0 1 6 6v4Z" fill="var(--art-signal)" />
      <path d="M14 4v8M30 4v8" stroke="var(--iron)" strokeWidth="3.4" strokeLinecap="round" />
      <circle cx="27.5" cy="29" r="5.5" fill="var(--art-accent)" />
      <path d="M12 25h6M12 32h6" stroke="var(--art-sand-2)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** The same page again, with the time that was wanted. */
function againLink(props: PageProps): string {
  const { managed, slot, zone } = props;
  return plainLink(props, {
    ...(managed === null ? {} : { step: managed.step }),
    ...(slot === null ? {} : { slot, zone }),
  });
}

function Picker(part: PartProps) {
  const { props, booking } = part;
  const { error, phase, zone } = booking.state;
  return (
    <>
      {phase === 'moving' ? (
        <div className="move-head">
          <h2 id="stage-title" className="stage-title" tabIndex={-1}>
            {WORDS.manage.moveTitle}
          </h2>
          <ActionLink
            href={plainLink(props, { zone, step: 'look' })}
            onPress={() => booking.dispatch({ type: 'back' })}
          >
            {WORDS.manage.keep}
          </ActionLink>
        </div>
      ) : null}
      {error === null ? null : (
        <div className="picker-alert">
          <FormAlert>{error}</FormAlert>
        </div>
      )}
      <div className="picker">
        <MonthGrid {...part} />
        <DayTimes {...part} />
      </div>
    </>
  );
}

function StageView(part: PartProps) {
  switch (part.booking.state.phase) {
    case 'choosing':
    case 'moving':
      return <Picker {...part} />;
    case 'detailing':
    case 'booking':
      return <DetailsForm {...part} />;
    case 'booked':
      return <BookedView {...part} />;
    case 'looking':
      return <ManageView {...part} />;
    case 'confirmingMove':
    case 'savingMove':
      return <MoveView {...part} />;
    case 'askingCancel':
    case 'cancelling':
      return <CancelView {...part} />;
    case 'cancelled':
      return <Closed {...WORDS.cancelled} />;
    case 'gone':
      return <Closed {...WORDS.gone} />;
    case 'trouble': {
      const { title, failed, again } = WORDS.trouble;
      const line = part.booking.state.error ?? failed;
      return <Closed title={title} line={line} again={again} href={againLink(part.props)} />;
    }
  }
}

/** Moves the focus to what has come, so that neither keys nor a screen reader are left behind. */
function useStageFocus(view: string) {
  const ref = useRef<HTMLElement>(null);
  const shownRef = useRef(view);
  useEffect(() => {
    if (shownRef.current === view) return;
    shownRef.current = view;
    const main = ref.current;
    // The alert about free times takes no focus: it goes by itself once they come.
    const alert = main?.querySelector<HTMLElement>('[role="alert"][tabindex]');
    const title = main?.querySelector<HTMLElement>('#stage-title');
    const day = main?.querySelector<HTMLElement>('[data-day][tabindex="0"]');
    (alert ?? title ?? day)?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [view]);
  return ref;
}

/** The whole booking page: one tree, the same on the server and in the browser. */
export function BookingPage({ props, inbox }: { props: PageProps; inbox: Inbox | null }) {
  const booking = useBooking(props, inbox);
  const { phase } = booking.state;
  const view = findView(phase);
  const mainRef = useStageFocus(view);
  const title = writeTitle(booking.state, props.brand);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="page" data-view={view}>
      <Awning />
      <main ref={mainRef} className="sheet">
        <header className="head">
          <DiaryDrawing />
          <div>
            <h1 className="head-title">{WORDS.head.title(props.minutes)}</h1>
            <p className="head-line">{props.place}</p>
          </div>
          <p className="head-sign">{props.brand}</p>
        </header>
        <StageView props={props} booking={booking} />
      </main>
    </div>
  );
}
