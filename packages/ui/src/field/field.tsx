import './field.css';

import { useId, type ReactNode } from 'react';

import { FieldMessage } from './field-message.tsx';

/** What a field gives its control, so that label, hint and message belong to it. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
};

type FieldProps = {
  label: string;
  /** Id of the control, where something outside has to find it. */
  id?: string;
  isOptional?: boolean;
  hint?: ReactNode;
  /** Id of words elsewhere on the page that also explain the field. */
  describedBy?: string;
  /** The message that is shown now, or null. */
  error?: string | null;
  /** A quiet line in the place of the message while there is none. */
  note?: ReactNode;
  /** How much of its limit is used, in the place of both; null until that is said. */
  count?: string | null;
  children: (control: ControlProps) => ReactNode;
};

/** Label, hint, control and message as one thing; room for the message is always kept. */
export function Field({
  label,
  id,
  isOptional = false,
  hint,
  describedBy = '',
  error = null,
  note,
  count,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const descriptions = [hint ? hintId : '', describedBy, error ? errorId : ''].filter(Boolean);
  return (
    <div className="field">
      <label className="field-label" htmlFor={controlId}>
        {label}
        {isOptional ? <span className="field-optional"> (optional)</span> : null}
      </label>
      {hint ? (
        <div className="field-hint" id={hintId}>
          {hint}
        </div>
      ) : null}
      {children({
        id: controlId,
        'aria-describedby': descriptions.join(' ') || undefined,
        'aria-invalid': error !== null,
      })}
      <FieldMessage id={errorId} error={error} note={note} count={count} />
    </div>
  );
}
