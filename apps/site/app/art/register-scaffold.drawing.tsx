import { Cloud } from './cloud.tsx';
import { Crate } from './crate.tsx';
import { paint } from './paint.ts';
import { Place } from './place.tsx';
import { SCAFFOLD_PLACE } from './register-place.ts';
import { REGISTER_SIZE, RegisterPlot } from './register-plot.tsx';
import { RegisterShop } from './register-shop.tsx';

export const size = REGISTER_SIZE;

export function Drawing() {
  return (
    <>
      <Place x={20} y={330} scale={1.2}>
        <Cloud />
      </Place>
      <circle cx="452" cy="420" r="150" fill={paint.sun} />
      <Place x={430} y={470} scale={0.8}>
        <Cloud />
      </Place>
      <RegisterPlot />
      <Place {...SCAFFOLD_PLACE}>
        <RegisterShop isOpen={false} />
      </Place>
      <Scaffold />
      <Place x={470} y={646}>
        <PaintPot />
      </Place>
      <Crate
        x={440}
        y={996}
        width={110}
        height={36}
        fruit={[paint.foodTomato, paint.foodHoney]}
        count={4}
      />
    </>
  );
}

function Scaffold() {
  return (
    <>
      <g fill="none" stroke={paint.wood} strokeLinecap="round">
        <path d="M16 380V1000M544 380V1000M8 440H552" strokeWidth="9" />
        <path d="M20 640L110 450M540 640L450 450" strokeWidth="5" opacity=".75" />
      </g>
      <rect x="-20" y="646" width="600" height="18" rx="2" fill={paint.wood2} />
      <rect x="-20" y="646" width="600" height="6" rx="2" fill={paint.wood} />
      <g transform="rotate(-14 60 646)">
        <rect x="60" y="634" width="38" height="12" rx="2" fill={paint.deep} />
        <rect x="98" y="636" width="34" height="7" rx="3" fill={paint.wood} />
      </g>
    </>
  );
}

function PaintPot() {
  return (
    <>
      <rect y="-38" width="46" height="38" rx="5" fill={paint.signal} />
      <rect x="4" y="-44" width="38" height="9" rx="4" fill={paint.signal2} />
      <path
        d="M6-40q17-30 34 0"
        fill="none"
        stroke={paint.iron}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <rect x="8" y="-23" width="30" height="13" rx="2" fill={paint.cream} />
    </>
  );
}
