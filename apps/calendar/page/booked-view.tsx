import { ActionLink } from './action-link.tsx';
import { invitationLink } from './plain-link.ts';
import type { PartProps } from './part-props.ts';
import { Receipt } from './receipt.tsx';
import { WORDS } from './words.ts';

/** The booking is made: its receipt, and what can be done with it. */
export function BookedView({ props, booking }: PartProps) {
  const { receipt, zone } = booking.state;
  if (receipt === null) return null;
  return (
    <section className="stage-paper" aria-labelledby="stage-title">
      <Receipt
        title={WORDS.booked.title}
        shop={WORDS.booked.by(props.brand)}
        receipt={receipt}
        zone={zone}
        stamp={WORDS.booked.stamp}
      >
        <p className="receipt-line">{WORDS.booked.copy}</p>
      </Receipt>
      <div className="actions">
        <ActionLink look="button" href={invitationLink(receipt.manageUrl)}>
          {WORDS.booked.add}
        </ActionLink>
        <ActionLink href={receipt.manageUrl}>{WORDS.booked.manage}</ActionLink>
      </div>
    </section>
  );
}
