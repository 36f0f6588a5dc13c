import { type Failure, failure, float, type Outcome, type TypeName, type Value } from './value';

export type Parameter = TypeName | 'any';

type ValueOf<P extends Parameter> = P extends TypeName ? Extract<Value, { type: P }> : Value;

/** One signature of an operator, method or function. */
export interface Overload {
  readonly parameters: readonly Parameter[];
  readonly call: (...values: Value[]) => Outcome;
}

/** Functions or methods by name. */
export type Table = Readonly<Record<string, readonly Overload[]>>;

export function overload<const Parameters extends readonly Parameter[]>(
  parameters: Parameters,
  call: (...values: { [Index in keyof Parameters]: ValueOf<Parameters[Index]> }) => Outcome,
): Overload {
  // `applyOverload` calls it only with values of these types.
  return { parameters, call: call as unknown as Overload['call'] };
}

/** Formats a call in an error: `map.get(string, any)`, `int + int`. */
type Writer = (types: readonly string[]) => string;

/**
 * Calls the overload that fits the values. If none does, ints may be converted to floats. Fails if
 * the number of values or their types fit none.
 * @param given the number of arguments in the source, without a receiver
 */
export function applyOverload(
  overloads: readonly Overload[],
  values: readonly Value[],
  write: Writer,
  given = values.length,
): Outcome {
  const called = overloads.filter(({ parameters }) => parameters.length === values.length);
  if (called.length === 0) {
    const expected = overloads.map(({ parameters }) => write(parameters)).join(', ');
    return failure(`Incorrect number of arguments. Received: ${given}. Expected: ${expected}.`);
  }
  const exact = called.find((each) => fits(each.parameters, values));
  if (exact) return exact.call(...values);
  const widened = called.find((each) => fits(each.parameters, values, true));
  if (!widened) return mismatch(overloads, values, write);
  return widened.call(
    ...values.map((value, index) =>
      value.type === 'int' && widened.parameters[index] === 'float'
        ? float(Number(value.value))
        : value,
    ),
  );
}

function fits(parameters: readonly Parameter[], values: readonly Value[], widen = false): boolean {
  return parameters.every((parameter, index) => {
    const type = values[index]?.type;
    return (
      parameter === 'any' ||
      parameter === type ||
      (widen && parameter === 'float' && type === 'int')
    );
  });
}

function mismatch(
  overloads: readonly Overload[],
  values: readonly Value[],
  write: Writer,
): Failure {
  const received = write(values.map(({ type }) => type));
  const expected = overloads.map(({ parameters }) => write(parameters)).join(', ');
  return failure(`Unsupported operation error. Received: ${received}. Expected: ${expected}.`);
}
