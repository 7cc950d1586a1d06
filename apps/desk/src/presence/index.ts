export { createPresenceBoard, type PresenceBoard } from './presence-board.ts';
export { createPresence, type Present } from './presence.ts';
