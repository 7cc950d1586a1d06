import { Button } from '@high-street/ui';
import { useRef } from 'react';
import { flushSync } from 'react-dom';

import { describeVisit, countFigures } from './describe-visit.ts';
import { fillWords, formatTime, type FloorPlanWords } from './floor-plan-words.ts';
import { nearestTimes, type Room, type Visit } from './room-rules.ts';

type VisitActionProps = {
  words: FloorPlanWords;
  room: Room;
  visit: Visit;
  wasCancelled: boolean;
  onToggle: () => void;
  onTime: (time: number) => void;
};

/** What came out, and the next thing to do about it: book, cancel, or take another time. */
export function VisitAction(props: VisitActionProps) {
  const { words, room, visit, wasCancelled, onToggle, onTime } = props;
  const main = useRef<HTMLButtonElement>(null);
  const { actions } = words;

  // The button that was pressed goes away, so the focus moves on to the one that takes its place.
  function handleOther(time: number): void {
    flushSync(() => onTime(time));
    main.current?.focus();
  }

  return (
    <div className="floor-action visit-action">
      <p role="status" className="visit-outcome">
        {describeVisit(words, room, visit, wasCancelled)}
      </p>
      <div className="visit-buttons">
        {visit.table === null ? (
          nearestTimes(room, visit.party, visit.time).map((time) => (
            <Button key={time} variant="secondary" size="medium" onClick={() => handleOther(time)}>
              {fillWords(actions.other, { time: formatTime(time) })}
            </Button>
          ))
        ) : (
          <Button
            ref={main}
            variant={visit.isBooked ? 'outline' : 'primary'}
            size="medium"
            onClick={onToggle}
          >
            {fillWords(visit.isBooked ? actions.cancel : actions.book, countFigures(room, visit))}
          </Button>
        )}
      </div>
    </div>
  );
}
