/** What lines of the history say beside what happened. */
export const HISTORY_LINE = {
  earlier: (count: number) =>
    count === 1
      ? 'One attempt before it was not accepted'
      : `${count} attempts before it were not accepted`,
  booking: (reference: string) => `Booking ${reference}`,
} as const;

/** What stands on and above the card of a mail. */
export const MAIL = {
  empty: 'No words.',
  quoted: 'Show quoted text',
  cut: 'Show the whole email',
  opened: 'Show its beginning alone',
  attachment: (size: string) => `${size}, left in the mailbox`,
  wrote: 'wrote back.',
  wroteElsewhere: 'wrote. That is not the visitor’s address.',
  somebody: 'Somebody without an address',
  automatic: (address: string | null) =>
    address === null ? 'An automatic answer came.' : `An automatic answer came from ${address}.`,
  bounced: 'The reply was sent back: it did not arrive.',
} as const;
