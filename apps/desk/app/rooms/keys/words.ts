/** What the list of keys says around the keys themselves. */
export const WORDS = {
  title: 'Keys',
  on: 'Letters act outside of fields. Each of them has a button, too.',
  off: 'Single letters are off for you.',
  change: 'Turn them on or off in You',
  between: 'then',
  places: {
    anywhere: 'Everywhere',
    lists: 'In lists',
    lead: 'On a lead',
    composer: 'While you write a reply',
    buttons: 'In Quarantine and Deliveries',
  },
} as const;
