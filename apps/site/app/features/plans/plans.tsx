import type { PlanTitle } from '@high-street/contract';
import type { ReactNode } from 'react';

import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';

import { listHighlights } from './feature-matrix.ts';
import { GetStartedLink } from './get-started-link.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanLedger } from './plan-ledger.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import type { FeatureCategory, PicturesByPlan, Plan, PlanHandOver } from './plan.ts';
import type { PlansWords } from './plans-words.ts';
import { PriceSlot } from './price-slot.tsx';
import { PricingHead } from './pricing-head.tsx';
import { usePlanChoice } from './use-plan-choice.ts';
import type { WrittenPrices } from './write-prices.ts';

type PlansProps = {
  plans: readonly Plan[];
  matrix: readonly FeatureCategory[];
  /** Null while the owner has set none. */
  prices: WrittenPrices | null;
  pictures: PicturesByPlan;
  words: PlansWords;
  handedOver: PlanHandOver;
  /** Name and sign of the provider, and where to ask: for the printed sheets. */
  letterhead: ReactNode;
  address: string;
};

type PlanListProps = Pick<PlansProps, 'plans' | 'matrix' | 'pictures' | 'words'> & {
  renderPrice: (plan: Plan) => ReactNode;
};

type PlanCardsProps = PlanListProps & {
  selected: PlanTitle;
  onSelect: (title: PlanTitle) => void;
  renderAction: (plan: Plan, size: 'normal' | 'large') => ReactNode;
};

function PlanCards({ plans, matrix, pictures, words, selected, ...choice }: PlanCardsProps) {
  return (
    <section className="wrap pt-12 pb-[clamp(72px,9vw,130px)] lg:pt-14">
      <fieldset className="min-w-0">
        <legend className="sr-only">{words.cards.legend}</legend>
        <div className="plan-cards" data-reveal="stagger">
          {plans.map((plan) => (
            <PlanCard
              key={plan.title}
              plan={plan}
              picture={pictures[plan.title]}
              highlights={listHighlights(matrix, plan)}
              isSelected={plan.title === selected}
              onSelect={() => choice.onSelect(plan.title)}
              price={choice.renderPrice(plan)}
              action={choice.renderAction(plan, 'large')}
              words={words.cards}
            />
          ))}
        </div>
      </fieldset>
      <p className="mt-7 font-[600]">{words.quoted}</p>
      <p className="mt-1 text-small text-muted">{words.setupFee}</p>
    </section>
  );
}

type PlanSheetsProps = PlanListProps & Pick<PlansProps, 'letterhead' | 'address'>;

function PlanSheets({ plans, pictures, renderPrice, ...sheet }: PlanSheetsProps) {
  return (
    <div className="plan-sheets">
      {plans.map((plan) => (
        <PlanSheet
          key={plan.title}
          plan={plan}
          picture={pictures[plan.title]}
          price={renderPrice(plan)}
          {...sheet}
        />
      ))}
    </div>
  );
}

/** The pricing page: one chosen plan and one way to pay, shown by cards, table and printed sheets. */
export function Plans(props: PlansProps) {
  const { plans, matrix, prices, pictures, words, handedOver, ...sheet } = props;
  const { plan: selected, setPlan, period, setPeriod, ref } = usePlanChoice(handedOver.plan);

  function renderPrice(plan: Plan) {
    return <PriceSlot plan={plan} prices={prices} words={words.cards.price} />;
  }

  function renderAction({ title, buttonLabel }: Plan, size: 'normal' | 'large') {
    return (
      <GetStartedLink
        plan={title}
        label={buttonLabel}
        actionFor={words.cards.actionFor}
        isSelected={title === selected}
        size={size}
      />
    );
  }

  const list = { plans, matrix, pictures, words, renderPrice };
  return (
    <div ref={ref} className="plans">
      <PricingHead words={words} period={period} onPeriod={setPeriod} isSent={handedOver.isSent} />
      <PlanCards {...list} selected={selected} onSelect={setPlan} renderAction={renderAction} />
      <BelowTheFold>
        <PlanLedger
          matrix={matrix}
          selected={selected}
          words={words.ledger}
          renderAction={(title) => {
            const plan = plans.find((one) => one.title === title);
            return plan ? renderAction(plan, 'normal') : null;
          }}
        />
        <PlanSheets {...list} {...sheet} />
      </BelowTheFold>
    </div>
  );
}
