import './calendar-frame.css';

import type { AppointmentMessage, UserDataMessage } from '@high-street/contract';
import { useRef, useState } from 'react';

import type { AppointmentWords } from './appointment-words.ts';
import { CalendarPlaceholder } from './calendar-placeholder.tsx';
import { readStoredUser } from './stored-user.ts';
import { useFrameMessages } from './use-frame-messages.ts';

/** The booking page works as it does in a tab of its own, its calendar file included, but never leads the site away. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** Address of the booking page and its exact origin, the only one that messages go to or come from. */
export type Calendar = { readonly url: string; readonly origin: string };

type CalendarFrameProps = {
  calendar: Calendar;
  words: Pick<AppointmentWords, 'frame' | 'loading'>;
  onMessage: (message: AppointmentMessage) => void;
};

/** The embedded booking page, under a grey placeholder until it has loaded. */
export function CalendarFrame({ calendar, words, onMessage }: CalendarFrameProps) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [isLoading, setLoading] = useState(true);
  useFrameMessages(frameRef, calendar.origin, onMessage);

  function handleLoad(): void {
    setLoading(false);
    const payload = readStoredUser(() => window.localStorage);
    const message: UserDataMessage = { type: 'USER_DATA', payload }; // at each load
    frameRef.current?.contentWindow?.postMessage(message, calendar.origin);
  }

  return (
    <>
      <output className="sr-only">{isLoading ? words.loading : ''}</output>
      <div className="calendar-frame" aria-busy={isLoading}>
        <iframe
          ref={frameRef}
          src={calendar.url}
          title={words.frame}
          sandbox={SANDBOX}
          allow=""
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={handleLoad}
        />
        {isLoading ? <CalendarPlaceholder /> : null}
      </div>
    </>
  );
}
