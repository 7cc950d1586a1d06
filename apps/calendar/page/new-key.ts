/** A fresh random UUID; works without a secure context, unlike `crypto.randomUUID`. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, '0');
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, '0');
    return byte.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
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
