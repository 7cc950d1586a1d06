import type { ReactNode } from 'react';

import { CharacterCount } from './character-count.tsx';

type FieldMessageProps = {
  /** Id of the message, for `aria-describedby` of what it is about. */
  id: string;
  error: string | null;
  /** A quiet line in the place of the message while there is none. */
  note?: ReactNode;
  /** How much of its limit is used, as long as neither of them is there; null until that is said. */
  count?: string | null | undefined;
};

function WarningMark() {
  return (
    <svg width="15" height="15" viewBox="0 0 15 15" aria-hidden="true" className="flex-none">
      <circle cx="7.5" cy="7.5" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M7.5 4v4.2" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" />
      <circle cx="7.5" cy="10.8" r="1.1" fill="currentColor" />
    </svg>
  );
}

/** The place under a control where its message appears and is read out; the room is always kept. */
export function FieldMessage({ id, error, note, count }: FieldMessageProps) {
  return (
    <div className="field-message">
      <div aria-live="polite">
        {error ? (
          <span className="field-error" id={id}>
            <WarningMark />
            {/* Not bare: a text that a translator has replaced would stay when another error comes. */}
            <span>{error}</span>
          </span>
        ) : (
          note && <p className="field-note">{note}</p>
        )}
      </div>
      {count === undefined ? null : <CharacterCount count={error || note ? null : count} />}
    </div>
  );
}
