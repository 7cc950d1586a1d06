import { createCountingChoice } from './counting-choice.ts';

/** The choice of this browser. Global Privacy Control and Do Not Track both refuse. */
export const countingChoice = createCountingChoice({
  storage: () => window.localStorage,
  isRefused: () =>
    Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1',
  onOtherTab(listener) {
    const handle = ({ storageArea }: StorageEvent) => {
      if (storageArea === window.localStorage) listener();
    };
    window.addEventListener('storage', handle);
    return () => window.removeEventListener('storage', handle);
  },
});
