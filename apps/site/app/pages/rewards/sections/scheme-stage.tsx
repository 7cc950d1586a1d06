import './scheme-stage.css';

import { SwingTicket } from '@high-street/ui';

import { Drawing } from '#/sections/drawing.tsx';
import { goalsPhone } from '#drawn/goals-phone.ts';
import { pointsPhone } from '#drawn/points-phone.ts';
import { schemeStages } from '#drawn/scheme-stages.ts';
import { vouchersPhone } from '#drawn/vouchers-phone.ts';

const STAGES = {
  goals: { phone: goalsPhone, ground: 0 },
  points: { phone: pointsPhone, ground: 1 },
  rewards: { phone: vouchersPhone, ground: 2 },
} as const;

/** The three sides of the scheme in the order of their tabs. */
export type SchemeId = keyof typeof STAGES;

type TicketWords = { readonly label: string; readonly line: string };

/** One side of the scheme: its line, what the picture shows, and the two labels that hang on it. */
export type SchemePart = {
  readonly id: SchemeId;
  readonly label: string;
  readonly text: string;
  readonly picture: string;
  readonly tickets: readonly [TicketWords, TicketWords];
};

export type SchemeWords = {
  readonly title: string;
  readonly tabsLabel: string;
  readonly pause: string;
  readonly play: string;
  readonly parts: readonly SchemePart[];
};

/** The app open at one of its three sides, with two swing tickets on its edges. */
export function SchemeStage({ part }: { part: SchemePart }) {
  const { phone, ground } = STAGES[part.id];
  const [first, second] = part.tickets;
  return (
    <div className="scheme-stage" data-sample="">
      <div className="scheme-stage-ground">
        <Drawing
          of={schemeStages}
          part={ground}
          fit="slice"
          align="xMidYMid"
          className="absolute inset-0 h-full w-full"
        />
        <Drawing of={phone} label={part.picture} className="scheme-stage-phone" />
      </div>
      <div className="scheme-ticket" data-place="first">
        <SwingTicket line={first.line}>{first.label}</SwingTicket>
      </div>
      <div className="scheme-ticket" data-place="second">
        <SwingTicket line={second.line}>{second.label}</SwingTicket>
      </div>
    </div>
  );
}
