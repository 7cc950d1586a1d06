import { storeLead } from './stored-lead.ts';
import { startTestApp } from './test-app.ts';
import type { Browser } from './test-browser.ts';

/** A lead and somebody of each kind who opens it. */
export async function startLeadRoom(lead: Parameters<typeof storeLead>[1] = {}) {
  const desk = await startTestApp();
  const { reference, id } = await storeLead(desk, lead);
  const member = await desk.signedIn('member');
  const path = `/leads/${reference}`;
  const find = async () => desk.services.leadReader.find(reference);
  const version = async () => String((await find())?.version);
  const kinds = async () => (await desk.services.leadReader.history(id)).map(({ kind }) => kind);
  const personId = async (email: string) => (await desk.people.findByEmail(email))?.id ?? '';
  return { desk, member, path, reference, id, find, version, kinds, personId };
}

/** What the desk answers a form of a page with. */
export const send = async (browser: Browser, path: string, fields: Record<string, string>) =>
  (await browser.post(path, fields)).statusCode;
