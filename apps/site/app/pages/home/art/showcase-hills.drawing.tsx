import { paint } from '#/art/paint.ts';

export const size = { width: 808, height: 640 } as const;

/** Evening hills with the week's sun behind them. */
export function Drawing() {
  return (
    <>
      <rect width="808" height="640" fill={paint.pageDeep2} />
      <circle cx="640" cy="150" r="118" fill={paint.accent} />
      <path
        d="M0 640V430C120 380 190 470 320 420S520 300 640 330S760 250 808 240V640z"
        fill={paint.brand2}
      />
      <path d="M0 640V540C140 500 240 580 420 540S680 470 808 500V640z" fill={paint.brand} />
    </>
  );
}
