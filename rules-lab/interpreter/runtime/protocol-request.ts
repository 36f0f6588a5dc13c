import { map, string, type Value } from '../types/value';
import type { AccessRequest } from '../verify';
import type { Json, VerifyMessage } from './protocol';
import { fromExpression } from './protocol-values';

const METHODS = ['get', 'list', 'create', 'update', 'delete', 'read', 'write'] as const;

/** A verification as the interpreter takes it; undefined for a method there is none of. */
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
    // Empty segments are kept: a file called "a//b" is not the file "a/b".
    path: path.split('/').slice(1),
    method: known,
    variables: globals(variables, known),
  };
}

/** Everything the emulator sent, with the method, which it sends beside `request`. */
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
