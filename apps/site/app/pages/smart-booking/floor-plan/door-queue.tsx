import './door-queue.css';

import { fillWords, type FloorPlanWords } from './floor-plan-words.ts';

type DoorQueueProps = {
  words: FloorPlanWords['queue'];
  others: number;
  /** The visitor's own party, at the end of the queue. */
  own: number;
};

function Person({ isOwn }: { isOwn: boolean }) {
  return (
    <svg className="queue-person" data-own={isOwn ? '' : undefined} viewBox="-12 -17 24 34">
      <ellipse className="guest-coat" cx="1" rx="10" ry="16" />
      <circle className="guest-head" r="7.5" />
    </svg>
  );
}

/** Who is on the pavement without a booking, seen from above. */
export function DoorQueue({ words, others, own }: DoorQueueProps) {
  return (
    <div className="floor-door door-queue">
      <p className="door-queue-words">
        <b>{others + own}</b>
        <span>
          {words.title}
          <small>{own > 0 ? fillWords(words.own, { party: own }) : words.gone}</small>
        </span>
      </p>
      <div className="door-queue-line" aria-hidden="true">
        {Array.from({ length: others + own }, (_, index) => (
          <Person key={index} isOwn={index >= others} />
        ))}
      </div>
    </div>
  );
}
