import type { Method } from './ast';
import { type Denial, denialOf } from './denial';
import type { Documents } from './documents';
import { Budget } from './eval/budget';
import { Evaluator } from './eval/evaluator';
import type { Host, Lookup } from './eval/host';
import { type Candidate, candidates } from './eval/match';
import { Scope } from './eval/scope';
import { Lookups } from './lookups';
import { type Ruleset, serviceOf } from './ruleset';
import { type MapValue, type Outcome, TRUE, type Value } from './types/value';

export interface AccessRequest {
  /** e.g. `firebase.storage` */
  readonly service: string;
  /** The segments of the path: `['b', bucket, 'o', …]`. */
  readonly path: readonly string[];
  readonly method: Method;
  /** `request`, `resource` and other global variables. */
  readonly variables: ReadonlyMap<string, Value>;
}

interface Verdict {
  readonly permit: boolean;
  /** One per `allow` that was evaluated; empty if none applies to the path and method. */
  readonly denials: readonly Denial[];
  /** The arguments of `debug()`. */
  readonly debug: readonly string[];
}

const COVERED: Readonly<Record<Method, readonly string[]>> = {
  get: ['get', 'read'],
  list: ['list', 'read'],
  read: ['read'],
  create: ['create', 'write'],
  update: ['update', 'write'],
  delete: ['delete', 'write'],
  write: ['write'],
};

/** Decides whether a request is allowed: yes if any `allow` is true. */
export async function verify(
  ruleset: Ruleset,
  request: AccessRequest,
  documents: Documents,
): Promise<Verdict> {
  const known = new Map<string, MapValue | undefined>();
  // A document that hasn't been read fails like any other error. Only if the request is denied
  // because of that, it is read and the rules are evaluated again.
  for (;;) {
    const { verdict, wanted } = attempt(ruleset, request, known);
    if (verdict.permit || wanted === undefined) return verdict;
    known.set(wanted, await documents.read(wanted));
  }
}

/** The same decision with synchronous access to documents. */
export function allows(ruleset: Ruleset, request: AccessRequest, host: Host): boolean {
  const budget = new Budget();
  const evaluator = new Evaluator(host, budget);
  for (const { allow, scope } of applicable(ruleset, request)) {
    if (!allow.condition) return true;
    const outcome = evaluator.condition(allow.condition, scope);
    if (outcome.type === 'bool' && outcome.value) return true;
    if (budget.isSpent) return false;
  }
  return false;
}

/** Reads every document that the rules could request after a small change. */
export async function readEveryDocument(
  ruleset: Ruleset,
  request: AccessRequest,
  documents: Documents,
): Promise<void> {
  const known = new Map<string, MapValue | undefined>();
  for (;;) {
    const wanted = new Set<string>();
    const lookUp = (path: string): Lookup => {
      if (!known.has(path)) wanted.add(path);
      const fields = known.get(path);
      return fields ? { state: 'found', fields } : { state: 'missing' };
    };
    const host = { lookUp, print: () => undefined, isThorough: true };
    const evaluator = new Evaluator(host, new Budget(Number.POSITIVE_INFINITY));
    for (const { allow, scope } of applicable(ruleset, request)) {
      if (allow.condition) evaluator.condition(allow.condition, scope);
    }
    if (wanted.size === 0) return;
    for (const path of wanted) known.set(path, await documents.read(path));
  }
}

interface Attempt {
  readonly verdict: Verdict;
  readonly wanted: string | undefined;
}

function attempt(
  ruleset: Ruleset,
  request: AccessRequest,
  known: ReadonlyMap<string, MapValue | undefined>,
): Attempt {
  const lookups = new Lookups(known);
  const debug: string[] = [];
  const host = {
    lookUp: (path: string) => lookups.lookUp(path),
    print: (text: string) => debug.push(text),
  };
  const budget = new Budget();
  const evaluator = new Evaluator(host, budget);
  const denials: Denial[] = [];
  for (const candidate of applicable(ruleset, request)) {
    const { condition } = candidate.allow;
    const outcome = condition ? evaluator.condition(condition, candidate.scope) : TRUE;
    if (!condition || (outcome.type === 'bool' && outcome.value)) {
      const verdict = { permit: true, denials: [], debug };
      return { verdict, wanted: undefined };
    }
    denials.push(denialOf(ruleset.source, candidate, condition, outcome, host.lookUp));
    if (budget.isSpent) break;
  }
  return { verdict: { permit: false, denials, debug }, wanted: lookups.wanted };
}

function* applicable(ruleset: Ruleset, request: AccessRequest): Generator<Candidate> {
  const service = serviceOf(ruleset, request.service);
  if (!service) return;
  const globals = new Scope(new Map<string, Outcome>(request.variables), ruleset.tree.functions);
  for (const candidate of candidates(service, request.path, ruleset.version, globals)) {
    const words = candidate.allow.methods.map(({ text }) => text);
    if (words.some((word) => COVERED[request.method].includes(word))) yield candidate;
  }
}
