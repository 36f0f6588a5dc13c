/** Zones whose city has another name today. Browsers and servers list either, and take both. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Dacca': 'Asia/Dhaka',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** An IANA zone by its present name: "Asia/Kolkata" for "Asia/Calcutta". */
export function presentZone(timeZone: string): string {
  return RENAMED[timeZone] ?? timeZone;
}

/** The city of a zone: "New York", "Kolkata", "St. John’s". */
export function zoneCity(timeZone: string): string {
  const city = presentZone(timeZone).split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  // Names of zones have neither dots nor apostrophes.
  return city.replace(/^St (?=[A-Z])/, 'St. ').replace('St. Johns', 'St. John’s');
}
