import type { State } from '../state';

/**
 * A copy of an answer in which the ids at the given paths are replaced by what they name:
 * "latest_charge.balance_transaction".
 */
export function expanded(answer: unknown, paths: readonly string[], state: State): unknown {
  const copy = structuredClone(answer);
  for (const path of paths) expandAt(copy, path.split('.'), state);
  return copy;
}

function expandAt(value: unknown, path: readonly string[], state: State): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (Array.isArray(value)) {
    for (const each of value) expandAt(each, path, state);
    return;
  }
  if (!isRecord(value)) return;
  const id = value[name];
  if (typeof id === 'string') value[name] = structuredClone(named(state, id) ?? id);
  expandAt(value[name], rest, state);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function named(state: State, id: string): unknown {
  const { intents, charges, movements, invoices, subscriptions, customers, accounts } = state;
  const all = [intents, charges, movements, invoices, subscriptions, customers, accounts];
  return all.find((of) => Object.hasOwn(of, id))?.[id];
}
