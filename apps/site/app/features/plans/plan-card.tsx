import './plan-card.css';

import { Badge, CheckIcon, SwingTicket } from '@high-street/ui';
import { useId, type ReactNode } from 'react';

import { Drawing, type DrawnFile } from '#/sections/drawing.tsx';

import { findPlanBelow } from './feature-matrix.ts';
import type { Plan } from './plan.ts';
import type { CardWords } from './plans-words.ts';
import { PLAN_FIELD } from './use-plan-choice.ts';

type PlanCardProps = {
  plan: Plan;
  picture: DrawnFile;
  /** Lines of its list, without the one about the plan below. */
  highlights: readonly string[];
  isSelected: boolean;
  onSelect: () => void;
  price: ReactNode;
  action: ReactNode;
  words: CardWords;
};

function Highlights({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="plan-list">
      {lines.map((line) => (
        <li key={line}>
          <CheckIcon size={19} strokeWidth={3} className="text-ok" />
          {line}
        </li>
      ))}
    </ul>
  );
}

/** One plan as a card that is a radio button all over; only its Get Started lies above that. */
export function PlanCard({
  plan,
  picture,
  highlights,
  isSelected,
  onSelect,
  price,
  action,
  words,
}: PlanCardProps) {
  const id = useId();
  const below = findPlanBelow(plan.title);
  return (
    <article className="plan" aria-labelledby={`${id}-title`}>
      <input
        type="radio"
        name={PLAN_FIELD}
        value={plan.title}
        checked={isSelected}
        onChange={onSelect}
        className="plan-choice"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      />
      <div className="plan-picture">
        <Drawing of={picture} fit="slice" />
      </div>
      {plan.isPopular ? (
        <div className="plan-ticket">
          <SwingTicket>{words.popular}</SwingTicket>
        </div>
      ) : null}
      <div className="plan-head">
        <h2 id={`${id}-title`} className="plan-title">
          {plan.title}
        </h2>
        <span className="plan-selected" aria-hidden="true">
          <Badge>{words.selected}</Badge>
        </span>
      </div>
      <p id={`${id}-text`} className="plan-text">
        {plan.description}
      </p>
      <div className="my-5">{price}</div>
      <div className="plan-action">{action}</div>
      <Highlights lines={below ? [`${words.everythingIn} ${below}`, ...highlights] : highlights} />
    </article>
  );
}
