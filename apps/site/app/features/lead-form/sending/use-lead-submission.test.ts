import { buildEnquiryContacts, EMPTY_ENQUIRY } from '@high-street/contract';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { createDraftStore, type DraftStore } from '../draft/draft-store.ts';
import type { LeadClient } from './lead-client.ts';
import { useLeadSubmission } from './use-lead-submission.ts';

const CONTACTS = buildEnquiryContacts({ ...EMPTY_ENQUIRY, contactName: 'Anna' });
const ROBOT = { robot: { trap: '', token: null }, bookingReference: null, marketingConsent: null };
const SENDER = { name: 'High Street', email: 'help@high-street.example' };

/** The store of a tab of its own. */
function aDraftStore(): DraftStore {
  const map = new Map<string, string>();
  return createDraftStore('enquiry', () => ({
    getItem: (name) => map.get(name) ?? null,
    setItem: (name, value) => void map.set(name, value),
    removeItem: (name) => void map.delete(name),
  }));
}

/** A server that accepts everything once it is let, and the keys under which leads came. */
function aServer() {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const keys: string[] = [];
  const client: LeadClient = {
    createLead: (_contacts, _companions, key) => {
      keys.push(key);
      return promise;
    },
    sendEmail: () => Promise.resolve(true),
    fetchToken: () => Promise.resolve(null),
  };
  return { client, keys, answer: () => resolve(true) };
}

/** The submission of a form that comes up now. */
function mountForm(client: LeadClient, drafts: DraftStore) {
  const forms: ReturnType<typeof useLeadSubmission>[] = [];
  function Form(): null {
    forms.push(useLeadSubmission({ client, sender: SENDER, drafts }));
    return null;
  }
  renderToStaticMarkup(createElement(Form));
  const [form] = forms;
  if (form === undefined) throw new Error('The form did not come up.');
  return form;
}

test('a form that comes back while its words are on their way repeats them under the same key', async () => {
  const drafts = aDraftStore();
  const { client, keys, answer } = aServer();
  const isSent = mountForm(client, drafts).submit(CONTACTS, ROBOT);
  const form = mountForm(client, drafts);
  answer();
  expect(await isSent).toBe(true);
  expect(await form.submit(CONTACTS, ROBOT)).toBe(true);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('after full success the same words are a new lead', async () => {
  const drafts = aDraftStore();
  const { client, keys, answer } = aServer();
  answer();
  const form = mountForm(client, drafts);
  await form.submit(CONTACTS, ROBOT);
  await form.submit(CONTACTS, ROBOT);
  await mountForm(client, drafts).submit(CONTACTS, ROBOT);
  expect(new Set(keys).size).toBe(3);
});

test('a form that starts again gives the same words a new key', async () => {
  const drafts = aDraftStore();
  const { client, keys, answer } = aServer();
  const isSent = mountForm(client, drafts).submit(CONTACTS, ROBOT);
  const form = mountForm(client, drafts);
  form.restart();
  answer();
  await isSent;
  await form.submit(CONTACTS, ROBOT);
  expect(new Set(keys).size).toBe(2);
});
