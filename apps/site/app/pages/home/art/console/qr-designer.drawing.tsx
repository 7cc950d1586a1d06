import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { CodePoster } from './code-poster.tsx';
import { ConsoleFrame } from '#/art/console/console-frame.tsx';
import { MockButton } from '#/art/console/mock-button.tsx';
import { StylePanel } from './style-panel.tsx';

export { CONSOLE_PLANE as size } from '#/art/console/console-frame.tsx';

const POSTER = { x: 330, y: 30 };
const SELECTION = { x: 372, y: 160, side: 196 };
const FORMATS = ['SVG', 'PNG', 'PDF'];
const DOTS = { columns: 11, rows: 9, step: 50 };

export function Drawing() {
  return (
    <ConsoleFrame address="qr.olivestreet.example">
      <Board />
      <StylePanel />
      <Place {...POSTER}>
        <CodePoster
          lines={['Order from', 'your table']}
          shop="Olive Street Kitchen"
          address="olivestreet.example"
        />
      </Place>
      <Selection />
      <Label x={686} y={286} size={13.5} weight={650} anchor="middle" fill={paint.pageInk}>
        Export
      </Label>
      {FORMATS.map((format, index) => (
        <MockButton
          key={format}
          x={640}
          y={300 + index * 46}
          width={92}
          height={36}
          fill={index === 0 ? paint.pageInk : paint.raised}
          ink={index === 0 ? paint.bg : paint.pageInk}
        >
          {format}
        </MockButton>
      ))}
    </ConsoleFrame>
  );
}

/** The pin board behind the poster. */
function Board() {
  const { columns, rows, step } = DOTS;
  const dots = Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: columns },
      (__, column) => `M${240 + column * step} ${28 + row * step}h0`,
    ).join(''),
  );
  return (
    <>
      <path d="M216 0h544v444a16 16 0 0 1-16 16h-528z" fill={paint.tintBlush} />
      <path
        d={dots.join('')}
        stroke={paint.pageInk}
        strokeWidth="2.8"
        strokeLinecap="round"
        opacity=".22"
      />
    </>
  );
}

/** Handles around the code that is being worked on. */
function Selection() {
  const { x, y, side } = SELECTION;
  const handles = [
    [x, y],
    [x + side, y],
    [x, y + side],
    [x + side, y + side],
  ] as const;
  return (
    <g stroke={paint.ink} strokeWidth="1.5">
      <rect x={x} y={y} width={side} height={side} rx="4" fill="none" strokeDasharray="5 4" />
      {handles.map(([left, top]) => (
        <rect
          key={`${left} ${top}`}
          x={left - 5}
          y={top - 5}
          width="10"
          height="10"
          rx="2"
          fill={paint.ticket}
        />
      ))}
    </g>
  );
}
