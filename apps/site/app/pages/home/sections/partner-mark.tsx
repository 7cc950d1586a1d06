/** What a partner does; each kind has a neutral mark. */
export type PartnerKind = 'cloud' | 'card' | 'wallet' | 'delivery' | 'review';

/** The mark of a kind of partner, in one ink. */
export function PartnerMark({ kind }: { kind: PartnerKind }) {
  return (
    <svg width="34" height="26" viewBox="0 0 34 26" fill="currentColor" aria-hidden="true">
      <Shape kind={kind} />
    </svg>
  );
}

function Shape({ kind }: { kind: PartnerKind }) {
  switch (kind) {
    case 'cloud':
      return <path d="M9 24a8 8 0 0 1 0-16 10 10 0 0 1 18.600 2.600A7 7 0 0 1 27 24z" />;
    case 'card':
      return (
        <path
          fillRule="evenodd"
          d="M4 1h26a4 4 0 0 1 4 4v2H0V5a4 4 0 0 1 4-4zM0 11.500h34V21a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4zM5 16.500v3.500h9v-3.500z"
        />
      );
    case 'wallet':
      return (
        <>
          <circle cx="11" cy="13" r="10" />
          <circle cx="21" cy="13" r="9" fill="none" stroke="currentColor" strokeWidth="2.4" />
        </>
      );
    case 'delivery':
      return (
        <>
          <path d="M0 3h19v16H0zM21 8h6l7 6v5H21z" />
          <g className="partner-wheels">
            <circle cx="8" cy="20" r="5" />
            <circle cx="26" cy="20" r="5" />
          </g>
        </>
      );
    case 'review':
      return (
        <path d="m17 0 3.900 8.600 9.100 1-6.800 6.300 1.900 9.300-8.100-4.700-8.100 4.700 1.900-9.300L4 9.600l9.100-1z" />
      );
  }
}
