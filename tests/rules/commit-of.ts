import type { WritableDocument } from '../lab/accepted/writable-document';
import type { rulesEnvironment } from './kit';
import type { Who } from './people';
import { NOW } from './values';

const stampedWith = (fields: object, stamped: readonly string[]) => ({
  ...fields,
  ...Object.fromEntries(stamped.map((field) => [field, NOW])),
});

/** Writes a document as its client does. */
export function commitOf(
  as: ReturnType<typeof rulesEnvironment>['as'],
  { claims, path, stored, fields, stamped, together }: WritableDocument,
): Promise<void> {
  const { sub: uid, userType } = claims;
  const who: Who = { uid, userType };
  return as(who).commit(
    [path in stored ? 'update' : 'set', path, stampedWith(fields, stamped)],
    ...together.map((one) => ['set', one.path, stampedWith(one.fields, one.stamped)] as const),
  );
}
