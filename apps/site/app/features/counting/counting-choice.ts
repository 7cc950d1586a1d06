import { browserStore, createKeptSwitch } from '#/sections/kept-switch.ts';

const off = createKeptSwitch({ ...browserStore, key: 'counting', value: 'off' });

function isRefused(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';
}

/** What decides whether a visit is counted: what the browser asks of every site, and what was chosen on this one. */
export type CountingState = 'on' | 'off' | 'refused by the browser';

function read(): CountingState {
  if (isRefused()) return 'refused by the browser';
  return off.isSet() ? 'off' : 'on';
}

/** Whether visits from this device are counted. Only "off" is kept: by default nothing is stored. */
export const countingChoice = {
  read,
  isOn: () => read() === 'on',
  choose: (isOn: boolean) => off.set(!isOn),
  subscribe: off.subscribe,
};
