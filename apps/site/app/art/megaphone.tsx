import { type Paint, paint } from './paint.ts';

const WAVES = [paint.accent, paint.brand2, paint.extra] as const;

type MegaphoneProps = {
  /** Horn and its rim, mouthpiece, and grip. */
  horn?: Paint;
  rim?: Paint;
  mouthpiece?: Paint;
  grip?: Paint;
  /** The three waves of sound, the nearest first. */
  waves?: readonly [Paint, Paint, Paint];
};

/** A megaphone calling to the right, within 260 by 150. */
export function Megaphone({
  horn = paint.signal,
  rim = paint.signal2,
  mouthpiece = paint.cream,
  grip = paint.iron,
  waves = WAVES,
}: MegaphoneProps) {
  return (
    <>
      <path d="M28 90h19l11 46h-22z" fill={grip} />
      <path d="M40 66L150 14v126L40 90z" fill={horn} />
      <path d="M40 79L150 80v60L40 90z" fill={paint.shade} opacity=".1" />
      <rect x="8" y="62" width="38" height="32" rx="6" fill={mouthpiece} />
      <rect x="146" y="8" width="14" height="138" rx="7" fill={rim} />
      <g fill="none" strokeWidth="6" strokeLinecap="round">
        {waves.map((wave, index) => {
          const rise = 26 + index * 14;
          return (
            <path
              key={wave}
              d={`M${178 + index * 4} ${77 - rise}q${18 + index * 8} ${rise} 0 ${rise * 2}`}
              stroke={wave}
            />
          );
        })}
      </g>
    </>
  );
}
