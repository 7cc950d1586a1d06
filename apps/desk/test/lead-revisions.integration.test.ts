import { expect, test } from 'vitest';

import { storeLead } from './stored-lead.ts';
import { startTestApp } from './test-app.ts';
import { visitorOf } from './visitor-of.ts';

test('what a visitor corrected stands beside what they sent, and their withdrawal in the history', async () => {
  const desk = await startTestApp();
  const { id, reference } = await storeLead(desk, { name: 'Priya Sharma', storeName: 'Bramble' });
  const visitor = visitorOf(desk);
  const reader = await desk.signedIn('reader');
  expect((await reader.get(`/leads/${reference}/revisions`)).statusCode).toBe(404);
  const enquiry = await visitor.find(reference);
  const contacts = enquiry?.contacts ?? expect.fail('the lead is gone');
  await visitor.correct(id, { ...contacts, storeName: 'Bramble and Daughters' });
  await visitor.withdraw(id);

  const { body } = await reader.get(`/leads/${reference}`);
  expect(body).toContain('Bramble and Daughters');
  expect(body).toContain('corrected store name.');
  expect(body).toContain('withdrew it.');
  expect(body).toContain(`/leads/${reference}/revisions`);
  const both = await reader.get(`/leads/${reference}/revisions`);
  expect(both.body).toMatch(/>Bramble<.*>Bramble and Daughters</s);
});
