/** The id of a page's h1, which names its main part. */
export const ROOM_TITLE = 'room-title';
