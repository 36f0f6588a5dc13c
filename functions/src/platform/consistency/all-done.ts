/**
 * Waits for independent effects; a failing one doesn't stop the others.
 * @throws AggregateError of all failures, so that the event is retried. So each effect must be
 * repeatable.
 */
export async function allDone(effects: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(effects);
  const errors = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  );
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('; '));
}
