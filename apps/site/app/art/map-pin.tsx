import { Awning } from './awning.tsx';
import { paint } from './paint.ts';
import { Place } from './place.tsx';

type MapPinProps = {
  /** Radius of the neighbourhood drawn around the pin; 0 leaves it out. */
  reach?: number;
};

/** A pin with a shop in its head; its point is the origin. */
export function MapPin({ reach = 0 }: MapPinProps) {
  return (
    <>
      {reach > 0 && (
        <>
          <circle r={reach} fill={paint.signal} opacity=".16" />
          <circle
            r={reach}
            fill="none"
            stroke={paint.signal}
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeDasharray="2 8"
          />
        </>
      )}
      <ellipse rx="16" ry="5" fill={paint.shade} opacity=".2" />
      <path d="M0 0C-43-50-29-98 0-98S43-50 0 0z" fill={paint.signal} />
      <circle cy="-62" r="23" fill={paint.cream} />
      <Place x={-16} y={-76}>
        <rect x="3" y="10" width="26" height="19" rx="2" fill={paint.deep} />
        <rect x="17" y="17" width="8" height="12" rx="1" fill={paint.accentPale} />
        <Awning
          x={0}
          y={0}
          width={32}
          drop={9}
          stripes={5}
          colors={[paint.brand, paint.accent]}
          hasShadow={false}
        />
      </Place>
    </>
  );
}
