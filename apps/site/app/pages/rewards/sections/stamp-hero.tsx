import './stamp-hero.css';

import { ButtonLink } from '@high-street/ui';

import { Drawing } from '#/sections/drawing.tsx';
import { loyaltyCard } from '#drawn/loyalty-card.ts';
import { rewardRays } from '#drawn/reward-rays.ts';
import { vouchersPhone } from '#drawn/vouchers-phone.ts';

/** Words of the opening with the paper card and the app that takes over from it. */
export type StampHeroWords = {
  readonly title: string;
  readonly lede: string;
  readonly action: { readonly label: string; readonly to: string };
  readonly pictures: { readonly card: string; readonly phone: string };
};

/** The title, its hyphened word kept on one line. */
function Title({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** A stamp card and the loyalty app before rays; the foot of the section is perforated like a card. */
export function StampHero({ words }: { words: StampHeroWords }) {
  return (
    <section data-hero="band" data-ground="band" className="stamp-hero">
      <Drawing of={rewardRays} fit="slice" align="xMidYMid" className="stamp-hero-rays" />
      <div className="wrap stamp-hero-grid">
        <div className="stamp-hero-words">
          <h1 className="sign stamp-hero-title">
            <Title>{words.title}</Title>
          </h1>
          <p className="stamp-hero-lede">{words.lede}</p>
          <ButtonLink href={words.action.to} size="large" hasArrow isWideOnPhones>
            {words.action.label}
          </ButtonLink>
        </div>
        <div className="stamp-hero-art" data-sample="">
          <Drawing of={loyaltyCard} label={words.pictures.card} className="stamp-hero-card" />
          <Drawing of={vouchersPhone} label={words.pictures.phone} className="stamp-hero-phone" />
        </div>
      </div>
    </section>
  );
}
