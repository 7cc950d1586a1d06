import { TOKEN_FIELD, TRAP_FIELD } from '@high-street/contract';
import { Button, FormAlert, TrapField } from '@high-street/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

import { ChosenTime } from './chosen-time.tsx';
import { NearTimes } from './day-times.tsx';
import { DetailField } from './detail-field.tsx';
import type { BookingAction } from './booking-state.ts';
import { ASKED_DETAILS, type DetailValues, type PageProps } from './page-props.ts';
import { isSending } from './phase.ts';
import type { PartProps } from './part-props.ts';
import { PrivacyLine } from './privacy-line.tsx';
import { WORDS } from './words.ts';

const FORM_ID = 'details';

/** What went wrong with the whole form, with the nearest free times when somebody else was faster. */
export function SendTrouble({ form, ...part }: PartProps & { form: string | null }) {
  const { error, isTaken, nearest } = part.booking.state;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== null) ref.current?.focus();
  }, [error]);
  if (error === null) return null;
  const { near, none, kept } = WORDS.taken;
  const wayOn = nearest.length > 0 ? near : none;
  return (
    <div className="send-trouble">
      <FormAlert ref={ref}>
        <span>{error}</span>
        {isTaken ? (
          <p className="alert-line">{form === null ? wayOn : `${wayOn} ${kept}`}</p>
        ) : null}
      </FormAlert>
      {nearest.length > 0 ? <NearTimes {...part} slots={nearest} form={form} /> : null}
    </div>
  );
}

/** Takes over what was typed before React answered, in the frame in which React would overwrite it. */
function useEarlyTyping(
  ref: RefObject<HTMLFormElement | null>,
  values: DetailValues,
  dispatch: (action: BookingAction) => void,
): void {
  const takeOver = useEffectEvent((form: HTMLFormElement) => {
    const typed = new FormData(form);
    for (const { name } of ASKED_DETAILS) {
      const value = typed.get(name);
      if (typeof value === 'string' && value !== values[name])
        dispatch({ type: 'typed', values: { [name]: value } });
    }
  });
  useLayoutEffect(() => {
    if (ref.current) takeOver(ref.current);
  }, [ref]);
}

/** The first field that needs another look takes the focus, once the alert above has been read out. */
function useFaultFocus(ref: RefObject<HTMLFormElement | null>, findings: number): void {
  useEffect(() => {
    if (findings > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [ref, findings]);
}

function readTrap(form: HTMLFormElement): string {
  const trap = new FormData(form).get(TRAP_FIELD);
  return typeof trap === 'string' ? trap : '';
}

type HiddenFieldsProps = { props: PageProps; start: string; zone: string };

function HiddenFields({ props, start, zone }: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name="start" value={start} />
      <input type="hidden" name="timeZone" value={zone} />
      {props.enquiry === null ? null : (
        <input type="hidden" name="enquiry" value={props.enquiry.token} />
      )}
      <input type="hidden" name="key" value={props.formKey} />
      <input type="hidden" name={TOKEN_FIELD} value={props.formToken} />
    </>
  );
}

/** Who is coming: a real form, sent by script where there is one. */
export function DetailsForm(part: PartProps) {
  const { props, booking } = part;
  const { slot, zone, phase, values, faults, findings } = booking.state;
  const isBusy = isSending(phase);
  const formRef = useRef<HTMLFormElement>(null);
  useEarlyTyping(formRef, values, booking.dispatch);
  useFaultFocus(formRef, findings);

  if (slot === null) return null;
  return (
    <section className="details" data-columns aria-labelledby="stage-title">
      <ChosenTime {...part} slot={slot} label={WORDS.details.chosen} canChange />
      <div className="details-card">
        <h2 id="stage-title" className="stage-title" tabIndex={-1}>
          {WORDS.details.title}
        </h2>
        <SendTrouble {...part} form={FORM_ID} />
        <form
          id={FORM_ID}
          ref={formRef}
          method="post"
          action="/"
          noValidate
          className="details-form"
          onSubmit={(event) => {
            event.preventDefault();
            void booking.submitDetails(readTrap(event.currentTarget));
          }}
        >
          <HiddenFields props={props} start={slot.start} zone={zone} />
          <TrapField name={TRAP_FIELD} label={WORDS.details.trap} />
          {ASKED_DETAILS.map((detail) => (
            <DetailField
              key={detail.name}
              detail={detail}
              value={values[detail.name]}
              error={faults[detail.name]}
              onType={(value) =>
                booking.dispatch({ type: 'typed', values: { [detail.name]: value } })
              }
            />
          ))}
          <Button type="submit" size="large" isBusy={isBusy} hasArrow>
            {isBusy ? WORDS.details.sending : WORDS.details.confirm}
          </Button>
        </form>
        <PrivacyLine siteUrl={props.siteUrl} />
      </div>
    </section>
  );
}
