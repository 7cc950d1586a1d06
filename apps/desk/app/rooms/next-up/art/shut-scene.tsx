import { WORDS } from '../words.ts';
import { Loaves, Shop } from './shop.tsx';

const FLOOR = 250;

/** The shop at night. */
export function ShutScene({ brand }: { brand: string }) {
  return (
    <svg className="scene" viewBox="0 0 1136 290" role="img" aria-label={WORDS.shut.picture}>
      <path d="M0 0h1136v290H0z" fill="var(--art-deep)" />
      <circle cx="900" cy="84" r="44" fill="var(--art-accent-pale)" />
      <path
        d="M0 250v-80h90v-34h60v26h130v40h60v-70h50v-28h56v60h240v-30h96v40l30-24 30 24h94v-46h66v26h98v40h36v56z"
        fill="var(--art-brand)"
        opacity="0.55"
      />
      <g transform={`translate(450 ${FLOOR})`}>
        <Shop
          width={236}
          upper={80}
          name={brand}
          wall="--art-brand"
          front="--art-brand"
          cloth="--art-signal"
        >
          <Loaves count={3} />
        </Shop>
        <path d="M-14-300h264V0H-14z" fill="var(--art-deep)" opacity="0.5" />
      </g>
      <path d={`M0 ${FLOOR}h1136v40H0z`} fill="var(--art-ink)" />
    </svg>
  );
}
