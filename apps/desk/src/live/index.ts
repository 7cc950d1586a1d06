export { createChangeReader } from './change-reader.ts';
export { createLiveFeed } from './live-feed.ts';
export { createLiveHub } from './live-hub.ts';
export { addLiveRoute } from './live-route.ts';
