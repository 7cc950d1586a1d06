import { COUNTRIES, type CountryIso } from './country.ts';

/** The zone of each country that has one alone; null where a number does not tell which of several it is in. */
const ZONES: Readonly<Record<CountryIso, string | null>> = {
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  FR: 'Europe/Paris',
  DE: 'Europe/Berlin',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  LU: 'Europe/Luxembourg',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  DK: 'Europe/Copenhagen',
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  FI: 'Europe/Helsinki',
  IS: 'Atlantic/Reykjavik',
  PL: 'Europe/Warsaw',
  CZ: 'Europe/Prague',
  HU: 'Europe/Budapest',
  RO: 'Europe/Bucharest',
  BG: 'Europe/Sofia',
  ES: null,
  IT: 'Europe/Rome',
  PT: null,
  GR: 'Europe/Athens',
  US: null,
  CA: null,
  MX: null,
  IN: 'Asia/Kolkata',
  CN: 'Asia/Shanghai',
  JP: 'Asia/Tokyo',
  SG: 'Asia/Singapore',
  AE: 'Asia/Dubai',
  SA: 'Asia/Riyadh',
  QA: 'Asia/Qatar',
  IL: 'Asia/Jerusalem',
};

type Day = 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun';

const WEEKEND: readonly Day[] = ['Sat', 'Sun'];
const OTHER_WEEKENDS: Readonly<Partial<Record<CountryIso, readonly Day[]>>> = {
  IN: ['Sun'],
  SA: ['Fri', 'Sat'],
  QA: ['Fri', 'Sat'],
  IL: ['Fri', 'Sat'],
};

type PhoneHome = { readonly zone: string; readonly weekend: readonly string[] };

/** The IANA zone in which a phone with that number is at home, and the days off there; null where the number does not tell. */
export function findPhoneHome(phone: string): PhoneHome | null {
  const digits = `+${phone.replaceAll(/\D/g, '')}`;
  // The longest code wins: +35… begins more than one.
  const [country] = COUNTRIES.filter(({ dialCode }) => digits.startsWith(dialCode)).toSorted(
    (one, other) => other.dialCode.length - one.dialCode.length,
  );
  const zone = country && ZONES[country.iso];
  if (!country || !zone) return null;
  return { zone, weekend: OTHER_WEEKENDS[country.iso] ?? WEEKEND };
}
