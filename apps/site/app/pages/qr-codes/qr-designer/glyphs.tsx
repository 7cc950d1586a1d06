import type { ColourPair, CornerStyle, DotStyle, FrameStyle, MarkName } from './design.ts';
import { MARK_PATHS } from './marks.ts';

const LONE = 'M25 0a5 5 0 0 1 0 10a5 5 0 0 1 0-10z';
const LONE_LEAF = 'M20 5a5 5 0 0 1 5-5h5v5a5 5 0 0 1-5 5h-5z';

/** Three joined modules and a lone one, in each style. */
const DOT_PATHS = {
  square: 'M0 0h10v10h10v10h-20zM20 0h10v10h-10z',
  rounded: `M5 0a5 5 0 0 1 5 5v5h5a5 5 0 0 1 0 10h-10a5 5 0 0 1-5-5v-10a5 5 0 0 1 5-5z${LONE}`,
  'extra-rounded': `M5 0a5 5 0 0 1 5 5v5h5a5 5 0 0 1 0 10h-5a10 10 0 0 1-10-10v-5a5 5 0 0 1 5-5z${LONE}`,
  dots: `M5 0a5 5 0 0 1 0 10a5 5 0 0 1 0-10zM5 10a5 5 0 0 1 0 10a5 5 0 0 1 0-10zM15 10a5 5 0 0 1 0 10a5 5 0 0 1 0-10z${LONE}`,
  classy: `M0 5a5 5 0 0 1 5-5h5v10h10v5a5 5 0 0 1-5 5h-15z${LONE_LEAF}`,
  'classy-rounded': `M0 9a9 9 0 0 1 9-9h1v10h10v1a9 9 0 0 1-9 9h-11z${LONE_LEAF}`,
} as const satisfies Record<DotStyle, string>;

const CORNER_PATHS = {
  square: 'M0 0h28v28h-28zM4 4v20h20v-20zM8 8h12v12h-12z',
  soft: 'M10 0h8a10 10 0 0 1 10 10v8a10 10 0 0 1-10 10h-8a10 10 0 0 1-10-10v-8a10 10 0 0 1 10-10zM10 4a6 6 0 0 0-6 6v8a6 6 0 0 0 6 6h8a6 6 0 0 0 6-6v-8a6 6 0 0 0-6-6zM12 8h4a4 4 0 0 1 4 4v4a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4v-4a4 4 0 0 1 4-4z',
  ring: 'M14 0a14 14 0 0 1 0 28a14 14 0 0 1 0-28zM14 4a10 10 0 0 0 0 20a10 10 0 0 0 0-20zM14 8a6 6 0 0 1 0 12a6 6 0 0 1 0-12z',
  leaf: 'M8 0h20v20a8 8 0 0 1-8 8h-20v-20a8 8 0 0 1 8-8zM8 4a4 4 0 0 0-4 4v16h16a4 4 0 0 0 4-4v-16zM12 8h8v8a4 4 0 0 1-4 4h-8v-8a4 4 0 0 1 4-4z',
} as const satisfies Record<CornerStyle, string>;

const FRAME_PATHS = {
  none: 'M5 6h7v7h-7zM16 6h7v7h-7zM5 17h7v7h-7zM18 19h5v5h-5z',
  border:
    'M4 0h20a4 4 0 0 1 4 4v26h-28v-26a4 4 0 0 1 4-4zM3 3v18h22v-18zM8 7h5v5h-5zM15 7h5v5h-5zM8 14h5v4h-5z',
  awning:
    'M0 0h28v8a3.5 3.5 0 0 1-7 0a3.5 3.5 0 0 1-7 0a3.5 3.5 0 0 1-7 0a3.5 3.5 0 0 1-7 0zM7 0v8h7v-8zM1 13h26v17h-26zM4 15v9h20v-9zM8 17h5v5h-5zM16 17h4v5h-4z',
} as const satisfies Record<FrameStyle, string>;

function Glyph({ path, box }: { path: string; box: string }) {
  return (
    <svg viewBox={box} className="qr-glyph" aria-hidden="true">
      <path d={path} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

/** What modules look like in a style. */
export function DotGlyph({ style }: { style: DotStyle }) {
  return <Glyph path={DOT_PATHS[style]} box="0 0 30 20" />;
}

/** What the eyes look like in a style. */
export function CornerGlyph({ style }: { style: CornerStyle }) {
  return <Glyph path={CORNER_PATHS[style]} box="0 0 28 28" />;
}

/** What stands around the code. */
export function FrameGlyph({ style }: { style: FrameStyle }) {
  return <Glyph path={FRAME_PATHS[style]} box="0 0 28 30" />;
}

/** A mark of ours, or an empty place. */
export function MarkGlyph({ mark }: { mark: MarkName | null }) {
  const path = mark ? MARK_PATHS[mark] : 'M10 10h28v28h-28zM14 14v20h20v-20z';
  return <Glyph path={path} box="4 4 40 40" />;
}

/** A paint as it is printed, half code and half paper; its edge tells a pale paper from the tile. */
export function PaintGlyph({ pair }: { pair: ColourPair }) {
  return (
    <svg viewBox="0 0 44 28" className="qr-glyph qr-paint-glyph" aria-hidden="true">
      <rect x=".75" y=".75" width="42.5" height="26.5" rx="6" fill={pair.paper} />
      <path d="M7 .75h15v26.5h-15a6 6 0 0 1-6-6v-14.5a6 6 0 0 1 6-6z" fill={pair.code} />
      <rect
        x=".75"
        y=".75"
        width="42.5"
        height="26.5"
        rx="6"
        fill="none"
        stroke="var(--control)"
        strokeWidth="1.5"
      />
    </svg>
  );
}
