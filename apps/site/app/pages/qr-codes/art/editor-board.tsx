import { Awning } from '#/art/awning.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';

import { EditorButton } from './editor-button.tsx';
import { RealCode } from './real-code.tsx';
import { ShopMark } from './shop-mark.tsx';

const BOARD = { x: 752, y: 78, width: 500, height: 620 };
const PIN_STEP = 46;
const CARD = { x: 846, y: 150, width: 312, height: 446 };
const SELECTION = { x: 836, y: 140, width: 332, height: 466 };

/** The right half of the editor: the finished code, selected on its pin board, and how to take it along. */
export function EditorBoard() {
  return (
    <>
      <rect {...BOARD} rx="12" fill={paint.tintBlush} />
      <path d={pins()} stroke={paint.pageInk} strokeWidth="3" strokeLinecap="round" opacity=".22" />
      <Place x={CARD.x} y={CARD.y}>
        <rect x="8" y="12" {...dimensions(CARD)} rx="20" fill={paint.shade} opacity=".15" />
        <rect {...dimensions(CARD)} rx="20" fill={paint.brand} />
        <Awning
          x={0}
          y={0}
          width={CARD.width}
          drop={28}
          stripes={9}
          colors={[paint.brand2, paint.cream]}
        />
        <Place x={18} y={68}>
          <RealCode
            address="https://olivestreet.example/lunch"
            size={276}
            hole={7}
            ink={paint.brand}
          />
        </Place>
        <Place x={138} y={190}>
          <ShopMark />
        </Place>
        <SignText x={CARD.width / 2} y={406} size={40} fill={paint.cream}>
          Scan me
        </SignText>
      </Place>
      <Handles />
      <EditorButton
        x={752}
        y={722}
        width={242}

        fill={paint.primary}
        ink={paint.onPrimary}
      >
        Download PNG
      </EditorButton>
      <EditorButton x={1010} y={722} width={242} fill={paint.pageInk} ink={paint.bg}>
        Download SVG
      </EditorButton>
    </>
  );
}

function dimensions({ width, height }: { width: number; height: number }) {
  return { width, height };
}

function pins(): string {
  const rows = Math.floor(BOARD.height / PIN_STEP);
  const columns = Math.floor(BOARD.width / PIN_STEP);
  return Array.from({ length: rows * columns }, (_, index) => {
    const x = BOARD.x + 24 + (index % columns) * PIN_STEP;
    const y = BOARD.y + 24 + Math.floor(index / columns) * PIN_STEP;
    return `M${x} ${y}h0`;
  }).join('');
}

/** Dashes and handles around the card that is being worked on. */
function Handles() {
  const { x, y, width, height } = SELECTION;
  const corners = [0, 1, 2, 3].map((index) => ({
    left: x + (index % 2) * width - 8,
    top: y + Math.floor(index / 2) * height - 8,
  }));
  return (
    <g stroke={paint.pageInk} strokeWidth="2.5">
      <rect {...SELECTION} rx="4" fill="none" strokeDasharray="8 6" />
      {corners.map(({ left, top }) => (
        <rect
          key={`${left} ${top}`}
          x={left}
          y={top}
          width="16"
          height="16"
          rx="3"
          fill={paint.raised}
        />
      ))}
    </g>
  );
}
