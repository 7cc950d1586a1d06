import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';
import { Tick } from './tick.tsx';

const SHAPES = [
  { name: 'square', radius: 0 },
  { name: 'soft', radius: 3.5 },
  { name: 'round', radius: 5.5 },
];
const COLOURS = [paint.deep, paint.signal, paint.extra, paint.accent2, paint.ink];
const USES = ['Table menu', 'Window sticker', 'Loyalty sign-up', 'Flyer'];
const CHOSEN = { shape: 'soft', colour: paint.signal, use: 'Table menu' };

/** Left panel of the code designer: shape, colour and use. */
export function StylePanel() {
  return (
    <>
      <path d="M0 0h216v460h-200a16 16 0 0 1-16-16z" fill={paint.sunk} />
      <SignText x={24} y={42} size={22} anchor="start" fill={paint.pageInk}>
        Style
      </SignText>
      <g fill={paint.muted}>
        <Label x={24} y={78} size={13} weight={600}>
          Shape
        </Label>
        <Label x={24} y={170} size={13} weight={600}>
          Colour
        </Label>
        <Label x={24} y={241} size={13} weight={600}>
          Use it for
        </Label>
      </g>
      {SHAPES.map((shape, index) => (
        <Place key={shape.name} x={24 + index * 58} y={88}>
          <ShapeTile radius={shape.radius} isChosen={shape.name === CHOSEN.shape} />
        </Place>
      ))}
      {COLOURS.map((fill, index) => (
        <Place key={fill} x={38 + index * 34} y={194}>
          <circle r="12" fill={fill} stroke={paint.line} />
          {fill === CHOSEN.colour && (
            <circle r="16" fill="none" stroke={paint.pageInk} strokeWidth="2" />
          )}
        </Place>
      ))}
      {USES.map((use, index) => (
        <Place key={use} x={24} y={252 + index * 44}>
          <UseRow isChosen={use === CHOSEN.use}>{use}</UseRow>
        </Place>
      ))}
    </>
  );
}

function frame(isChosen: boolean) {
  return {
    fill: isChosen ? paint.raised : paint.bg,
    stroke: isChosen ? paint.pageInk : paint.line,
    strokeWidth: isChosen ? 2 : 1,
  };
}

function ShapeTile({ radius, isChosen }: { radius: number; isChosen: boolean }) {
  const corners = [12, 26];
  return (
    <>
      <rect width="50" height="50" rx="10" {...frame(isChosen)} />
      <g fill={paint.pageInk}>
        {corners.map((x) =>
          corners.map((y) => (
            <rect key={`${x} ${y}`} x={x} y={y} width="11.5" height="11.5" rx={radius} />
          )),
        )}
      </g>
    </>
  );
}

function UseRow({ isChosen, children }: { isChosen: boolean; children: string }) {
  return (
    <>
      <rect width="168" height="36" rx="9" {...frame(isChosen)} />
      <Label x={16} y={23} size={14} weight={isChosen ? 680 : 550} fill={paint.pageInk}>
        {children}
      </Label>
      {isChosen && <Tick x={142} y={18} />}
    </>
  );
}
