/** Counts by name; an absent one is zero. */
export type Counts<Name extends string> = Readonly<Partial<Record<Name, number>>>;

/** `counts` minus what something counted for before, plus what it counts for now; without zeros. */
export function recount<Name extends string>(
  counts: Counts<Name>,
  before: Counts<Name> | null,
  after: Counts<Name> | null,
): Counts<Name> {
  const names = [counts, before ?? {}, after ?? {}].flatMap((one) => Object.keys(one) as Name[]);
  const sums = [...new Set(names)].map((name): [Name, number] => [
    name,
    (counts[name] ?? 0) - (before?.[name] ?? 0) + (after?.[name] ?? 0),
  ]);
  return Object.fromEntries(sums.filter(([, sum]) => sum !== 0)) as Counts<Name>;
}
