/**
 * Waits for effects that have nothing to do with each other: none is kept from happening by another
 * that fails.
 * @throws AggregateError of all that failed, so that the event is delivered again; so each effect must
 * bear to happen twice.
 */
export async function allDone(effects: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(effects);
  const errors = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  );
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('; '));
}
