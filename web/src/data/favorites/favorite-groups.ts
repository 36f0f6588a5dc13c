/**
 * The companions of a member's favorites, cut into groups that are each read at once. A group stays
 * what it was, whoever is removed or added: else every change would read all of them anew.
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
  const came = ids.filter((id) => !isKnown(id));
  if (came.length === 0) return groups;
  // Added since, or behind the last that was known: of all those in between none can be new.
  const inFront = came.filter((id) => ids.indexOf(id) < firstKnown);
  const behind = came.filter((id) => !inFront.includes(id));
  return [...cut(inFront, size), ...groups, ...cut(behind, size)];
}

function cut(ids: readonly string[], size: number): string[][] {
  const groups: string[][] = [];
  for (let from = 0; from < ids.length; from += size) groups.push(ids.slice(from, from + size));
  return groups;
}
