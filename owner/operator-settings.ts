import { checkSettings, type OperatorSettings } from '#/check-settings.ts';
import { OPERATOR_SETTINGS as WRITTEN } from '#/settings.ts';

let checked: OperatorSettings | null = null;

function settings(): OperatorSettings {
  checked ??= checkSettings(WRITTEN);
  return checked;
}

/** What owner/settings.ts holds; the first entry that is read throws an OwnerError if any of them is wrong. */
export const OPERATOR_SETTINGS: OperatorSettings = {
  get brand() {
    return settings().brand;
  },
  get apiBase() {
    return settings().apiBase;
  },
  get isLandingIndexed() {
    return settings().isLandingIndexed;
  },
  get retentionMonths() {
    return settings().retentionMonths;
  },
  get answerTargetMinutes() {
    return settings().answerTargetMinutes;
  },
  get campaigns() {
    return settings().campaigns;
  },
};
