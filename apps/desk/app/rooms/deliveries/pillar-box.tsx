import { PostOffice } from './post-office.tsx';
import { WORDS } from './words.ts';

/** A pillar box that was just emptied, its foot at the origin. */
function Box() {
  return (
    <>
      <path d="M-50 0v-20H50V0z" fill="var(--art-ink)" />
      <path d="M-43-196h86v178h-86z" fill="var(--art-signal)" />
      <path d="M27-196h16v178H27z" fill="var(--shade)" opacity="0.12" />
      <path d="M-52-196q4-42 52-46q48 4 52 46z" fill="var(--art-signal)" />
      <rect x="-54" y="-202" width="108" height="12" rx="5" fill="var(--art-signal-2)" />
      <rect x="-32" y="-176" width="64" height="11" rx="4" fill="var(--art-ink)" />
      <rect x="-24" y="-152" width="48" height="56" rx="2" fill="var(--art-cream)" />
      <path
        d="M-17-142h34M-17-131H9M-17-120h34M-17-109H9"
        stroke="var(--art-ink)"
        strokeWidth="4"
        opacity="0.55"
      />
      <path d="M-46-28h92v10h-92z" fill="var(--art-signal-2)" />
      <path d="M-26-70h52" stroke="var(--art-signal-2)" strokeWidth="3" strokeLinecap="round" />
      <circle cy="-54" r="7" fill="var(--art-accent)" />
    </>
  );
}

function Bird() {
  return (
    <>
      <path d="M0 0q-2-17 15-18q13 0 13 11l8 4-9 3q-3 10-15 9l-14 8z" fill="var(--art-extra)" />
      <circle cx="20" cy="-10" r="2" fill="var(--art-cream)" />
      <path d="M6-2q9 3 13-6q-12-5-13 6" fill="var(--art-extra-pale)" />
      <path d="M12 8v7M17 8v7" stroke="var(--art-ink)" strokeWidth="2" strokeLinecap="round" />
    </>
  );
}

function Plant() {
  return (
    <>
      <path d="M-14 0h28l-4 24h-20z" fill="var(--food-tomato-2)" />
      <rect x="-16" y="-4" width="32" height="7" rx="2" fill="var(--food-tomato)" />
      <path d="M0-4q-26-14-16-40q22 12 16 40q26-14 16-40q-22 12-16 40" fill="var(--food-leaf-2)" />
      <path d="M0-4v-40q9 12 0 40" fill="var(--food-leaf)" />
      <path d="M0-4q-26-6-26-22q20 0 26 22q26-6 26-22q-20 0-26 22" fill="var(--food-leaf-3)" />
    </>
  );
}

/** A street corner where everything was collected: nothing waits. */
export function PillarBox() {
  return (
    <svg className="scene" viewBox="0 0 560 360" role="img" aria-label={WORDS.well.picture}>
      <path d="M0 0h560v360H0z" fill="var(--street-sky)" />
      <circle cx="392" cy="178" r="112" fill="var(--sun)" />
      <path
        d="M0 318v-56h60v-22h40v18h70l24-22 24 22h60v-34h36v-20l10-26 10 26v30h60v20h70v-18h96v82z"
        fill="var(--art-sand)"
      />
      <g transform="translate(26 318)">
        <PostOffice />
      </g>
      <path d="M0 316h560v44H0z" fill="var(--pavement)" />
      <path d="M0 316h560v3H0z" fill="var(--shade)" opacity="0.14" />
      <path
        d="M41 326v34M159 326v34M277 326v34M395 326v34M513 326v34"
        stroke="var(--shade)"
        strokeWidth="2"
        opacity="0.08"
      />
      <g transform="translate(354 332)">
        <Box />
      </g>
      <g transform="translate(340 83)">
        <Bird />
      </g>
      <g transform="translate(468 326)">
        <Plant />
      </g>
    </svg>
  );
}
