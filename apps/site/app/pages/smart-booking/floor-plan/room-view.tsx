import './room-view.css';

import { useId } from 'react';

import { fillWords, type FloorPlanWords } from './floor-plan-words.ts';
import { stateOfTable, type Room, type Table, type Visit } from './room-rules.ts';
import { TableTop } from './table-top.tsx';

type RoomViewProps = {
  words: FloorPlanWords;
  room: Room;
  visit: Visit;
  onPick: (table: number) => void;
};

type RoomTableProps = RoomViewProps & { table: Table; group: string };

function RoomTable({ words, room, visit, onPick, table, group }: RoomTableProps) {
  const state = stateOfTable(room, visit, table);
  return (
    <label
      className="room-table covered-input"
      data-table={table.id}
      data-seats={table.seats}
      data-state={state}
    >
      <input
        type="radio"
        name={group}
        value={table.id}
        aria-label={fillWords(words.table, {
          table: table.id,
          seats: table.seats,
          state: words.states[state],
        })}
        checked={table.id === visit.table}
        disabled={state === 'taken' || state === 'tooSmall'}
        onChange={() => onPick(table.id)}
      />
      <TableTop seats={table.seats} guests={state === 'yours' ? visit.party : 0} />
      <span className="room-table-words" aria-hidden="true">
        <b>{table.id}</b>
        {words.states[state]}
      </span>
    </label>
  );
}

/** The room from above: each table one choice, with its state as a word on it. */
export function RoomView(props: RoomViewProps) {
  const { words, room, visit } = props;
  const group = useId();
  return (
    <fieldset className="min-w-0" disabled={visit.isBooked}>
      <legend className="sr-only">{words.tables}</legend>
      <div className="floor-view room-floor">
        <span className="room-mark" data-mark="window">
          {words.room.window}
        </span>
        <span className="room-mark" data-mark="window-2" aria-hidden="true" />
        <span className="room-mark" data-mark="bar">
          {words.room.bar}
        </span>
        <span className="room-mark" data-mark="door">
          {words.room.door}
        </span>
        {room.tables.map((table) => (
          <RoomTable key={table.id} {...props} table={table} group={group} />
        ))}
      </div>
    </fieldset>
  );
}
