import { presentZone } from '@hearthkin/domain/foundation/zone-names';

/** Regions that the security rules accept. Other zones are legacy names. */
const REGION =
  /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

/** The time zones to choose from: those the browser knows and the rules accept. */
export function timeZones(): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => REGION.test(zone));
  const byName = (a: string, b: string) => (presentZone(a) < presentZone(b) ? -1 : 1);
  return [...known.sort(byName), 'UTC'];
}

/** Zones by region: "America" has "America/New_York" and others. UTC is in no region. */
export function zonesByRegion(zones: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const regions = new Map<string, string[]>();
  for (const zone of zones) {
    const region = REGION.exec(zone)?.[1];
    if (region === undefined) continue;
    const known = regions.get(region);
    if (known === undefined) regions.set(region, [zone]);
    else known.push(zone);
  }
  return regions;
}

/** A saved zone as the list names it. Browsers list different names of the same zone. */
export function ownChoice(saved: string, zones: readonly string[]): string {
  return zones.find((zone) => presentZone(zone) === presentZone(saved)) ?? saved;
}

/** "America/New York" */
export function zoneLabel(timeZone: string): string {
  return presentZone(timeZone).replaceAll('_', ' ');
}

/** A zone without its region: "New York", "Argentina/Buenos Aires". */
export function zonePlace(timeZone: string): string {
  return zoneLabel(timeZone).replace(REGION, '');
}
