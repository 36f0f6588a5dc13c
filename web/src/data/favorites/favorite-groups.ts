/**
 * Splits a member's favorites into groups that are each one read. Existing groups stay as they are,
 * so that adding or removing a favorite doesn't read all of them again.
 *
 * @param groups the groups so far, newest first.
 * @param ids the favorites now, newest first.
 * @param size the most in a group.
 */
export function groupsWith(
  groups: readonly (readonly string[])[],
  ids: readonly string[],
  size: number,
): readonly (readonly string[])[] {
  const known = new Set(groups.flat());
  const isKnown = (id: string) => known.has(id);
  const firstKnown = ids.findIndex(isKnown);
  const added = ids.filter((id) => !isKnown(id));
  if (added.length === 0) return groups;
  // New ids are either newer than all known ones or older. None can be in between.
  const newer = added.filter((id) => ids.indexOf(id) < firstKnown);
  const older = added.filter((id) => !newer.includes(id));
  return [...chunk(newer, size), ...groups, ...chunk(older, size)];
}

function chunk(ids: readonly string[], size: number): string[][] {
  const groups: string[][] = [];
  for (let from = 0; from < ids.length; from += size) groups.push(ids.slice(from, from + size));
  return groups;
}
