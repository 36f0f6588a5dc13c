import { readFileSync } from 'node:fs';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { describe, expect, it } from 'vitest';
import { deployedSources, isQueryModule } from '../indexes/query-modules';

/** Calls that add a condition or an order; cursors and limits only restrict an existing query. */
const CONDITION = /(?<![\w$])(?:where|orderBy)(?:<[^(]*>)?\(|\.(?:where|orderBy|findNearest)\(/;

/** Calls that build a query, and imports of what builds one. */
const BUILDS = new RegExp(
  `${CONDITION.source}|(?<![\\w$])(?:query|collectionGroup)(?:<[^(]*>)?\\(|/kit/(?:queries|checked-pages)'`,
);

/** Puts queries together from what query modules ask for, and has no condition of its own. */
const KIT = 'web/src/data/kit/queries.ts';

/** Says which collections there are, and has no condition either. */
const TABLE = 'functions/src/platform/records/collections.ts';

/** What query modules ask with, and what makes the SDK's queries of it. */
const FORMS = ['web/src/data/kit/constraints.ts', 'web/src/data/kit/sdk-form.ts'];

/** The lines of a source that build a query, with their numbers. */
function queriesIn(text: string, builds = BUILDS): string[] {
  return text
    .split('\n')
    .map((line, index) => `${index + 1}: ${line.trim()}`)
    .filter((line) => builds.test(line) && !/^\d+: (\*|\/\/|\/\*)/.test(line));
}

describe('the sources of the client and the functions', () => {
  it('build queries in named query modules only, where their indexes are checked', () => {
    const strays = deployedSources()
      .filter((path) => !isQueryModule(path) && !FORMS.includes(path))
      .flatMap((path) => {
        const text = readFileSync(`${ROOT}/${path}`, 'utf8');
        const builds = path === KIT || path === TABLE ? CONDITION : BUILDS;
        return queriesIn(text, builds).map((line) => `${path}:${line}`);
      });
    expect(strays).toEqual([]);
  });

  it.each([
    ["list.where('status', '==', 'pending')", true],
    ["  .orderBy('dueAt')", true],
    ['faces.findNearest({', true],
    ['query(list, limit(1))', true],
    ["db.collectionGroup('days')", true],
    ['query<Booking>(list)', true],
    ["import { list } from '../../data/kit/queries';", true],
    ["import { documentsOf } from '../../data/kit/documents';", false],
    ['query.limit(PAGE).get()', false],
    ['useQuery(list)', false],
    ['// where(x) is the question', false],
    ['isSomewhere(place)', false],
  ])('build a query with %s: %s', (line, builds) => {
    expect(queriesIn(line)).toHaveLength(builds ? 1 : 0);
  });

  it.each([
    ['web/src/data/bookings/booking-queries.ts', true],
    ['web/src/features/admin/inbox/waiting-queries.ts', true],
    ['web/src/app/unread-queries.ts', true],
    ['web/src/data/kit/readers.ts', false],
    [KIT, false],
    ['web/src/features/browse/queries.ts', false],
    ['web/src/lib/message-queries.ts', false],
    ['functions/src/booking/booking-queries.ts', true],
    ['functions/src/booking/sweep.ts', false],
  ])('count as a query module at %s: %s', (path, isOne) => {
    expect(isQueryModule(path)).toBe(isOne);
  });
});
