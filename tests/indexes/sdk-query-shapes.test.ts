import { deleteApp, initializeApp } from 'firebase/app';
import {
  and,
  collection,
  collectionGroup,
  documentId,
  getFirestore,
  limit,
  or,
  orderBy,
  query,
  terminate,
  where,
} from 'firebase/firestore';
import { deleteApp as deleteAdminApp, initializeApp as initializeAdmin } from 'firebase-admin/app';
import { FieldPath, Filter, getFirestore as getAdminFirestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { adminQueryShape } from './admin-query-shape';
import { conditionOn as on, type QueryShape } from './query-shape';
import { webQueryShape } from './web-query-shape';

const app = initializeApp({ projectId: 'demo-shapes' }, 'shapes');
const web = getFirestore(app);
const adminApp = initializeAdmin({ projectId: 'demo-shapes' }, 'shapes');
const admin = getAdminFirestore(adminApp);

afterAll(async () => {
  await terminate(web);
  await deleteApp(app);
  await deleteAdminApp(adminApp);
});

const SHAPE: QueryShape = {
  collectionGroup: 'c',
  scope: 'COLLECTION',
  where: [
    {
      kind: 'and',
      of: [
        on('x', '=='),
        {
          kind: 'or',
          of: [on('y.z', 'in'), { kind: 'and', of: [on('t', 'array-contains'), on('d', '>')] }],
        },
      ],
    },
  ],
  orders: [
    { field: 'd', direction: 'DESCENDING' },
    { field: '__name__', direction: 'ASCENDING' },
  ],
};

describe('the shape of a query', () => {
  it('is read from the web SDK', () => {
    const built = query(
      collection(web, 'a/b/c'),
      and(
        where('x', '==', null),
        or(where('y.z', 'in', [1, 2]), and(where('t', 'array-contains', 'u'), where('d', '>', 3))),
      ),
      orderBy('d', 'desc'),
      orderBy(documentId()),
      limit(3),
    );
    expect(webQueryShape(built)).toEqual(SHAPE);
    const anywhere = query(collectionGroup(web, 'c'), where('d', '!=', 1));
    expect(webQueryShape(anywhere)).toEqual({
      collectionGroup: 'c',
      scope: 'COLLECTION_GROUP',
      where: [on('d', '!=')],
      orders: [],
    });
  });

  it('is read from the Admin SDK', () => {
    const built = admin
      .collection('a/b/c')
      .where(
        Filter.and(
          Filter.where('x', '==', null),
          Filter.or(
            Filter.where('y.z', 'in', [1, 2]),
            Filter.and(Filter.where('t', 'array-contains', 'u'), Filter.where('d', '>', 3)),
          ),
        ),
      )
      .orderBy('d', 'desc')
      .orderBy(FieldPath.documentId());
    expect(adminQueryShape(built)).toEqual(SHAPE);
    const anywhere = admin.collectionGroup('c').where('d', '!=', 1);
    expect(adminQueryShape(anywhere)).toEqual({
      collectionGroup: 'c',
      scope: 'COLLECTION_GROUP',
      where: [on('d', '!=')],
      orders: [],
    });
  });
});
