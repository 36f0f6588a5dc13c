/** Zones whose emergency number isn't that of their part of the world. */
const OF_ZONE: Readonly<Record<string, string>> = {
  'Europe/London': '999',
  'Europe/Belfast': '999',
  'Europe/Jersey': '999',
  'Europe/Guernsey': '999',
  'Europe/Isle_of_Man': '999',
  'Pacific/Auckland': '111',
  'Pacific/Chatham': '111',
  'Pacific/Honolulu': '911',
};

const OF_REGION: Readonly<Record<string, string>> = { America: '911', US: '911', Australia: '000' };

/** Mobile phones connect it to the emergency services of most countries. */
export const EMERGENCY_ANYWHERE = '112';

/** The emergency number where clocks show a zone's time: `EMERGENCY_ANYWHERE` unless we know better. */
export function emergencyNumber(timeZone: string): string {
  const [region = ''] = timeZone.split('/');
  return OF_ZONE[timeZone] ?? OF_REGION[region] ?? EMERGENCY_ANYWHERE;
}
