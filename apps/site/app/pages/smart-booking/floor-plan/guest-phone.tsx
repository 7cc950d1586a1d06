import './guest-phone.css';

import { countFigures } from './describe-visit.ts';
import { fillWords, type FloorPlanWords } from './floor-plan-words.ts';
import type { Room, Visit } from './room-rules.ts';

type GuestPhoneProps = { words: FloorPlanWords; room: Room; visit: Visit };

type Note = FloorPlanWords['phone']['reminder'];

function PhoneNote({ note, kind }: { note: Note; kind: 'booked' | 'reminder' }) {
  return (
    <div className="phone-note" data-kind={kind}>
      <p className="phone-note-title">
        <b>{note.title}</b> <small>{note.when}</small>
      </p>
      <p>{note.line}</p>
    </div>
  );
}

/** The visitor's phone: blank while nothing is booked, then the day before with the reminder on it. */
export function GuestPhone({ words, room, visit }: GuestPhoneProps) {
  const { phone } = words;
  const figures = countFigures(room, visit);
  const fill = ({ title, line, when }: Note) => ({
    title: fillWords(title, figures),
    line: fillWords(line, figures),
    when,
  });
  const day = visit.isBooked ? phone.dayBefore : phone.today;
  return (
    <div className="guest-phone">
      <div className="guest-phone-screen">
        <p className="guest-phone-clock">
          <b>{day.clock}</b>
          <span>{day.date}</span>
        </p>
        {visit.isBooked ? (
          <>
            <PhoneNote kind="reminder" note={fill(phone.reminder)} />
            <PhoneNote kind="booked" note={fill(phone.booked)} />
          </>
        ) : (
          <p className="guest-phone-nothing">{phone.nothing}</p>
        )}
      </div>
    </div>
  );
}
