export { createPresenceBoard, type PresenceBoard } from './presence-board.ts';
export { createPresence, type Presence, type Present } from './presence.ts';
