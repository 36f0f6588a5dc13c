/** The regions of zones that the security rules take; others are names of the past. */
const REGION =
  /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

/** The zones to choose from, by name: as the browser knows them and the rules take them. */
export function timeZones(): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => REGION.test(zone));
  return [...known.sort(), 'UTC'];
}

/** "America": "America/New_York", …; UTC belongs to none. */
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

/** "America/New York" */
export function zoneLabel(timeZone: string): string {
  return timeZone.replaceAll('_', ' ');
}

/** What stands below its region: "New York", "Argentina/Buenos Aires". */
export function zonePlace(timeZone: string): string {
  return zoneLabel(timeZone.replace(REGION, ''));
}
