import { useId } from 'react';

import { formatTime, type FloorPlanWords } from './floor-plan-words.ts';
import { askFor, type Room, type Visit } from './room-rules.ts';

type VisitFormProps = {
  words: FloorPlanWords;
  room: Room;
  visit: Visit;
  onParty: (party: number) => void;
  onTime: (time: number) => void;
};

type Choice = { readonly value: number; readonly label: string; readonly note?: string };

type ChoicesProps = {
  legend: string;
  choices: readonly Choice[];
  chosen: number;
  isDisabled: boolean;
  onChoose: (value: number) => void;
};

function Choices({ legend, choices, chosen, isDisabled, onChoose }: ChoicesProps) {
  const group = useId();
  return (
    <fieldset className="visit-choices" disabled={isDisabled}>
      <legend className="visit-legend">{legend}</legend>
      <div className="grid grid-cols-4 gap-2">
        {choices.map(({ value, label, note }) => (
          <label key={value} className="visit-chip covered-input">
            <input
              type="radio"
              name={group}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span> {note ? <small>{note}</small> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** How many, and when. A time without a table for the party says so. */
export function VisitForm({ words, room, visit, onParty, onTime }: VisitFormProps) {
  const largest = Math.max(...room.tables.map(({ seats }) => seats));
  const parties = Array.from({ length: largest }, (_, index) => index + 1);
  const times = room.evening.map(({ time }) => ({
    value: time,
    label: formatTime(time),
    ...(askFor(room, visit.party, time).table === null ? { note: words.full } : {}),
  }));
  return (
    <div className="floor-ask visit-form">
      <Choices
        legend={words.party}
        choices={parties.map((value) => ({ value, label: String(value) }))}
        chosen={visit.party}
        isDisabled={visit.isBooked}
        onChoose={onParty}
      />
      <Choices
        legend={words.time}
        choices={times}
        chosen={visit.time}
        isDisabled={visit.isBooked}
        onChoose={onTime}
      />
    </div>
  );
}
