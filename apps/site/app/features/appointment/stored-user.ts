import { storedUserSchema, type StoredUser } from '@high-street/contract';

const STORAGE_KEY = 'user'; // literal

function readText(openStorage: () => Pick<Storage, 'getItem'>): string | null {
  try {
    return openStorage().getItem(STORAGE_KEY);
  } catch {
    return null; // a browser that blocks storage throws on touching it: nobody is stored
  }
}

/** The visitor's own id and name, or null when there are none, they are malformed, or storage is blocked. */
export function readStoredUser(openStorage: () => Pick<Storage, 'getItem'>): StoredUser | null {
  const text = readText(openStorage);
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return storedUserSchema.safeParse(stored).data ?? null;
  } catch (error) {
    console.error('Failed to parse user data', error); // literal
    return null;
  }
}
