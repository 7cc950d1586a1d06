/** As a delay of the event loop: late is every one of a machine on which many tests run at a time. */
export const NEVER_LATE_MS = 600_000;
