import { onTestFinished, vi } from 'vitest';

/** For a test: a device that keeps what it is given, and what that is. */
export function stubDevice(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return kept;
}
