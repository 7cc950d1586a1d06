/** What the element of a room's list has, for the link that skips to it. */
export const LIST = { id: 'list', tabIndex: -1 } as const;
