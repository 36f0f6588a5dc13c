/**
 * Values for each argument of a query builder, such that together they make every kind of query it
 * can build. Where an argument may be left out or null, that comes first and a value follows.
 */
export type Choices<Arguments extends readonly unknown[]> = {
  readonly [Index in keyof Arguments]: ChoicesOf<Arguments[Index]>;
};

type ChoicesOf<Argument> = undefined extends Argument
  ? readonly [undefined, Argument, ...Argument[]]
  : null extends Argument
    ? readonly [null, Argument, ...Argument[]]
    : readonly Argument[];

/** Every way to take one value for each argument; one without values is left out. */
export function combinations(
  choices: readonly (readonly unknown[] | undefined)[],
): readonly (readonly unknown[])[] {
  return choices.reduce<readonly (readonly unknown[])[]>(
    (sofar, values = [undefined]) =>
      sofar.flatMap((list) => values.map((value) => [...list, value])),
    [[]],
  );
}
