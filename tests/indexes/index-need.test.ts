import { describe, expect, it } from 'vitest';
import { indexNeeds } from './index-need';
import { type Condition, conditionOn, type Order, type QueryShape } from './query-shape';

const on = conditionOn;
const by = (field: string, direction: Order['direction'] = 'ASCENDING'): Order => ({
  field,
  direction,
});
const query = (where: readonly Condition[], orders: readonly Order[] = []): QueryShape => ({
  collectionGroup: 'events',
  scope: 'COLLECTION',
  where,
  orders,
});
const need = (equal: string[], contains: string | null, orders: Order[]) => ({
  collectionGroup: 'events',
  scope: 'COLLECTION',
  equal,
  contains,
  orders,
  vector: null,
});

describe('the index a query needs', () => {
  it('has the fixed fields first, then those of orderBy', () => {
    const shape = query([on('status', '=='), on('city', '==')], [by('date', 'DESCENDING')]);
    expect(indexNeeds(shape)).toEqual([need(['city', 'status'], null, [by('date', 'DESCENDING')])]);
  });

  it('ends with a range that is not in orderBy, in the last direction', () => {
    const shape = query([on('price', '<'), on('age', '>=')], [by('date', 'DESCENDING')]);
    const orders = [by('date', 'DESCENDING'), by('age', 'DESCENDING'), by('price', 'DESCENDING')];
    expect(indexNeeds(shape)).toEqual([need([], null, orders)]);
  });

  it('is one for every branch of an "or"', () => {
    const either: Condition = {
      kind: 'or',
      of: [on('host', '=='), on('guests', 'array-contains')],
    };
    const shape = query([on('status', 'in'), either], [by('date')]);
    expect(indexNeeds(shape)).toEqual([
      need(['host', 'status'], null, [by('date')]),
      need(['status'], 'guests', [by('date')]),
    ]);
  });

  it('orders every branch by a range that stands in one of them', () => {
    const either: Condition = { kind: 'or', of: [on('host', '=='), on('date', '>')] };
    expect(indexNeeds(query([either]))).toEqual([
      need(['host'], null, [by('date')]),
      need([], null, [by('date')]),
    ]);
  });

  it('does not order by a field that has one value', () => {
    const shape = query([on('status', '==')], [by('status'), by('date')]);
    expect(indexNeeds(shape)).toEqual([need(['status'], null, [by('date')])]);
  });

  it('names the document’s id only if its direction changes', () => {
    const ordered = (...orders: Order[]) => indexNeeds(query([], orders))[0]?.orders;
    expect(ordered(by('__name__'))).toEqual([]);
    expect(ordered(by('date', 'DESCENDING'), by('__name__', 'DESCENDING'))).toEqual([
      by('date', 'DESCENDING'),
    ]);
    const around = [by('date', 'DESCENDING'), by('__name__')];
    expect(ordered(...around)).toEqual(around);
    expect(ordered(by('__name__', 'DESCENDING'))).toEqual([by('__name__', 'DESCENDING')]);
  });

  it('does not exist for two arrays, or an array that also orders', () => {
    const two = [on('guests', 'array-contains'), on('tags', 'array-contains')];
    expect(() => indexNeeds(query(two))).toThrow('No index serves guests and tags of events');
    const one = [on('tags', 'array-contains-any')];
    expect(() => indexNeeds(query(one, [by('tags')]))).toThrow('No index serves tags of events');
    expect(() => on('tags', 'near')).toThrow('No index is known for the operator "near".');
  });

  it('ends with the field of a findNearest, after the conditions', () => {
    const shape = { ...query([on('model', '==')]), vector: 'template' };
    expect(indexNeeds(shape)).toEqual([{ ...need(['model'], null, []), vector: 'template' }]);
  });
});
