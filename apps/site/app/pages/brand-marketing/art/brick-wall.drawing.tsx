import { paint } from '#/art/paint.ts';

const BRICK = { width: 116, height: 38 } as const;
const COLUMNS = 21;
const ROWS = 30;
const WIDTH = BRICK.width * COLUMNS;
const HEIGHT = BRICK.height * ROWS;

export const size = { width: WIDTH, height: HEIGHT };

const beds = Array.from({ length: ROWS }, (_, row) => `M0 ${row * BRICK.height}h${WIDTH}`).join('');
const joints = (first: number) =>
  Array.from(
    { length: COLUMNS },
    (_, column) => `M${first + column * BRICK.width} 0v${HEIGHT}`,
  ).join('');

/** Some bricks were fired darker than their neighbours. */
function firedDarker(): string {
  let path = '';
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const left = column * BRICK.width + (row % 2 ? BRICK.width / 2 : 0);
      if ((column * 7 + row * 5 + column * row) % 11 === 0) {
        path += `M${left} ${row * BRICK.height}h${BRICK.width}v${BRICK.height}h${-BRICK.width}z`;
      }
    }
  }
  return path;
}

/** A wall in running bond, in the page's own signal colour. */
export function Drawing() {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={paint.shade} opacity=".07" />
      <path d={firedDarker()} fill={paint.signal2} opacity=".34" />
      <g fill="none" stroke={paint.pageSignal} strokeWidth="4">
        <path d={beds} />
        <path d={joints(0)} strokeDasharray={BRICK.height} />
        <path
          d={joints(BRICK.width / 2)}
          strokeDasharray={BRICK.height}
          strokeDashoffset={BRICK.height}
        />
      </g>
    </>
  );
}
