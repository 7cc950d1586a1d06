/** A fresh random key of 32 hexadecimal digits; works without a secure context, unlike `crypto.randomUUID`. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Gives one content one key, so that sending it again books nothing twice, until that key is forgotten. */
export function createKeyRing(makeKey: () => string) {
  let last = { content: '', key: '' };
  return {
    keyOf(content: string): string {
      if (last.key === '' || last.content !== content) last = { content, key: makeKey() };
      return last.key;
    },

    /** Lets the next content have a new key, even the same one again. */
    forget(): void {
      last = { content: '', key: '' };
    },
  };
}
