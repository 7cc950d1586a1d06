import type { Stage, StageTotals } from '#/numbers/index.ts';
import { BarRect } from './hatch.tsx';
import { sayShare, tellShare } from './share.ts';
import { SHARE_OF, STAGES } from './stages.ts';
import { WORDS } from './words.ts';

/** How high a pillar is of which nothing more is told than that it is small, in percent. */
const SMALL = 8;
const LEAST = 2;

function Pillar({ share }: { share: number | null }) {
  const height = share === null ? SMALL : Math.max(LEAST, share);
  return (
    <svg className="pillar" aria-hidden="true">
      <rect className="pillar-ground" width="100%" height="100%" rx="4" />
      <BarRect of={share === null ? 'bar-small' : 'bar'} y={100 - height} height={height} rx={4} />
    </svg>
  );
}

type StepProps = {
  stage: Stage;
  totals: StageTotals;
  span: string;
};

function Step({ stage, totals, span }: StepProps) {
  const { now, earlier } = totals[stage];
  const shareOf = SHARE_OF[stage];
  const start = shareOf === null;
  const whole = start ? now : totals[shareOf].now;
  const { name, of } = WORDS.stages[stage];
  return (
    <li className="step">
      <span className="caption muted font-semibold">{name}</span>
      <span className="figure-big" data-small={now === 0 ? '' : undefined}>
        {WORDS.total(now)}
      </span>
      {earlier === null ? null : (
        <small className="caption muted">{WORDS.change(now, earlier)}</small>
      )}
      <Pillar share={start && now > 0 ? 100 : tellShare(now, whole)} />
      <b className="tnum">{start ? WORDS.funnel.start : (sayShare(now, whole) ?? WORDS.few)}</b>
      <span className="caption muted">{start ? span : of}</span>
    </li>
  );
}

type PillarsProps = {
  totals: StageTotals;
  span: string;
  /** Whether there is a form to begin, so that there is more than what was seen. */
  hasForm: boolean;
};

/** How far visits came, each stage as a share of one before. */
export function Pillars({ totals, span, hasForm }: PillarsProps) {
  const stages = hasForm ? STAGES : STAGES.slice(0, 1);
  return (
    <ol className="steps">
      {stages.map((stage) => (
        <Step key={stage} stage={stage} totals={totals} span={span} />
      ))}
    </ol>
  );
}
