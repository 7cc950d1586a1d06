import './floor-plan.css';

import { DoorQueue } from './door-queue.tsx';
import type { FloorPlanWords } from './floor-plan-words.ts';
import { GuestPhone } from './guest-phone.tsx';
import { queueAtDoor } from './room-rules.ts';
import { RoomView } from './room-view.tsx';
import { SAMPLE_ROOM } from './sample-room.ts';
import { useVisit } from './use-visit.ts';
import { VisitAction } from './visit-action.tsx';
import { VisitForm } from './visit-form.tsx';

/** A dining room from above in which a table can be booked and given back; nothing is sent anywhere. */
export function Picture({ words }: { words: FloorPlanWords }) {
  const { visit, wasCancelled, askParty, askTime, pick, toggleBooking } = useVisit(SAMPLE_ROOM);
  const shown = { words, room: SAMPLE_ROOM, visit };
  return (
    <div className="floor-frame floor-plan" data-sample="">
      <VisitForm {...shown} onParty={askParty} onTime={askTime} />
      <div className="floor-room">
        <RoomView {...shown} onPick={pick} />
        <DoorQueue words={words.queue} {...queueAtDoor(SAMPLE_ROOM, visit)} />
      </div>
      <VisitAction
        {...shown}
        wasCancelled={wasCancelled}
        onToggle={toggleBooking}
        onTime={askTime}
      />
      <div className="floor-phone-place">
        <GuestPhone {...shown} />
      </div>
    </div>
  );
}
