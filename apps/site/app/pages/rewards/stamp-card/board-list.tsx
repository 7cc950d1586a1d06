import './board-list.css';

import type { FaceName } from '#/art/people/faces.ts';
import { Drawing } from '#/sections/drawing.tsx';
import { faceStrip } from '#drawn/face-strip.ts';
import { stampMarks } from '#drawn/stamp-marks.ts';

import type { BoardLine, CounterView } from './counter-view.ts';

/** In the order in which they are drawn. */
const FACES: readonly FaceName[] = ['lena', 'arthur', 'tom', 'grace', 'noor', 'amara'];

function Face({ face }: Pick<BoardLine, 'face'>) {
  return face ? (
    <Drawing of={faceStrip} part={FACES.indexOf(face)} className="w-[36px]" />
  ) : (
    <Drawing of={stampMarks} part={1} className="w-[36px]" />
  );
}

/** The regulars by their points; the visitor's line climbs from the place it had. */
export function BoardList({ title, view }: { title: string; view: CounterView }) {
  return (
    <div className="board">
      <h3 className="board-title">{title}</h3>
      <ol className="board-lines">
        {view.board.map(({ name, face, points, shift }) => (
          <li
            key={shift === 0 ? name : `${name} ${view.round}`}
            className="board-line"
            data-you={face === null ? '' : undefined}
            data-shift={shift === 0 ? undefined : shift}
          >
            <Face face={face} />
            <span className="font-[600]">{name}</span> <b className="board-points">{points}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
