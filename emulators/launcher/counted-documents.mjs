/**
 * Preloaded into programs that use the Admin SDK with Firestore, if COUNTED_DOCUMENTS names a file: each
 * request adds a line of JSON to it, `{name, where, found, empty, written, deleted}`, counted as Firestore
 * bills them. `name` is the function that asked, `where` the collection or the kind of request; `found` are
 * the documents read, with those that don't exist, `empty` is 1 for a query without a result, and a count reads
 * one for each thousand that it counts.
 *
 * The Functions emulator tells a process which function runs next; others say it with `counting`.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const COUNTED_AT_ONCE = 1_000;

/** The file changes where a process measures several things one after the other, and is none in between. */
const fileOf = () => process.env.COUNTED_DOCUMENTS;
const named = new AsyncLocalStorage();
let running = 'none';

/** Runs something whose requests are counted under a name. */
export function counting(name, run) {
  return named.run(name, run);
}

process.on('message', (message) => {
  running = targetOf(message) ?? running;
});

function targetOf(message) {
  try {
    return JSON.parse(message).functionTarget;
  } catch {
    return undefined;
  }
}

/** The collection of a document's name: "bookings", "users/insights". */
function collectionOf(name) {
  const [, path = ''] = name.split('/documents/');
  return path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');
}

function write(name, where, counts) {
  const file = fileOf();
  if (file === undefined) return;
  const line = { name, where, found: 0, empty: 0, written: 0, deleted: 0, ...counts };
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

function watch(stream, method, request, name) {
  let found = 0;
  const where = new Set();
  stream.on('data', (answer) => {
    const document = answer.found?.name ?? answer.missing ?? answer.document?.name;
    if (document) {
      found += 1;
      where.add(collectionOf(document));
    }
    const counted = Object.values(answer.result?.aggregateFields ?? {})[0]?.integerValue;
    if (counted !== undefined) found += Math.max(1, Math.ceil(counted / COUNTED_AT_ONCE));
  });
  stream.once('end', () => {
    const [from] = request.structuredQuery?.from ?? [];
    const place = [...where].join('+') || from?.collectionId || method;
    write(name, place, found === 0 ? { empty: 1 } : { found });
  });
}

if (fileOf() !== undefined) {
  const from = (path, wanted) => createRequire(path).resolve(wanted);
  const firestore = from(from(import.meta.url, 'firebase-admin'), '@google-cloud/firestore');
  const { Firestore } = createRequire(import.meta.url)(firestore);
  const { request, requestStream } = Firestore.prototype;
  Firestore.prototype.request = async function countedRequest(method, asked, ...rest) {
    const name = named.getStore() ?? running;
    const answer = await request.call(this, method, asked, ...rest);
    if (method === 'commit' || method === 'batchWrite') {
      for (const each of asked.writes ?? []) {
        const place = collectionOf(each.delete ?? each.update?.name ?? '');
        write(name, place, each.delete ? { deleted: 1 } : { written: 1 });
      }
    }
    return answer;
  };
  Firestore.prototype.requestStream = async function countedStream(method, both, asked, ...rest) {
    const name = named.getStore() ?? running;
    const stream = await requestStream.call(this, method, both, asked, ...rest);
    watch(stream, method, asked, name);
    return stream;
  };
}
