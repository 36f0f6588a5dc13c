/**
 * Names a call's correlation id in the query of its address: the protocol of callables has no other
 * place but the input, where each schema would have to know it. So it is in Google's request log too.
 */
export const CORRELATION_PARAM = 'correlation-id';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Whether it is a UUID as browsers and Node write them. A caller may send anything. */
export function isCorrelationId(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}
