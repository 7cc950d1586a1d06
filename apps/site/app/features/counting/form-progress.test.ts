import type { FormProgress } from '@high-street/contract';
import { expect, test } from 'vitest';

import { createFormProgress } from './form-progress.ts';

const BEGUN: FormProgress = { kind: 'begun', form: 'enquiry' };
const SENT: FormProgress = { kind: 'sent', form: 'enquiry' };

test('a counter that comes late hears what was told before, in its order', () => {
  const heard: FormProgress[] = [];
  const channel = createFormProgress();
  channel.tell(BEGUN);
  channel.tell(SENT);
  channel.listen((progress) => heard.push(progress));
  channel.tell(BEGUN);
  expect(heard).toEqual([BEGUN, SENT, BEGUN]);
});

test('keeps no more than a hundred for a counter that never comes', () => {
  const heard: FormProgress[] = [];
  const channel = createFormProgress();
  for (let told = 0; told < 150; told += 1) channel.tell(BEGUN);
  channel.listen((progress) => heard.push(progress));
  expect(heard).toHaveLength(100);
});
