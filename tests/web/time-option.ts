/** Tells a time from others in a list of them; behind it may stand what the reader's own clock shows then. */
export function timeOption(time: string): RegExp {
  return new RegExp(`^${time}(?: \\(|$)`);
}
