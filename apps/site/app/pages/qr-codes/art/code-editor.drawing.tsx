import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';

import { CodeEye } from './code-eye.tsx';
import { EditorBoard } from './editor-board.tsx';
import { EditorButton } from './editor-button.tsx';

export const size = { width: 1280, height: 800 } as const;

const PANEL = { left: 28, width: 700, gap: 10 };
const DOTS = ['Square', 'Rounded', 'Soft', 'Round', 'Leaf', 'Petal'];
const CORNERS = ['Square', 'Soft', 'Ring', 'Leaf'] as const;
const EYES = { Square: 'square', Soft: 'soft', Ring: 'ring', Leaf: 'leaf' } as const;
const PAINTS = [
  { name: 'Door', fill: paint.brand },
  { name: 'Awning', fill: paint.signal2 },
  { name: 'Shutter', fill: paint.extra },
  { name: 'Lamp', fill: paint.accent },
  { name: 'Ink', fill: paint.ink },
];

type TileProps = { x: number; y: number; width: number; label: string; isChosen: boolean };

function Tile({ x, y, width, label, isChosen }: TileProps) {
  return (
    <>
      <rect
        {...{ x, y, width }}
        height="72"
        rx="10"
        fill={isChosen ? paint.tintLeaf : paint.bg}
        stroke={isChosen ? paint.primary : paint.control}
        strokeWidth={isChosen ? 2.5 : 1.5}
      />
      <Label
        x={x + width / 2}
        y={y + 58}
        size={16}
        weight={isChosen ? 680 : 560}
        anchor="middle"
        fill={paint.pageInk}
      >
        {label}
      </Label>
    </>
  );
}

/** Names of a row of tiles and where each of them stands. */
function spread(names: readonly string[]) {
  const width = (PANEL.width - (names.length - 1) * PANEL.gap) / names.length;
  return names.map((name, index) => ({
    name,
    width,
    x: PANEL.left + index * (width + PANEL.gap),
  }));
}

function Legend({ y, children }: { y: number; children: string }) {
  return (
    <Label x={PANEL.left} y={y} size={16} weight={650} fill={paint.pageInk}>
      {children}
    </Label>
  );
}

/** Two modules of a code, rounder from tile to tile. */
function DotSample({ x, y, roundness }: { x: number; y: number; roundness: number }) {
  return [0, 1, 2].map((index) => (
    <rect
      key={index}
      x={x + index * 15 - 22}
      y={y + (index === 1 ? 14 : 0)}
      width="14"
      height="14"
      rx={roundness}
      fill={paint.pageInk}
    />
  ));
}

/** The code editor at rest, for visitors whose browser runs no scripts. */
export function Drawing() {
  return (
    <>
      <rect x="8" y="14" {...size} rx="18" fill={paint.shade} opacity=".24" />
      <rect {...size} rx="18" fill={paint.raised} />
      <path d="M18 0H1262a18 18 0 0 1 18 18V54H0V18a18 18 0 0 1 18-18z" fill={paint.sunk} />
      <SignText x={28} y={35} size={20} anchor="start" fill={paint.pageInk}>
        Table card
      </SignText>
      <Legend y={100}>Where the code leads</Legend>
      <rect
        x="28"
        y="114"
        width="700"
        height="56"
        rx="10"
        fill={paint.raised}
        stroke={paint.control}
        strokeWidth="1.5"
      />
      <Label x={46} y={148} size={18} fill={paint.pageInk}>
        https://olivestreet.example/lunch
      </Label>
      <Legend y={220}>Dots</Legend>
      {spread(DOTS).map(({ name, ...box }, index) => (
        <g key={name}>
          <Tile {...box} y={234} label={name} isChosen={name === 'Rounded'} />
          <DotSample x={box.x + box.width / 2} y={244} roundness={Math.min(7, index * 2)} />
        </g>
      ))}
      <Legend y={356}>Corners</Legend>
      {spread(CORNERS).map(({ name, ...box }, index) => (
        <g key={name}>
          <Tile {...box} y={370} label={name} isChosen={name === 'Soft'} />
          <Place x={box.x + box.width / 2 - 16} y={377} scale={0.38}>
            <CodeEye
              shape={EYES[CORNERS[index] ?? 'Square']}
              fill={paint.pageInk}
              ground={name === 'Soft' ? paint.tintLeaf : paint.bg}
            />
          </Place>
        </g>
      ))}
      <Legend y={492}>Paint</Legend>
      {spread(PAINTS.map(({ name }) => name)).map(({ name, ...box }, index) => (
        <g key={name}>
          <Tile {...box} y={506} label={name} isChosen={index === 0} />
          <circle
            cx={box.x + box.width / 2}
            cy="532"
            r="13"
            fill={PAINTS[index]?.fill ?? paint.ink}
            stroke={paint.ticket}
            strokeWidth="2"
          />
        </g>
      ))}
      <Legend y={628}>Logo</Legend>
      <EditorButton x={28} y={644} width={210} fill={paint.primary} ink={paint.onPrimary}>
        Choose a picture
      </EditorButton>
      <Label x={258} y={674} size={17} fill={paint.muted}>
        or drop it on the code
      </Label>
      <EditorBoard />
    </>
  );
}
