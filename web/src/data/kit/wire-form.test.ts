// @vitest-environment jsdom

import { expect, test, vi } from 'vitest';
import { documentId, endAt, limit, orderBy, startAt, where } from './constraints';
import { pageOf, placeOf, wireQueryOf } from './wire-form';

vi.mock('../../lib/project', () => ({ PROJECT_ID: 'demo' }));

const NAMES = 'projects/demo/databases/(default)/documents';

const filter = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});

test('a reader asks a plain request for what the query says', () => {
  const at = new Date('2026-06-01T12:00:00.250Z');
  expect(
    wireQueryOf({
      path: 'companions',
      constraints: [
        where('listed', '==', true),
        where(['facets', 'language:es'], '==', true),
        where('tags', 'array-contains', 'art'),
        where('startsAt', '>', at),
        where('price', '<=', 12.5),
        where('readAt', '==', null),
        orderBy('startsAt', 'desc'),
        orderBy('hourlyRate'),
        limit(24),
      ],
    }),
  ).toEqual({
    from: [{ collectionId: 'companions' }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          filter('listed', 'EQUAL', { booleanValue: true }),
          filter('facets.`language:es`', 'EQUAL', { booleanValue: true }),
          filter('tags', 'ARRAY_CONTAINS', { stringValue: 'art' }),
          filter('startsAt', 'GREATER_THAN', { timestampValue: '2026-06-01T12:00:00.250Z' }),
          filter('price', 'LESS_THAN_OR_EQUAL', { doubleValue: 12.5 }),
          { unaryFilter: { field: { fieldPath: 'readAt' }, op: 'IS_NULL' } },
        ],
      },
    },
    orderBy: [
      { field: { fieldPath: 'startsAt' }, direction: 'DESCENDING' },
      { field: { fieldPath: 'hourlyRate' }, direction: 'ASCENDING' },
    ],
    limit: 24,
  });
});

test('a reader asks only for the fields that they need', () => {
  expect(
    wireQueryOf({ path: 'companions', constraints: [], publicFields: ['name', 'city'] }),
  ).toEqual({
    from: [{ collectionId: 'companions' }],
    select: { fields: [{ fieldPath: 'name' }, { fieldPath: 'city' }] },
  });
});

test('a reader names documents by their ids', () => {
  const path = 'companions/eve/days';
  expect(wireQueryOf({ path, constraints: [where(documentId(), 'in', ['a', 'b'])] })).toEqual({
    from: [{ collectionId: 'days' }],
    where: filter('__name__', 'IN', {
      arrayValue: {
        values: [
          { referenceValue: `${NAMES}/companions/eve/days/a` },
          { referenceValue: `${NAMES}/companions/eve/days/b` },
        ],
      },
    }),
  });
  const between = [orderBy(documentId()), startAt('20260601'), endAt('20260608')];
  expect(wireQueryOf({ path, constraints: between })).toMatchObject({
    startAt: { values: [{ referenceValue: `${NAMES}/${path}/20260601` }], before: true },
    endAt: { values: [{ referenceValue: `${NAMES}/${path}/20260608` }], before: false },
  });
  expect(placeOf(path)).toEqual({ parent: 'companions/eve', collectionId: 'days' });
  expect(placeOf('companions')).toEqual({ parent: '', collectionId: 'companions' });
});

test('a reader goes on after the last document, also among equal ones', () => {
  const query = wireQueryOf({
    path: 'companions',
    constraints: [orderBy('ratingAverage', 'desc'), orderBy('stats.count', 'desc')],
  });
  const last = {
    name: `${NAMES}/companions/eve`,
    fields: {
      ratingAverage: { doubleValue: 4.5 },
      stats: { mapValue: { fields: { count: { integerValue: '7' } } } },
    },
  };
  const descending = (fieldPath: string) => ({ field: { fieldPath }, direction: 'DESCENDING' });
  const order = ['ratingAverage', 'stats.count', '__name__'].map(descending);
  expect(pageOf(query, 24, null)).toEqual({ ...query, orderBy: order, limit: 24 });
  expect(pageOf(query, 24, last)).toEqual({
    ...query,
    orderBy: order,
    limit: 24,
    startAt: {
      values: [{ doubleValue: 4.5 }, { integerValue: '7' }, { referenceValue: last.name }],
      before: false,
    },
  });
});
