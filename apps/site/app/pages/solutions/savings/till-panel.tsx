import './till-panel.css';

import { computeSavings, type SavingsFigures } from './compute-savings.ts';
import type { Teller } from './describe-savings.ts';
import { fillLine, type SavingsWords } from './savings-words.ts';
import { TillRoll } from './till-roll.tsx';

type TillPanelProps = { words: SavingsWords; teller: Teller; figures: SavingsFigures };

function Difference({
  words,
  teller,
  difference,
}: Omit<TillPanelProps, 'figures'> & { difference: number }) {
  return (
    <p className="till-difference">
      <strong>{teller.money(Math.abs(difference))}</strong>
      {difference < 0 ? words.more : words.stays}
    </p>
  );
}

/** Two rolls of paper out of one till: a year of commission, a year of subscription, and the gap between them. */
export function TillPanel({ words, teller, figures }: TillPanelProps) {
  const { commission, subscription, difference } = computeSavings(figures);
  const longest = Math.max(commission, subscription ?? 0, 1);
  const isLonger = commission === longest;
  const monthly = teller.money(Math.round(commission / words.months.length));
  const instalments = (sum: string) => fillLine(words.instalments, { monthly: sum });
  const commissionSum = (
    <p className="till-sum">
      <strong>{teller.money(commission)}</strong> {words.commissionSum}
    </p>
  );
  return (
    <div className="till" data-ground="deep">
      <div className="till-rolls">
        <div className="till-slot" data-roll="commission">
          <TillRoll
            tone="ticket"
            share={commission / longest}
            lines={
              isLonger
                ? words.months.map((month) => [month, monthly])
                : [[instalments(monthly), '']]
            }
            gapFrom={isLonger && subscription !== null ? subscription / longest : undefined}
          />
          {isLonger ? null : commissionSum}
        </div>
        {isLonger ? commissionSum : null}
        <div className="till-slot" data-roll="subscription">
          {subscription === null || difference === null ? (
            <p className="till-prompt">{words.prompt}</p>
          ) : (
            <>
              <TillRoll
                tone="accent"
                share={subscription / longest}
                lines={[[instalments(teller.money(figures.monthlySubscription ?? 0)), '']]}
              />
              <div className="till-gap">
                <p className="till-sum">
                  <strong>{teller.money(subscription)}</strong> {words.subscriptionSum}
                </p>
                <Difference {...{ words, teller, difference }} />
              </div>
            </>
          )}
        </div>
      </div>
      <output className="till-sentence">
        {teller.sentence(figures)} {words.estimate}
      </output>
    </div>
  );
}
