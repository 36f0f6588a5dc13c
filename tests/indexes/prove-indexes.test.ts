import { describe, expect, it } from 'vitest';
import { proveIndexes, wireQuery } from './prove-indexes';
import { conditionOn, type QueryShape } from './query-shape';

const ROOT = 'projects/p/databases/(default)/documents';
const DATABASE = { root: ROOT, dimension: 2 };
const shape = (change: Partial<QueryShape> = {}): QueryShape => ({
  collectionGroup: 'bookings',
  scope: 'COLLECTION',
  where: [conditionOn('status', '==')],
  orders: [],
  ...change,
});
const LINK = 'The query requires an index. You can create it here: https://console.test/index';

describe('the queries that a project is asked', () => {
  it('name those that it has no index for, each kind once, with Google’s sentence', async () => {
    const sorted = shape({ orders: [{ field: 'date', direction: 'DESCENDING' }] });
    const queries = [
      { name: 'plain()', shape: shape() },
      { name: 'sorted()', shape: sorted },
      { name: 'sortedToo()', shape: sorted },
    ];
    const asked: unknown[] = [];
    const ask = async (query: object) => {
      asked.push(query);
      if (JSON.stringify(query).includes('DESCENDING')) throw new Error(LINK);
    };
    expect(await proveIndexes(queries, ask, DATABASE)).toEqual({
      asked: 2,
      refused: [{ names: ['sorted()', 'sortedToo()'], sentence: LINK }],
    });
    expect(asked).toHaveLength(2);
  });

  it('fail with the name of one that is refused for something else', async () => {
    const ask = () => Promise.reject(new Error('You may not read'));
    const queries = [{ name: 'plain()', shape: shape() }];
    await expect(proveIndexes(queries, ask, DATABASE)).rejects.toThrow('plain(): Error: You may');
  });

  it('keep the operators of conditions, and ask for one document', () => {
    const either = { kind: 'or', of: [conditionOn('a', 'in'), conditionOn('b', '<=')] } as const;
    const query = wireQuery(shape({ where: [either, conditionOn('__name__', '==')] }), DATABASE);
    const condition = (field: string, op: string, value: object) => ({
      fieldFilter: { field: { fieldPath: field }, op, value },
    });
    const [a, b] = [{ stringValue: 'a' }, { stringValue: 'b' }];
    expect(query).toMatchObject({
      limit: 1,
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [
            {
              compositeFilter: {
                op: 'OR',
                filters: [
                  condition('a', 'IN', { arrayValue: { values: [a, b] } }),
                  condition('b', 'LESS_THAN_OR_EQUAL', a),
                ],
              },
            },
            condition('__name__', 'EQUAL', { referenceValue: `${ROOT}/bookings/a` }),
          ],
        },
      },
    });
  });
});
