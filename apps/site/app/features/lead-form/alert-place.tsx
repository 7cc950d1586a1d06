import { ALERT } from '@high-street/contract';
import { FormAlert } from '@high-street/ui';
import { useLayoutEffect, useRef } from 'react';

import type { LeadFormWords } from './form-words.ts';
import type { RaisedAlert } from './sending/use-lead-submission.ts';
import { useIsOnline } from './use-is-online.ts';

type AlertPlaceProps = { alert: RaisedAlert | null; words: LeadFormWords['kept'] };

/** The alert beside the button: exact text, focus on it, and a line that nothing typed is lost. */
export function AlertPlace({ alert, words }: AlertPlaceProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isOnline = useIsOnline();
  const isException = alert?.text === ALERT.exception;

  // Before the effects of the parts around it, so that a step that is shown anew has the last word on the focus.
  useLayoutEffect(() => {
    if (alert) ref.current?.focus();
  }, [alert]);

  return (
    <div>
      {alert ? (
        <FormAlert ref={ref} tone={alert.text === ALERT.success ? 'success' : 'error'}>
          {alert.text}
        </FormAlert>
      ) : null}
      <output className={isException ? 'mt-3 mb-6 block text-small' : alert ? 'mb-6 block' : ''}>
        {isException ? (isOnline ? words.online : words.offline) : null}
      </output>
    </div>
  );
}
