import { readMeta } from './read-meta.ts';

/** Which build this tab has fetched. */
const FETCHED = 'desk-fetched';

async function keep(address: string): Promise<boolean> {
  const answer = await fetch(address, { priority: 'low' });
  // What is not read to its end is not kept.
  await answer.arrayBuffer();
  return answer.ok;
}

async function fetchFiles(): Promise<void> {
  const version = readMeta('desk-version');
  if (sessionStorage.getItem(FETCHED) === version) return;
  const files = readMeta('desk-files').split(' ');
  const kept = await Promise.allSettled(files.map(keep));
  // What cannot be had now is tried again with the next page, and fetched when it is needed.
  const isWhole = kept.every((each) => each.status === 'fulfilled' && each.value);
  if (isWhole) sessionStorage.setItem(FETCHED, version);
}

/**
 * Has the browser keep what all rooms are made of, once the page is there. A page that cannot load the script of a room,
 * as without a connection, is loaded anew by the router, and lost with all that was typed. Fetched by script, since
 * Safari knows no `rel=prefetch`.
 */
export function fetchAhead(): void {
  if (document.readyState === 'complete') void fetchFiles();
  else window.addEventListener('load', () => void fetchFiles());
}
