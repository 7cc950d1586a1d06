/** What this device keeps under a key; null for nothing, and where it keeps nothing. */
export function readFromDevice(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps something on this device, and says whether it did: a storage can be full or closed. */
export function writeToDevice(key: string, value: object): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Forgets what this device keeps under a key. */
export function dropFromDevice(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // It kept nothing either.
  }
}
