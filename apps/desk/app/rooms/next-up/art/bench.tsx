/** A cat asleep, curled up with its tail over the edge, its belly at the origin. */
function Cat() {
  return (
    <>
      <path
        d="M8-4c-20 2-26 10-24 20q2 10 8 12"
        fill="none"
        stroke="var(--art-accent-2)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M0 0c-6-26 10-42 44-42 32 0 48 14 48 32 0 8-4 10-10 10z"
        fill="var(--art-accent-2)"
      />
      <path
        d="M24-38q6 8 3 18M42-42q5 9 2 19M60-40q4 8 0 17"
        fill="none"
        stroke="var(--food-crust-2)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g transform="translate(92 -18)">
        <path
          d="m-18-14 3-16 11 9q6-2 12 0l11-9 3 16q4 16-8 22-12 6-24 0-12-6-8-22"
          fill="var(--art-accent)"
        />
        <path
          d="M-10-6q3 4 7 0M7-6q3 4 7 0"
          fill="none"
          stroke="var(--art-ink)"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path d="M0-1h5l-2.500 3z" fill="var(--art-signal)" />
      </g>
    </>
  );
}

/** A cup of tea that steams, its foot at the origin. */
function Tea() {
  return (
    <>
      <path d="M0-26h32v12q0 12-12 12h-8q-12 0-12-12z" fill="var(--art-signal)" />
      <path d="M32-22q11 0 8 9-2 6-10 5" fill="none" stroke="var(--art-signal)" strokeWidth="4" />
      <path d="M-6-3h44v4H-6z" fill="var(--art-cream)" />
      <g
        className="steam"
        fill="none"
        stroke="var(--art-cream)"
        strokeWidth="3"
        strokeLinecap="round"
      >
        <path d="M10-32q-6-7 0-13t0-13" />
        <path d="M22-32q-6-7 0-13t0-13" />
      </g>
    </>
  );
}

/** A bench with a cat asleep on it beside a cup of tea, its feet at the origin. */
export function Bench() {
  return (
    <>
      <path d="M0-98h236v11H0zM0-78h236v11H0z" fill="var(--art-wood)" />
      <path d="M12-100h8V0h-8zM216-100h8V0h-8z" fill="var(--iron)" />
      <path d="M-4-50h244v10H-4z" fill="var(--art-wood)" />
      <path d="M-4-40h244v5H-4z" fill="var(--art-wood-2)" />
      <g transform="translate(26 -50)">
        <Cat />
      </g>
      <g transform="translate(170 -51)">
        <Tea />
      </g>
    </>
  );
}
