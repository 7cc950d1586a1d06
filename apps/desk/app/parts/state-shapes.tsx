import type { ReactNode } from 'react';

const DONE = (
  <>
    <circle cx="9" cy="9" r="8" fill="currentColor" />
    <path
      d="m5.400 9.300 2.500 2.500 4.700-5.300"
      fill="none"
      stroke="var(--raised)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);

/** The outline of each state, 18 px wide. */
export const SHAPES = {
  waiting: (
    <path
      d="M9 2a7 7 0 1 1 0 14A7 7 0 0 1 9 2ZM9 5v4.2l2.8 1.8"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  quarantine: (
    <>
      <rect
        x="1.5"
        y="1.5"
        width="15"
        height="15"
        rx="2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray="3.4 2.6"
      />
      <path
        d="M9 5v4.600M9 12.600v.2"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
  dead: (
    <>
      <path d="M5.600 1h6.800L17 5.600v6.800L12.400 17H5.600L1 12.400V5.600z" fill="currentColor" />
      <path
        d="m6.200 6.200 5.600 5.600m0-5.600-5.600 5.600"
        stroke="var(--raised)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
  paused: (
    <>
      <circle cx="9" cy="9" r="8" fill="currentColor" />
      <path
        d="M7 6v6M11 6v6"
        fill="none"
        stroke="var(--raised)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
  late: (
    <>
      <path d="M9 1.200 17.600 16.500H.4z" fill="currentColor" />
      <path
        d="M9 6.600v4.400M9 13.600v.2"
        stroke="var(--raised)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
  well: DONE,
  answered: DONE,
  won: (
    <>
      <path d="M3 1.500v15" stroke="currentColor" strokeWidth="2.200" strokeLinecap="round" />
      <path d="M4.200 2.200H16.500L13 6.300l3.500 4.200H4.200z" fill="currentColor" />
    </>
  ),
  lost: (
    <>
      <circle cx="9" cy="9" r="7" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M5.800 9h6.400" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  spam: (
    <>
      <rect
        x="1.5"
        y="1.5"
        width="15"
        height="15"
        rx="3"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="m6 6 6 6m0-6-6 6" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  booked: (
    <path
      d="M3.500 3h11a2 2 0 0 1 2 2v9.500a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M1.500 7.500h15M5.500 1v3m7-3v3"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    />
  ),
  erased: (
    <path
      d="M1.500 9h3m3 0h3m3 0h3"
      stroke="currentColor"
      strokeWidth="2.400"
      strokeLinecap="round"
    />
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;
