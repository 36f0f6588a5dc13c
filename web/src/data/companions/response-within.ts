/**
 * A response time as an upper bound: "< 15 min", "< 3 h".
 * @param minutes 0 or more.
 */
export function responseWithin(minutes: number): string {
  const below = Math.floor(minutes) + 1;
  return below <= 60 ? `< ${below} min` : `< ${Math.floor(minutes / 60) + 1} h`;
}
