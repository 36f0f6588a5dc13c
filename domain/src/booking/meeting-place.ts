/** A place of one person: whose it is said, or a door with a number. Not "House of Coffee", nor "Home Street". */
const PRIVATE_PLACE =
  /\b(?:my|your|her|his|their|our)\s+(?:own\s+)?(?:place|home|house|flat|apartment|apt|room|studio|garden|porch)\b|\bat home\b|\b(?:apartment|apt|flat|suite|unit)\b\.?\s*#?\d|\b(?:hotel|motel)\s+room\b|\bairbnb\b|\bbei (?:mir|dir)\b|\b(?:meine|deine) wohnung\b|\b(?:mi|tu) casa\b|\bchez (?:moi|toi)\b/i;

/** Whether a meeting place sounds like a home, where no one else is. Silence says nothing: it may still be one. */
export function soundsPrivate(location: string): boolean {
  return PRIVATE_PLACE.test(location);
}

/** The address that shows a place on a map, in the app of the device where it has one. */
export function mapUrl(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
