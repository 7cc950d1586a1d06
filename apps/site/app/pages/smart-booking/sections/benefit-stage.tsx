import './benefit-stage.css';

import { SwingTicket } from '@high-street/ui';

import { Drawing, type DrawnFile } from '#/sections/drawing.tsx';
import { guestCard } from '#drawn/guest-card.ts';
import { numberSpool } from '#drawn/number-spool.ts';
import { plugBoard } from '#drawn/plug-board.ts';
import { reminderPhone } from '#drawn/reminder-phone.ts';
import { tablePlan } from '#drawn/table-plan.ts';

/** The five benefits; ids are literal. */
export type BenefitId = 'queues' | 'availability' | 'integration' | 'booking' | 'experience';

type Badge = { readonly title: string; readonly line: string };

/** A benefit: its name, its line of copy, what its picture shows, and the two tickets on it. */
export type Benefit = {
  readonly id: BenefitId;
  readonly label: string;
  readonly line: string;
  readonly picture: string;
  readonly badges: readonly [Badge, Badge];
};

export type BenefitsWords = {
  readonly title: string;
  readonly tabsLabel: string;
  readonly pause: string;
  readonly play: string;
  readonly benefits: readonly Benefit[];
};

type Picture = {
  readonly of: DrawnFile;
  /** The part whose labels stay legible on a phone. */
  readonly crop: string;
};

const PICTURES: Record<BenefitId, Picture> = {
  queues: { of: numberSpool, crop: '240 120 460 460' },
  availability: { of: tablePlan, crop: '35 90 450 450' },
  integration: { of: plugBoard, crop: '84 70 540 460' },
  booking: { of: reminderPhone, crop: '150 40 420 420' },
  experience: { of: guestCard, crop: '84 100 500 430' },
};

/** The picture of a benefit on its own ground, with two swing tickets at its edges. */
export function BenefitStage({ benefit }: { benefit: Benefit }) {
  const { id, picture, badges } = benefit;
  const { of, crop } = PICTURES[id];
  const [first, second] = badges;
  return (
    <div className="relative py-8.5 md:py-0" data-stage={id} data-sample="">
      <div className="benefit-scene">
        <Drawing of={of} fit="slice" align="xMidYMid" label={picture} className="benefit-whole" />
        <Drawing of={of} crop={crop} align="xMidYMid" label={picture} className="benefit-crop" />
      </div>
      <div className="benefit-badge" data-place="top">
        <SwingTicket line={first.line}>{first.title}</SwingTicket>
      </div>
      <div className="benefit-badge" data-place="foot">
        <SwingTicket line={second.line}>{second.title}</SwingTicket>
      </div>
    </div>
  );
}
