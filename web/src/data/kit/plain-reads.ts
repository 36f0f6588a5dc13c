import { askFirestore, nameOf, runQuery } from '../../firebase/firestore-rest';
import { fieldsOf, idOf, type WireDocument } from '../../firebase/wire';
import { knownSession } from '../../session/use-expected-user';
import type { Asked, Place } from './queries';
import { readCounter } from './read-counter';
import type { Doc, Pages } from './readers';
import { pageOf, placeOf, wireQueryOf } from './wire-form';

/** One answer by a plain request. It can be kept on the device as it came, and read again. */
export interface PlainRead<T> {
  /** @throws as `askFirestore`. */
  readonly fetch: () => Promise<unknown>;
  readonly read: (answer: unknown) => T;
}

const SENT = { isPending: false };

function docOf<T>({ documents }: Place<T>, document: WireDocument): Doc<T> {
  return { id: idOf(document), data: documents.read(fieldsOf(document), SENT) };
}

/** One that doesn't fit is left out, and doesn't hide the others. */
export function docsOf<T>(place: Place<T>, found: readonly WireDocument[]): Doc<T>[] {
  return found.flatMap((document) => {
    try {
      return [docOf(place, document)];
    } catch (error) {
      console.warn(`Left out ${document.name}, which does not fit its schema`, error);
      return [];
    }
  });
}

/**
 * The reader's token; null for what anyone may read, and for visitors, whose pages don't load the code for it.
 */
async function tokenFor({ publicFields }: Place<unknown>): Promise<string | null> {
  if (publicFields !== undefined || (await knownSession()).status !== 'signed-in') return null;
  const { openAuth } = await import('../../firebase/auth');
  return (await openAuth().currentUser?.getIdToken()) ?? null;
}

export function plainDocument<T>(place: Place<T>, id: string): PlainRead<Doc<T> | null> {
  return {
    fetch: async () => {
      const count = readCounter();
      // A GET would fail for a document that doesn't exist, and browsers log every failure.
      const [answer] = await askFirestore<readonly { readonly found?: WireDocument }[]>(
        `${nameOf('')}:batchGet`,
        await tokenFor(place),
        {
          documents: [nameOf(`${place.path}/${id}`)],
          ...(place.publicFields && { mask: { fieldPaths: place.publicFields } }),
        },
      );
      count(1);
      return answer?.found ?? null;
    },
    read: (answer) => (answer === null ? null : docOf(place, answer as WireDocument)),
  };
}

export function plainList<T>(asked: Asked<T>): PlainRead<readonly Doc<T>[]> {
  return {
    fetch: () => fetchAll(asked, (query) => query),
    read: (answer) => docsOf(asked, answer as WireDocument[]),
  };
}

/** The first page of a list. */
export function plainPage<T>(asked: Asked<T>, size: number): PlainRead<Pages<T>> {
  return {
    fetch: () => fetchPage(asked, size, null),
    read: (answer) => {
      const found = answer as WireDocument[];
      return { items: docsOf(asked, found), hasMore: found.length === size, more: 'idle' };
    },
  };
}

/**
 * What is found, and then something of it.
 * @throws Error for nothing, of which a question would be refused.
 */
export function plainWith<A, B, T>(
  found: PlainRead<readonly A[]>,
  other: PlainRead<B>,
  merged: (a: A, b: B) => T,
): PlainRead<T> {
  const only = (answer: unknown): A => {
    const [one] = found.read(answer);
    if (one === undefined) throw new Error('Nothing was found');
    return one;
  };
  return {
    fetch: async () => {
      const answer = await found.fetch();
      only(answer);
      return [answer, await other.fetch()];
    },
    read: (answer) => {
      const [one, more] = answer as [unknown, unknown];
      return merged(only(one), other.read(more));
    },
  };
}

/** A page of a list, after a document of it. */
export function fetchPage(
  asked: Asked<unknown>,
  size: number,
  after: WireDocument | null,
): Promise<WireDocument[]> {
  return fetchAll(asked, (query) => pageOf(query, size, after));
}

async function fetchAll(
  asked: Asked<unknown>,
  change: (query: ReturnType<typeof wireQueryOf>) => ReturnType<typeof wireQueryOf>,
): Promise<WireDocument[]> {
  const count = readCounter();
  const query = change(wireQueryOf(asked));
  const found = await runQuery(placeOf(asked.path).parent, query, await tokenFor(asked));
  count(Math.max(1, found.length));
  return found;
}
