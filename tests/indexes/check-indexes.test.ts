import { describe, expect, it } from 'vitest';
import type { CompositeIndex, FieldOverride, Scope } from '../../production/deploy/index-file';
import { checkIndexes } from './check-indexes';
import { type Order, conditionOn as on, type QueryShape } from './query-shape';

const asc = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' as const });
const desc = (fieldPath: string) => ({ fieldPath, order: 'DESCENDING' as const });
const holds = (fieldPath: string) => ({ fieldPath, arrayConfig: 'CONTAINS' as const });
const index = (...fields: CompositeIndex['fields']): CompositeIndex => ({
  collectionGroup: 'events',
  queryScope: 'COLLECTION',
  fields,
});
const byDate: readonly Order[] = [{ field: 'date', direction: 'DESCENDING' }];
const query = (change: Partial<QueryShape>): QueryShape => ({
  collectionGroup: 'events',
  scope: 'COLLECTION',
  where: [],
  orders: [],
  ...change,
});
const check = (
  shape: QueryShape,
  indexes: readonly CompositeIndex[],
  fieldOverrides: readonly FieldOverride[] = [],
) => checkIndexes([{ name: 'a list', shape }], { indexes, fieldOverrides });

describe('a query with an equality, an array and an order', () => {
  const shape = query({
    where: [on('status', '=='), on('tags', 'array-contains')],
    orders: byDate,
  });
  const fitting = index(asc('status'), holds('tags'), desc('date'));

  it.each([
    ['as the query says', fitting],
    [
      'with the fixed fields the other way round',
      index(holds('tags'), desc('status'), desc('date')),
    ],
    ['with the id at its end', index(asc('status'), holds('tags'), desc('date'), desc('__name__'))],
  ])('is served by an index %s', (_, one) => {
    expect(check(shape, [one])).toMatchObject({ missing: [], unused: [] });
  });

  it.each([
    ['none', []],
    ['one in the other direction', [index(asc('status'), holds('tags'), asc('date'))]],
    ['one that takes the array for a value', [index(asc('status'), asc('tags'), desc('date'))]],
    ['one with a field too many', [index(asc('status'), holds('tags'), asc('city'), desc('date'))]],
    ['one that orders first', [index(desc('date'), asc('status'), holds('tags'))]],
    ['that of another collection', [{ ...fitting, collectionGroup: 'stories' }]],
    ['that of all such collections', [{ ...fitting, queryScope: 'COLLECTION_GROUP' as Scope }]],
  ])('lacks its index where the file has %s', (_, indexes) => {
    expect(check(shape, indexes).missing).toEqual([
      'a list needs the index events (status ASCENDING, tags CONTAINS, date DESCENDING)',
    ]);
  });

  it.each([
    ['the array', [index(asc('status'), desc('date'))], 'tags CONTAINS'],
    ['the equality', [index(holds('tags'), desc('date'))], 'status ASCENDING'],
  ])('lacks only the index for %s where the file has the rest', (_, indexes, lacking) => {
    expect(check(shape, indexes).missing).toEqual([
      `a list needs the index events (${lacking}, date DESCENDING)`,
    ]);
  });

  it('is served by two indexes with the same order that share the fixed fields', () => {
    const merged = [index(asc('status'), desc('date')), index(holds('tags'), desc('date'))];
    expect(check(shape, merged)).toMatchObject({ missing: [], unused: [] });
    const third = index(desc('date'), asc('city'));
    expect(check(shape, [...merged, third]).unused).toEqual([
      'events (date DESCENDING, city ASCENDING)',
    ]);
  });

  it('is not served by two indexes that order differently', () => {
    const apart = [index(asc('status'), desc('date')), index(holds('tags'), asc('date'))];
    expect(check(shape, apart).missing).toEqual([
      'a list needs the index events (tags CONTAINS, date DESCENDING)',
    ]);
  });

  it('takes one index of its own rather than two that it would merge', () => {
    const parts = [index(asc('status'), desc('date')), index(holds('tags'), desc('date'))];
    expect(check(shape, [...parts, fitting]).unused).toHaveLength(2);
  });

  it('leaves a second index that would serve it unused', () => {
    const second = index(holds('tags'), asc('status'), desc('date'));
    expect(check(shape, [fitting, second]).unused).toEqual([
      'events (tags CONTAINS, status ASCENDING, date DESCENDING)',
    ]);
  });
});

describe('a query of single fields', () => {
  it.each([
    ['no condition', query({})],
    ['one order', query({ orders: byDate })],
    ['equalities only', query({ where: [on('status', '=='), on('city', 'in')] })],
    ['one range', query({ where: [on('date', '>='), on('date', '<')] })],
    ['one array', query({ where: [on('tags', 'array-contains')] })],
    ['a range of ids', query({ where: [on('__name__', '>=')] })],
  ])('needs no composite index: %s', (_, shape) => {
    const report = check(shape, [index(asc('status'), asc('city'))]);
    expect(report.missing).toEqual([]);
    expect(report.unused).toEqual(['events (status ASCENDING, city ASCENDING)']);
    expect(report.served.get('a list')).toEqual(['automatic']);
  });

  it('needs a composite index for an array together with an equality', () => {
    const shape = query({ where: [on('status', '=='), on('tags', 'array-contains')] });
    expect(check(shape, []).missing).toEqual([
      'a list needs the index events (status ASCENDING, tags CONTAINS)',
    ]);
  });

  it('misses an index that an override takes from its field', () => {
    const shape = query({ orders: byDate });
    const override = { collectionGroup: 'events', fieldPath: 'date', ttl: true, indexes: [] };
    expect(check(shape, [], [override]).missing).toHaveLength(1);
    expect(check(shape, [], [{ ...override, fieldPath: 'until' }]).missing).toEqual([]);
    expect(check(shape, [], [{ ...override, collectionGroup: 'notes' }]).missing).toEqual([]);
  });

  it('takes an override to read every collection of a name, and only that', () => {
    const shape = query({ scope: 'COLLECTION_GROUP', orders: byDate });
    const override = (queryScope: Scope): FieldOverride => ({
      collectionGroup: 'events',
      fieldPath: 'date',
      indexes: [{ queryScope, order: 'DESCENDING' }],
    });
    expect(check(shape, []).missing).toEqual([
      'a list needs the index events anywhere (date DESCENDING)',
    ]);
    expect(check(shape, [], [override('COLLECTION_GROUP')])).toMatchObject({
      missing: [],
      unused: [],
    });
    expect(check(shape, [], [override('COLLECTION')])).toMatchObject({
      missing: ['a list needs the index events anywhere (date DESCENDING)'],
      unused: ['events.date DESCENDING (override)'],
    });
  });
});
