import { paint } from '#/art/paint.ts';

const MODULE = 30;
const COLUMNS = 64;
const ROWS = 30;
/** Columns from the left that stay free, and over how many the modules then close up. */
const FREE = 35;
const CLOSING = 24;
const FULL = 0.74;
const SIGNAL_SHARE = 0.06;
const MULTIPLIER = 48271;
const MODULUS = 2147483647;

export const size = { width: COLUMNS * MODULE, height: ROWS * MODULE } as const;

type Module = { x: number; y: number; isSignal: boolean; isRound: boolean };

/** Modules by lot, always the same ones; the further right, the closer together. */
function scatter(): Module[] {
  let state = 7;
  const draw = () => {
    state = (state * MULTIPLIER) % MODULUS;
    return state / MODULUS;
  };
  const modules: Module[] = [];
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = FREE; column < COLUMNS; column += 1) {
      const isThere = draw() < Math.min(1, (column - FREE) / CLOSING) * FULL;
      const module = { isSignal: draw() < SIGNAL_SHARE, isRound: draw() > 0.6 };
      if (isThere) modules.push({ x: column * MODULE, y: row * MODULE, ...module });
    }
  }
  return modules;
}

function outline({ x, y, isRound }: Module): string {
  const radius = isRound ? 8 : 2;
  const edge = MODULE - 2 * radius;
  const turn = (dx: string, dy: string) =>
    `a${radius} ${radius} 0 0 1 ${dx}${radius} ${dy}${radius}`;
  return `M${x + radius} ${y}h${edge}${turn('', '')}v${edge}${turn('-', '')}h-${edge}${turn('-', '-')}v-${edge}${turn('', '-')}z`;
}

/** Loose modules that gather into a code towards the right. */
export function Drawing() {
  const modules = scatter();
  const path = (isSignal: boolean) =>
    modules
      .filter((module) => module.isSignal === isSignal)
      .map(outline)
      .join('');
  return (
    <>
      <path d={path(false)} fill={paint.accent2} />
      <path d={path(true)} fill={paint.signal} />
    </>
  );
}
