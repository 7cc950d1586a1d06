/** What the product writes while it runs is its account's alone. */
export const PRIVATE_UMASK = 0o077;
