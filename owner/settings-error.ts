/** Settings in owner/settings.ts that cannot be used; the message says which, and by which rule. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
