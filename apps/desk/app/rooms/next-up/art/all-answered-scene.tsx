import { WORDS } from '../words.ts';
import { Bench } from './bench.tsx';
import { Bunting } from './bunting.tsx';
import { Cups, Loaves, Shop } from './shop.tsx';

const FLOOR = 392;

function Lamp() {
  return (
    <>
      <path d="M-3-232h6V0h-6zM-9-24H9V0H-9z" fill="var(--iron)" />
      <path d="M-16-234h32l-5 28h-22z" fill="var(--art-lamp)" />
      <path d="M-24-240h48v7h-48zM-14-240l5-12H9l5 12z" fill="var(--iron)" />
    </>
  );
}

function Tub() {
  return (
    <>
      <path d="M-3-52h6v30h-6z" fill="var(--art-wood-2)" />
      <circle cy="-68" r="24" fill="var(--food-leaf-2)" />
      <circle cx="-8" cy="-76" r="9" fill="var(--food-leaf-3)" />
      <circle cx="10" cy="-62" r="7" fill="var(--food-leaf-3)" />
      <path d="M-16-24h32l-4 24h-24z" fill="var(--art-sand-2)" />
    </>
  );
}

function Sky() {
  return (
    <>
      <path d="M0 0h1136v440H0z" fill="var(--street-sky)" />
      <circle cx="800" cy="230" r="156" fill="var(--sun)" />
      <path
        d="M0 392v-92h84v-24h60v22h110l30-24 30 24h86v-40h50v-30l14-30 14 30v30h66v28h110l34-28 34 28h120v-34h66v24h96v28h132v88z"
        fill="var(--art-sand)"
      />
    </>
  );
}

function Pavement() {
  return (
    <>
      <path d={`M0 ${FLOOR - 2}h1136v50H0z`} fill="var(--pavement)" />
      <path d={`M0 ${FLOOR - 2}h1136v3H0z`} fill="var(--shade)" opacity="0.14" />
      <path
        d="M72 402v38M196 402v38M320 402v38M444 402v38M568 402v38M692 402v38M816 402v38M940 402v38M1064 402v38"
        stroke="var(--shade)"
        strokeWidth="2"
        opacity="0.08"
      />
    </>
  );
}

/** A street on which everything is done. */
export function AllAnsweredScene({ brand }: { brand: string }) {
  return (
    <svg className="scene" viewBox="0 0 1136 440" role="img" aria-label={WORDS.answered.picture}>
      <Sky />
      <Bunting from={[-6, 44]} to={[188, 128]} sag={30} flags={6} />
      <Bunting from={[378, 128]} to={[456, 92]} sag={18} flags={3} />
      <Bunting from={[686, 92]} to={[1142, 26]} sag={96} flags={13} />
      <g transform={`translate(186 ${FLOOR})`}>
        <Shop
          width={196}
          upper={68}
          name="Juniper"
          wall="--art-sand-2"
          front="--art-extra"
          cloth="--art-accent"
        >
          <Cups count={3} />
        </Shop>
      </g>
      <g transform={`translate(454 ${FLOOR})`}>
        <Shop
          width={236}
          upper={104}
          name={brand}
          wall="--art-signal-pale"
          front="--art-brand"
          cloth="--art-signal"
        >
          <Loaves count={3} />
        </Shop>
      </g>
      <Pavement />
      <g transform={`translate(418 ${FLOOR + 12})`}>
        <Lamp />
      </g>
      <g transform={`translate(724 ${FLOOR + 10})`}>
        <Tub />
      </g>
      <g transform={`translate(776 ${FLOOR + 22})`}>
        <Bench />
      </g>
    </svg>
  );
}
