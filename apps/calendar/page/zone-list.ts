import { isTimeZone } from '@high-street/contract';

/** Names that browsers and Node still give for places whose IANA name has changed (CLDR, common/bcp47/timezone.xml). */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** The name that people there know their zone by today. */
export function currentName(zone: string): string {
  return RENAMED[zone] ?? zone;
}

/** The zone that a browser names as its own, by its current name; null where it names none that times can be shown in. */
export function readOwnZone(named: string | undefined): string | null {
  const zone = currentName(named ?? '');
  return isTimeZone(zone) ? zone : null;
}

/** Every zone that can be chosen, in the order of the alphabet after UTC, which the platform leaves out. */
export function listZones(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').map(currentName).toSorted()];
}
