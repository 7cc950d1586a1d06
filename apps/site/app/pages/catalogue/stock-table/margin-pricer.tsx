import './margin-pricer.css';

import { useMemo, useState } from 'react';

import { PriceTicket } from '#/art/paper/price-ticket.tsx';
import { Ability, type AbilityWords } from '#/pages/catalogue/sections/ability.tsx';

import { createMoney } from './create-money.ts';
import { MarginSliders, type Pricing } from './margin-sliders.tsx';
import { priceFromMargin } from './price-from-margin.ts';
import { fillWords, type MoneyWords } from './stock-words.ts';

export type MarginPricerWords = {
  readonly title: string;
  readonly ability: AbilityWords;
  readonly goods: string;
  readonly money: MoneyWords;
  readonly labels: { readonly cost: string; readonly margin: string };
  readonly ticket: { readonly cost: string; readonly kept: string };
  readonly result: string;
};

/** The jar of honey as the stock table has it. */
const FIRST: Pricing = { costPence: 450, marginPercent: 40 };

/** What was paid and what is to be kept, and one huge price ticket that follows them. */
export function MarginPricer({ words }: { words: MarginPricerWords }) {
  const [pricing, setPricing] = useState(FIRST);
  const money = useMemo(() => createMoney(words.money), [words]);
  const { costPence, marginPercent } = pricing;
  const pricePence = priceFromMargin(costPence, marginPercent);
  const [price, cost, margin] = [money(pricePence), money(costPence), `${marginPercent}%`];
  return (
    <div className="wrap margin-pricer" data-reveal="">
      <div>
        <h2 id="margin" className="sign max-w-[12ch] text-display-2">
          {words.title}
        </h2>
        <div className="mt-9">
          <Ability words={words.ability} />
        </div>
        <MarginSliders {...{ money, pricing }} labels={words.labels} onChange={setPricing} />
      </div>
      <div className="margin-pricer-ticket" data-sample="">
        <svg viewBox="20 10 590 470" aria-hidden="true">
          <PriceTicket
            goods={words.goods}
            price={price}
            cost={fillWords(words.ticket.cost, { cost })}
            kept={fillWords(words.ticket.kept, { margin })}
          />
        </svg>
        <output className="margin-pricer-result">
          {fillWords(words.result, { kept: money(pricePence - costPence), price })}
        </output>
      </div>
    </div>
  );
}
