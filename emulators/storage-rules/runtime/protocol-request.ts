import { map, string, type Value } from '../types/value';
import type { AccessRequest } from '../verify';
import type { Json, VerifyMessage } from './protocol';
import { fromExpression } from './protocol-values';

const METHODS = ['get', 'list', 'create', 'update', 'delete', 'read', 'write'] as const;

/** A verification for the interpreter; undefined for an unknown method. */
export function accessRequest({
  service,
  path,
  method,
  variables,
}: VerifyMessage): AccessRequest | undefined {
  const known = METHODS.find((name) => name === method);
  if (known === undefined || service !== 'firebase.storage') return undefined;
  return {
    service,
    // Empty segments are kept: the file "a//b" isn't "a/b".
    path: path.split('/').slice(1),
    method: known,
    variables: globals(variables, known),
  };
}

/** Everything the emulator sent, plus the method, which it sends outside of `request`. */
function globals(variables: Readonly<Record<string, Json>>, method: string): Map<string, Value> {
  const values = new Map(
    Object.entries(variables).map(([name, json]) => [name, fromExpression(json)] as const),
  );
  const request = values.get('request');
  if (request?.type === 'map') {
    values.set('request', map([...request.entries, ['method', string(method)]]));
  }
  return values;
}
