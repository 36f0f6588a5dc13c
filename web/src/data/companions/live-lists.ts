import { type Live, newLive } from '@hearthkin/domain/companion/live';
import {
  combineLatest,
  map,
  Observable,
  of,
  Subject,
  shareReplay,
  switchMap,
  takeUntil,
} from 'rxjs';
import type { LiveQuery, Reading } from '../kit/live-query';
import type { Doc, Pages } from '../kit/readers';
import { renewedLive } from './companion-list-queries';
import type { Companion, LiveCompanion } from './companion-queries';

/** The answer for companions whose live document isn't needed. */
const NOT_LIVE: Reading<Live> = { data: newLive(), fromCache: false };

/**
 * A list of listings with what is live of those who need it, renewed while the page is visible. The others
 * count as offline and without sessions. Each listing's live document is opened once.
 * @param need names the condition, for the key.
 * @param liveOfOne reads it; renewed every few minutes unless given.
 */
export function withLives<C extends Companion | null>(
  { key, open }: LiveQuery<Pages<C>>,
  need: string,
  isNeeded: (listing: Companion) => boolean,
  liveOfOne: (companionId: string) => LiveQuery<Live> = renewedLive,
): LiveQuery<Pages<LiveCompanion | Extract<C, null>>> {
  return {
    key: `${key}/${need}`,
    open: (more) =>
      new Observable((subscriber) => {
        const closed = new Subject<void>();
        const opened = new Map<string, Observable<Reading<Live>>>();
        const liveOf = ({ id, data }: Doc<C>): Observable<Reading<Live>> => {
          if (data === null || !isNeeded(data)) return of(NOT_LIVE);
          const reading =
            opened.get(id) ?? liveOfOne(id).open(more).pipe(takeUntil(closed), shareReplay(1));
          opened.set(id, reading);
          return reading;
        };
        const merge = merger<C>();
        const pages = open(more).pipe(
          switchMap((pages) => {
            const { items } = pages.data;
            const lives = items.length === 0 ? of([]) : combineLatest(items.map(liveOf));
            return lives.pipe(
              map((readings) => ({
                data: {
                  ...pages.data,
                  items: items.map((item, index) =>
                    merge(item, readings[index]?.data ?? NOT_LIVE.data),
                  ),
                },
                fromCache: pages.fromCache,
              })),
            );
          }),
        );
        subscriber.add(pages.subscribe(subscriber));
        subscriber.add(() => closed.next());
      }),
  };
}

/** Merges listings and live documents; the same two make the same object, so that React need not render it again. */
function merger<C extends Companion | null>() {
  type Merged = Doc<LiveCompanion | Extract<C, null>>;
  const known = new Map<string, { listing: C; live: Live; merged: Merged }>();
  return ({ id, data: listing }: Doc<C>, now: Live): Merged => {
    const former = known.get(id);
    if (former?.listing === listing && former.live === now) return former.merged;
    const data = (listing === null ? null : { ...listing, ...now }) as Merged['data'];
    const merged = { id, data };
    known.set(id, { listing, live: now, merged });
    return merged;
  };
}
