/** Orders of the sample shop's last seven days up to Thursday, which is today. */
export const PAST_ORDERS = [88, 126, 118, 61, 70, 64, 83] as const;

/** The seven days after it in an ordinary week. */
export const USUAL_ORDERS = [96, 132, 124, 64, 72, 60, 86] as const;

/** The same seven days in a mild and dry week. */
export const EXPECTED_ORDERS = [102, 152, 143, 68, 76, 64, 91] as const;

/** From Friday to Thursday. */
export const SHORT_DAYS = ['Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu'] as const;
