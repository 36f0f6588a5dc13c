/** The regions of zones that the security rules take; others are names of the past. */
const REGION =
  /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

/** The zones to choose from, by name: as the browser knows them and the rules take them. */
export function timeZones(): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => REGION.test(zone));
  return [...known.sort(), 'UTC'];
}

/** "America/New York" */
export function zoneLabel(timeZone: string): string {
  return timeZone.replaceAll('_', ' ');
}
