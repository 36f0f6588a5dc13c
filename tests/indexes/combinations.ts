/**
 * Values for each argument of a query builder that together give every kind of query. For an
 * optional or nullable argument, undefined or null comes first.
 */
export type Choices<Arguments extends readonly unknown[]> = {
  readonly [Index in keyof Arguments]: ChoicesOf<Arguments[Index]>;
};

type ChoicesOf<Argument> = undefined extends Argument
  ? readonly [undefined, Argument, ...Argument[]]
  : null extends Argument
    ? readonly [null, Argument, ...Argument[]]
    : readonly Argument[];

/** All combinations of one value per argument; arguments without values are left out. */
export function combinations(
  choices: readonly (readonly unknown[] | undefined)[],
): readonly (readonly unknown[])[] {
  return choices.reduce<readonly (readonly unknown[])[]>(
    (sofar, values = [undefined]) =>
      sofar.flatMap((list) => values.map((value) => [...list, value])),
    [[]],
  );
}
