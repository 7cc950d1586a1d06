import { browserStore, createKeptChoice } from '#/kept-choice/kept-choice.ts';

const kept = createKeptChoice({ ...browserStore, key: 'counting', values: ['off'] });

function isRefused(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';
}

/** What decides whether a visit is counted: what the browser asks of every site, and what was chosen on this one. */
export type CountingState = 'on' | 'off' | 'refused by the browser';

function read(): CountingState {
  if (isRefused()) return 'refused by the browser';
  return kept.read() ?? 'on';
}

/** Whether visits from this device are counted. Only "off" is kept: by default nothing is stored. */
export const countingChoice = {
  read,
  isOn: () => read() === 'on',
  choose: (isOn: boolean) => kept.choose(isOn ? null : 'off'),
  subscribe: kept.subscribe,
};
