import type { Host } from '@hearthkin/storage-rules/eval/host';
import type { Ruleset } from '@hearthkin/storage-rules/ruleset';
import { type AccessRequest, allows } from '@hearthkin/storage-rules/verify';

/** A recorded request with everything rules can see of it. */
export interface RecordedRequest {
  /** The name of the test, if known. */
  readonly test: string;
  /** For messages, e.g. "update /events/a". */
  readonly what: string;
  /**
   * The parts that must all be allowed: a commit may write several documents, a query may match
   * several.
   */
  readonly parts: readonly { readonly request: AccessRequest; readonly host: Host }[];
  readonly allowed: boolean;
}

/** Decides it with other rules. */
export function replay(
  ruleset: Ruleset,
  { parts }: RecordedRequest,
  observe?: Host['observe'],
): boolean {
  return parts.every(({ request, host }) =>
    allows(ruleset, request, observe ? { ...host, observe } : host),
  );
}
