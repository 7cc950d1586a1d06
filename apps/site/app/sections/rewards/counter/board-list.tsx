import './board-list.css';

import type { FaceName } from '#/art/people/faces.ts';
import { Drawing } from '#/sections/drawing.tsx';
import { faceStrip } from '#drawn/face-strip.ts';
import { stampMarks } from '#drawn/stamp-marks.ts';

import type { BoardLine, CounterView } from './counter-view.ts';

/** Where each face stands in the strip. */
const FACES = {
  lena: { part: 0, crop: '0 0 80 80' },
  arthur: { part: 1, crop: '80 0 80 80' },
  tom: { part: 2, crop: '160 0 80 80' },
  grace: { part: 3, crop: '240 0 80 80' },
  noor: { part: 4, crop: '320 0 80 80' },
  amara: { part: 5, crop: '400 0 80 80' },
} as const satisfies Record<FaceName, { part: number; crop: string }>;

function Face({ face }: Pick<BoardLine, 'face'>) {
  return face ? (
    <Drawing of={faceStrip} {...FACES[face]} className="board-face" />
  ) : (
    <Drawing of={stampMarks} part={1} crop="88 0 88 88" className="board-face" />
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
            <span className="board-name">{name}</span> <b className="board-points">{points}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
