import type { Diary } from './diary.ts';

const SCRIPT_OF_BEFORE = '/assets/now.js';

async function load(diary: Diary, address: string): Promise<string | null> {
  try {
    const answer = await diary.note('page', () => fetch(address));
    const text = await answer.text();
    return answer.status === 200 ? text : null;
  } catch {
    return null; // Not answered, or broken off on the way.
  }
}

/** Somebody who opens the home page with the script that it names, and reloads it when either does not come. */
export async function openPage(diary: Diary, site: string): Promise<void> {
  await diary.insist('page', async () => {
    const page = await load(diary, `${site}/`);
    const script = /src="([^"]+)"/.exec(page ?? '')?.[1];
    if (script === undefined) return { error: 'no page' };
    // Who opened the page before an upgrade may want this only now.
    const loaded = [
      await load(diary, `${site}${script}`),
      await load(diary, `${site}${SCRIPT_OF_BEFORE}`),
    ];
    return loaded.includes(null) ? { error: 'a page without its scripts' } : { got: true };
  });
}
