import './what-we-do.css';

import { Card, PlayIcon, type CardTint } from '@high-street/ui';
import { useState } from 'react';

import { Drawing, type DrawnFile } from '#/sections/drawing.tsx';
import { counterChat } from '#drawn/counter-chat.ts';
import { forecastHill } from '#drawn/forecast-hill.ts';
import { ledgerToPhone } from '#drawn/ledger-to-phone.ts';
import { megaphoneCall } from '#drawn/megaphone-call.ts';
import { neighbourhood } from '#drawn/neighbourhood.ts';
import { tillAndCoins } from '#drawn/till-and-coins.ts';

/** The six things we do, by the drawing that is on each card. */
export type ServiceId =
  'transformation' | 'insights' | 'marketing' | 'engagement' | 'revenue' | 'local';

type Service = { readonly id: ServiceId; readonly title: string; readonly description: string };

/** Six cards, and the link that the highlighted one shows. */
export type WhatWeDoWords = {
  readonly title: string;
  readonly play: { readonly label: string; readonly to: string };
  readonly cards: readonly Service[];
};

type Vignette = {
  readonly of: DrawnFile;
  readonly tint: CardTint;
  /** A wide one shows all of its plane, standing on the words. */
  readonly isWide?: boolean;
};

const VIGNETTES: Record<ServiceId, Vignette> = {
  transformation: { of: ledgerToPhone, tint: 'leaf', isWide: true },
  insights: { of: forecastHill, tint: 'leaf' },
  marketing: { of: megaphoneCall, tint: 'blush' },
  engagement: { of: counterChat, tint: 'sky' },
  revenue: { of: tillAndCoins, tint: 'butter' },
  local: { of: neighbourhood, tint: 'leaf', isWide: true },
};

/** Cards of which the one last pressed is highlighted and shows the way on. */
export function WhatWeDo({ words }: { words: WhatWeDoWords }) {
  const [highlighted, setHighlighted] = useState<ServiceId | null>(null);
  return (
    <section data-ground="sunk" className="section-space">
      <div className="wrap">
        <h2 className="sign text-display-2">{words.title}</h2>
        <ul className="service-grid" data-reveal="stagger">
          {words.cards.map((card) => (
            <li key={card.id} className="service" data-wide={VIGNETTES[card.id].isWide}>
              <ServiceCard
                card={card}
                play={words.play}
                isHighlighted={card.id === highlighted}
                onHighlight={setHighlighted}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type ServiceCardProps = {
  card: Service;
  play: WhatWeDoWords['play'];
  isHighlighted: boolean;
  onHighlight: (id: ServiceId) => void;
};

function ServiceCard({ card, play, isHighlighted, onHighlight }: ServiceCardProps) {
  const { of, tint, isWide } = VIGNETTES[card.id];
  return (
    <Card
      title={
        <button
          type="button"
          className="service-button"
          aria-pressed={isHighlighted}
          onClick={() => onHighlight(card.id)}
        >
          {card.title}
        </button>
      }
      tint={tint}
      vignette={<Drawing of={of} {...(isWide ? {} : { fit: 'slice', align: 'xMidYMid' })} />}
      isHighlighted={isHighlighted}
    >
      <p>{card.description}</p>
      {isHighlighted ? (
        <a href={play.to} className="service-play" aria-label={`${play.label}: ${card.title}`}>
          <PlayIcon size={24} fill="currentColor" aria-hidden="true" />
        </a>
      ) : null}
    </Card>
  );
}
