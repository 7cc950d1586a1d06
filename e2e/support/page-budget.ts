/** As Lighthouse counts: a kB is 1,024 bytes. */
export const KB = 1_024;

/** What the address of the script that counts the visit holds. */
export const COUNTING_SCRIPT = '/assets/count-visit-';

/** What is sent before a body over HTTP/2 by a host that adds no headers of its own, in kB; the bench counts it too. */
export const ANSWER_HEAD = 0.1;

/** What a page may cost, in kB as transferred. */
export const PAGE_BUDGET = {
  /** HTML and CSS of any page: the first flight of a connection, which is ten segments (RFC 6928). */
  document: (10 * 1_460) / KB,
  /** Scripts of any page but the two with a form. */
  scripts: 120,
  /** What the register form may fetch beyond the home page. */
  registerAboveHome: 22,
  /** Scripts that a change of route fetches from a page at rest. */
  routeChange: 15,
  /** The same, to a page with a form, which brings the catalogue of its fields. */
  routeChangeToForm: 16,
  /** The script that counts the visit, which comes last of all; the sums of scripts leave it out. */
  counting: 4,
  fonts: 60,
  /** The home page with everything that it fetches by itself, but for the script that counts. */
  home: 222,
} as const;
