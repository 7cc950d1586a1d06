/** The regions that group the country codes, in the order shown. */
export const COUNTRY_REGIONS = [
  'Western Europe',
  'Northern Europe',
  'Eastern Europe',
  'Southern Europe',
  'North America',
  'Asia',
  'Middle East',
] as const;

/** One of the country regions. */
export type CountryRegion = (typeof COUNTRY_REGIONS)[number];

/** The countries of the phone field; keyed by country because two share a dial code. */
export const COUNTRIES = [
  { iso: 'GB', name: 'United Kingdom', dialCode: '+44', region: 'Western Europe' },
  { iso: 'IE', name: 'Ireland', dialCode: '+353', region: 'Western Europe' },
  { iso: 'FR', name: 'France', dialCode: '+33', region: 'Western Europe' },
  { iso: 'DE', name: 'Germany', dialCode: '+49', region: 'Western Europe' },
  { iso: 'NL', name: 'Netherlands', dialCode: '+31', region: 'Western Europe' },
  { iso: 'BE', name: 'Belgium', dialCode: '+32', region: 'Western Europe' },
  { iso: 'LU', name: 'Luxembourg', dialCode: '+352', region: 'Western Europe' },
  { iso: 'AT', name: 'Austria', dialCode: '+43', region: 'Western Europe' },
  { iso: 'CH', name: 'Switzerland', dialCode: '+41', region: 'Western Europe' },
  { iso: 'DK', name: 'Denmark', dialCode: '+45', region: 'Northern Europe' },
  { iso: 'SE', name: 'Sweden', dialCode: '+46', region: 'Northern Europe' },
  { iso: 'NO', name: 'Norway', dialCode: '+47', region: 'Northern Europe' },
  { iso: 'FI', name: 'Finland', dialCode: '+358', region: 'Northern Europe' },
  { iso: 'IS', name: 'Iceland', dialCode: '+354', region: 'Northern Europe' },
  { iso: 'PL', name: 'Poland', dialCode: '+48', region: 'Eastern Europe' },
  { iso: 'CZ', name: 'Czechia', dialCode: '+420', region: 'Eastern Europe' },
  { iso: 'HU', name: 'Hungary', dialCode: '+36', region: 'Eastern Europe' },
  { iso: 'RO', name: 'Romania', dialCode: '+40', region: 'Eastern Europe' },
  { iso: 'BG', name: 'Bulgaria', dialCode: '+359', region: 'Eastern Europe' },
  { iso: 'ES', name: 'Spain', dialCode: '+34', region: 'Southern Europe' },
  { iso: 'IT', name: 'Italy', dialCode: '+39', region: 'Southern Europe' },
  { iso: 'PT', name: 'Portugal', dialCode: '+351', region: 'Southern Europe' },
  { iso: 'GR', name: 'Greece', dialCode: '+30', region: 'Southern Europe' },
  { iso: 'US', name: 'United States', dialCode: '+1', region: 'North America' },
  { iso: 'CA', name: 'Canada', dialCode: '+1', region: 'North America' },
  { iso: 'MX', name: 'Mexico', dialCode: '+52', region: 'North America' },
  { iso: 'IN', name: 'India', dialCode: '+91', region: 'Asia' },
  { iso: 'CN', name: 'China', dialCode: '+86', region: 'Asia' },
  { iso: 'JP', name: 'Japan', dialCode: '+81', region: 'Asia' },
  { iso: 'SG', name: 'Singapore', dialCode: '+65', region: 'Asia' },
  { iso: 'AE', name: 'United Arab Emirates', dialCode: '+971', region: 'Middle East' },
  { iso: 'SA', name: 'Saudi Arabia', dialCode: '+966', region: 'Middle East' },
  { iso: 'QA', name: 'Qatar', dialCode: '+974', region: 'Middle East' },
  { iso: 'IL', name: 'Israel', dialCode: '+972', region: 'Middle East' },
] as const satisfies readonly {
  iso: string;
  name: string;
  dialCode: string;
  region: CountryRegion;
}[];

/** One entry of the country select. */
export type Country = (typeof COUNTRIES)[number];

/** The two-letter key of a listed country. */
export type CountryIso = Country['iso'];

/** The country chosen before anyone chooses. */
export const DEFAULT_COUNTRY: CountryIso = 'GB';

/** Returns the two-letter key when it is a listed one, and the default country otherwise. */
export function readCountry(value: unknown): CountryIso {
  return COUNTRIES.find(({ iso }) => iso === value)?.iso ?? DEFAULT_COUNTRY;
}
