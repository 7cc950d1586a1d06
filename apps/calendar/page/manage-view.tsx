import { Button, FormAlert } from '@high-street/ui';
import type { ReactNode } from 'react';

import { ActionLink } from './action-link.tsx';
import { isOver } from './booking-state.ts';
import { ChosenTime } from './chosen-time.tsx';
import { SendTrouble } from './details-form.tsx';
import { plainLink } from './plain-link.ts';
import { isSending } from './phase.ts';
import type { PartProps } from './part-props.ts';
import { Receipt } from './receipt.tsx';
import { WORDS } from './words.ts';

/** The two actions of a booking, each a link that works by itself. */
function Actions({ props, booking }: PartProps) {
  const { zone } = booking.state;
  return (
    <div className="actions">
      <ActionLink
        look="button"
        href={plainLink(props, { zone, step: 'move' })}
        onPress={() => booking.dispatch({ type: 'move' })}
      >
        {WORDS.manage.move}
      </ActionLink>
      <ActionLink
        href={plainLink(props, { zone, step: 'cancel' })}
        onPress={() => booking.dispatch({ type: 'cancel' })}
      >
        {WORDS.manage.cancel}
      </ActionLink>
    </div>
  );
}

/** The booking with its actions; of one that is over only what it was. */
export function ManageView(part: PartProps) {
  const { state } = part.booking;
  const { receipt, zone, hasMoved } = state;
  if (receipt === null) return null;
  const { manage, booked } = WORDS;
  const shop = booked.by(part.props.brand);
  if (isOver(state)) {
    return (
      <section className="stage-paper" aria-labelledby="stage-title">
        <Receipt title={manage.title} shop={shop} receipt={receipt} zone={zone}>
          <p className="receipt-line">{manage.over}</p>
        </Receipt>
      </section>
    );
  }
  return (
    <section className="stage-paper" aria-labelledby="stage-title">
      {hasMoved ? <FormAlert tone="success">{manage.moved}</FormAlert> : null}
      <Receipt title={manage.title} shop={shop} receipt={receipt} zone={zone} />
      <Actions {...part} />
    </section>
  );
}

type ActionFormProps = PartProps & {
  action: 'reschedule' | 'cancel';
  label: string;
  onSubmit: () => Promise<void>;
  children?: ReactNode;
};

/** A action that changes the booking: a real form, and beside it the way out. */
function ActionForm({ props, booking, action, label, onSubmit, children }: ActionFormProps) {
  const { zone, phase } = booking.state;
  const path = props.managed?.path ?? '';
  const query = new URLSearchParams({ signature: props.managed?.signature ?? '' });
  return (
    <form
      method="post"
      action={`${path}/${action}?${query}`}
      className="actions"
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
      <Button type="submit" size="medium" isBusy={isSending(phase)}>
        {label}
      </Button>
      <ActionLink
        href={plainLink(props, { zone, step: 'look' })}
        onPress={() => booking.dispatch({ type: 'back' })}
      >
        {WORDS.manage.keep}
      </ActionLink>
    </form>
  );
}

/** The new time beside the old one, to be agreed to. */
export function MoveView(part: PartProps) {
  const { slot, receipt, zone } = part.booking.state;
  if (slot === null || receipt === null) return null;
  return (
    <section className="details" aria-labelledby="stage-title">
      <h2 id="stage-title" className="stage-title" tabIndex={-1}>
        {WORDS.manage.moveAsk}
      </h2>
      <p className="chosen-label">{WORDS.manage.moveFrom}</p>
      <ChosenTime {...part} slot={receipt} label={WORDS.manage.moveFrom} />
      <p className="chosen-label">{WORDS.manage.moveTo}</p>
      <ChosenTime {...part} slot={slot} label={WORDS.manage.moveTo} canChange />
      <SendTrouble {...part} form={null} />
      <ActionForm
        {...part}
        action="reschedule"
        label={WORDS.manage.confirmMove}
        onSubmit={part.booking.submitMove}
      >
        <input type="hidden" name="start" value={slot.start} />
        <input type="hidden" name="timeZone" value={zone} />
      </ActionForm>
    </section>
  );
}

/** The question before a booking goes. */
export function CancelView(part: PartProps) {
  const { receipt } = part.booking.state;
  if (receipt === null) return null;
  return (
    <section className="details" aria-labelledby="stage-title">
      <h2 id="stage-title" className="stage-title" tabIndex={-1}>
        {WORDS.manage.ask}
      </h2>
      <ChosenTime {...part} slot={receipt} label={WORDS.manage.moveFrom} />
      <p className="stage-line">{WORDS.manage.askLine}</p>
      <SendTrouble {...part} form={null} />
      <ActionForm
        {...part}
        action="cancel"
        label={WORDS.manage.confirmCancel}
        onSubmit={part.booking.submitCancel}
      />
    </section>
  );
}
