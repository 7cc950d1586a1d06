import { CALL_OUTCOMES, type CallOutcome } from '@high-street/contract';
import { Button, Field, FieldMessage, TextInput } from '@high-street/ui';
import { useId } from 'react';
import { Form, useNavigation } from 'react-router';

import { Tick } from '#app/parts/tick.tsx';
import { useFocusOnFault } from '#app/parts/use-focus-on-fault.ts';
import type { Written } from './device-note.ts';
import { fillFields, readFields } from './form-fields.ts';
import { KeptLine } from './kept-line.tsx';
import { leadAddress } from './lead-address.ts';
import type { WriteFormProps } from './note-form.tsx';
import { useWritten } from './use-written.ts';
import { WriterField } from './writer-field.tsx';
import { ANSWER } from './words.ts';

const words = ANSWER.called;

/** A call as it was sent, with what is wrong with it. */
export type CallFault = {
  readonly errors: { readonly outcome?: string | undefined; readonly note?: string | undefined };
  readonly typed: {
    readonly outcome: CallOutcome | null;
    readonly note: string;
    readonly isAnswer?: 'yes' | undefined;
  };
};

function Outcomes({ fault }: { fault: CallFault | null }) {
  const errorId = useId();
  const error = fault?.errors.outcome ?? null;
  return (
    <fieldset className="field" aria-describedby={error === null ? undefined : errorId}>
      <legend className="field-label">{words.how}</legend>
      <div className="outcomes">
        {CALL_OUTCOMES.map((outcome) => (
          <label key={outcome} className="outcome">
            <input
              type="radio"
              name="outcome"
              value={outcome}
              defaultChecked={fault?.typed.outcome === outcome}
              data-invalid={error === null ? undefined : ''}
            />
            {ANSWER.outcomes[outcome]}
          </label>
        ))}
      </div>
      <FieldMessage id={errorId} error={error} />
    </fieldset>
  );
}

function AnswerTick({ fault }: { fault: CallFault | null }) {
  return (
    <label className="called-answers">
      <Tick
        name="isAnswer"
        value="yes"
        defaultChecked={fault === null || fault.typed.isAnswer === 'yes'}
      />
      {words.answers}
    </label>
  );
}

/** What was told of a call. */
function readTyped(form: HTMLFormElement): Written {
  const { isAnswer = '', ...told } = readFields(form, ['outcome', 'note', 'isAnswer']);
  const isTold = Object.values(told).some((each) => each.trim() !== '');
  // That it answers the lead says nothing of a call that nobody has told of.
  return isTold ? { ...told, isAnswer } : told;
}

type CalledFormProps = WriteFormProps & {
  /** Whether the lead waits, so that a call can answer it. */
  isWaiting: boolean;
  fault?: CallFault | null;
};

/** How a call went, what was said, and whether it answers the lead. */
export function CalledForm({ reference, list, newId, isWaiting, fault = null }: CalledFormProps) {
  const { formAction } = useNavigation();
  const form = useFocusOnFault(fault);
  const action = leadAddress(`${reference}/called`, { list });
  const { isKept, keep, markSent } = useWritten({
    kind: 'call',
    reference,
    isEmpty: fault === null,
    onFound: (written) => fillFields(form, written),
  });

  return (
    <Form
      method="post"
      action={action}
      className="write-form"
      ref={form}
      noValidate
      onChange={({ currentTarget }) => keep(readTyped(currentTarget))}
      onSubmit={markSent}
    >
      <WriterField />
      <input type="hidden" name="newId" value={newId} />
      <div className="write-body">
        <Outcomes fault={fault} />
        <Field label={words.what} isOptional error={fault?.errors.note ?? null}>
          {(control) => (
            <TextInput
              {...control}
              isSmall
              name="note"
              autoComplete="off"
              defaultValue={fault?.typed.note}
            />
          )}
        </Field>
        {isWaiting ? <AnswerTick fault={fault} /> : null}
      </div>
      <div className="write-foot">
        <Button type="submit" isBusy={formAction === action}>
          {words.act}
        </Button>
        {isWaiting ? <span className="caption muted">{words.only}</span> : null}
        <KeptLine kept={isKept ? { where: 'device' } : null} />
      </div>
    </Form>
  );
}
