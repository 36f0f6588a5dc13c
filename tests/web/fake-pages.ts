import { combineLatest, map, type Observable, scan, startWith, throwError } from 'rxjs';
import type { LiveQuery, Reading } from '../../web/src/data/kit/live-query';
import type { Doc, Pages } from '../../web/src/data/kit/readers';
import { type World, worldChanges, worldNow } from './fake-queries';

/** A list that grows page by page, out of what the world holds. */
export function readPages<T>(
  name: World['failing'][number],
  key: string,
  size: number,
  pick: (world: World) => readonly Doc<T>[],
): LiveQuery<Pages<T>> {
  const open = (more: Observable<void>): Observable<Reading<Pages<T>>> => {
    if (worldNow().failing.includes(name)) return throwError(() => new Error(`${name} fails`));
    const pages = more.pipe(
      scan((count) => count + 1, 1),
      startWith(1),
    );
    return combineLatest([worldChanges, pages]).pipe(
      map(([world, count]) => {
        const all = pick(world);
        const items = all.slice(0, count * size);
        const hasMore = items.length === count * size;
        return { data: { items, hasMore, more: 'idle' }, fromCache: world.fromCache };
      }),
    );
  };
  return { key: `${name}/${key}`, open };
}
