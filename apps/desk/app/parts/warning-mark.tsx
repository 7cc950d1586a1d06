/** Something went wrong or was refused: a filled triangle, with words beside it. */
export function WarningMark() {
  return (
    <svg className="warning-mark" width="16" height="16" viewBox="0 0 18 18" aria-hidden="true">
      <path d="M9 1.200 17.600 16.500H.4z" fill="currentColor" />
      <path
        d="M9 6.600v4.400M9 13.600v.2"
        stroke="var(--bg)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
