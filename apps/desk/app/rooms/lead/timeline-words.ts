/** What lines of the history say beside what happened. */
export const HISTORY_LINE = {
  earlier: (count: number) =>
    count === 1
      ? 'One attempt before it was not accepted'
      : `${count} attempts before it were not accepted`,
  booking: (reference: string) => `Booking ${reference}`,
} as const;

/** What stands on the card of a visitor's mail. */
export const MAIL = {
  empty: 'No words.',
  quoted: 'Show quoted text',
  cut: 'Show the whole mail',
  opened: 'Show its beginning alone',
  attachment: (size: string) => `${size}, left in the mailbox`,
  wrote: 'wrote back.',
  automatic: 'An automatic answer came.',
  bounced: 'The reply was sent back: it did not arrive.',
} as const;
