import type { Host } from '../interpreter/eval/host';
import type { Ruleset } from '../interpreter/ruleset';
import { type AccessRequest, allows } from '../interpreter/verify';

/** What a test asked, with all that rules can see of it. */
export interface RecordedRequest {
  /** Who asked: the name of the test, where it is known. */
  readonly test: string;
  /** For people, e.g. "update /events/a". */
  readonly what: string;
  /** What has to be allowed: a commit may write several documents, a query stand for several. */
  readonly parts: readonly { readonly request: AccessRequest; readonly host: Host }[];
  readonly allowed: boolean;
}

/** Decides it by other rules. */
export function replay(
  ruleset: Ruleset,
  { parts }: RecordedRequest,
  observe?: Host['observe'],
): boolean {
  return parts.every(({ request, host }) =>
    allows(ruleset, request, observe ? { ...host, observe } : host),
  );
}
