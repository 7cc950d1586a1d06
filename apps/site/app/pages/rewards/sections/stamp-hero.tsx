import './stamp-hero.css';

import { Drawing } from '#/sections/drawing.tsx';
import { HeroCopy, PictureHero, type HeroWords } from '#/sections/picture-hero.tsx';
import { loyaltyCard } from '#drawn/loyalty-card.ts';
import { rewardRays } from '#drawn/reward-rays.ts';
import { vouchersPhone } from '#drawn/vouchers-phone.ts';

export type StampHeroWords = HeroWords & {
  readonly pictures: { readonly card: string; readonly phone: string };
};

/** A stamp card and the loyalty app before rays; the foot of the section is perforated like a card. */
export function StampHero({ words }: { words: StampHeroWords }) {
  return (
    <PictureHero hero="band" ground="band" className="stamp-hero">
      <Drawing of={rewardRays} fit="slice" align="xMidYMid" className="stamp-hero-rays" />
      <div className="wrap picture-hero-words stamp-hero-grid">
        <div className="stamp-hero-words">
          <HeroCopy words={words} />
        </div>
        <div className="stamp-hero-art" data-sample="">
          <Drawing
            of={loyaltyCard}
            label={words.pictures.card}
            className="picture-hero-art stamp-hero-card"
          />
          <Drawing
            of={vouchersPhone}
            label={words.pictures.phone}
            className="picture-hero-art stamp-hero-phone"
          />
        </div>
      </div>
    </PictureHero>
  );
}
