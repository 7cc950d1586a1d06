/** The longest values accepted, in UTF-16 units, which is what a browser's maxlength counts. */
export const LENGTH_LIMIT = { line: 200, email: 254, address: 500, text: 5000 } as const;
