type StrictIssue = { readonly code?: string };

/** Builds the error text of a strict object: not an object, or an object with fields it does not know. */
export function strictMessage(label: string): { error: (issue: StrictIssue) => string } {
  return {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? `${label} must not have unknown fields`
        : `${label} must be an object`,
  };
}
