/** Matches a time in a list of times, which may also show the reader's local time. */
export function timeOption(time: string): RegExp {
  return new RegExp(`^${time}(?: \\(|$)`);
}
