import { HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepCursors } from '../../functions/src/platform/records/collections';
import { Backlog } from '../../functions/src/platform/sweeps/backlog';
import {
  defineLongSweep,
  type LongRun,
  type PageDone,
  type Span,
} from '../../functions/src/platform/sweeps/long-sweep';
import { quietDatabase } from '../support/admin';

const quiet = quietDatabase('demo-hearthkin-long-sweep');
const { db } = quiet;
beforeEach(async () => {
  pages = [];
  spans = [];
  meanwhile = async () => {};
  await quiet.clear();
});
afterAll(() => quiet.close());

const NOW = new Date('2031-06-01T04:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

/** Pages in the order in which they were worked off, and what each run was about. */
let pages: string[];
let spans: Span[];
/** What happens while a page is worked off. */
let meanwhile: (page: string) => Promise<unknown>;
let failing: readonly string[] = [];
let isOff = false;

async function* stage(name: string, after: string | null): AsyncGenerator<PageDone<'done'>> {
  for (let page = after === null ? 1 : Number(after) + 1; page <= 3; page += 1) {
    const place = `${name}${page}`;
    await meanwhile(place);
    pages.push(place);
    yield { after: String(page), counts: { done: 1 }, failed: page === 1 ? failing : [] };
  }
}

const { sweep } = defineLongSweep('longSweepOfTests', {
  secrets: [],
  withinMs: HOUR_MS,
  deps: () => ({}),
  counted: ['done'],
  until: (now) => new Date(now.getTime() - MINUTE_MS),
  isOff: () => isOff,
  stages: (run) => {
    const { begunAt, since, until, again } = run;
    spans.push({ begunAt, since, until, again });
    return { a: (from) => stage('a', from), b: (from) => stage('b', from) };
  },
});
const ALL = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3'];

const cursor = sweepCursors(db).doc('longSweepOfTests');
const state = async () => (await cursor.get()).data();
const run = (more: Partial<LongRun> = {}) => sweep.handler({ db, now: NOW, ...more }, {});
/** A run that has time for one page. */
const shortly = { endsBy: new Date(0) };

/** A queue in which tasks wait, each id once. */
function taskQueue() {
  const ids = new Set<string>();
  const rounds: number[] = [];
  const handOn = async (begunAt: Date, round: number) => {
    const id = `${begunAt.getTime()}-${round}`;
    if (!ids.has(id)) rounds.push(round);
    ids.add(id);
  };
  return { rounds, handOn };
}

describe('a long sweep', () => {
  it('that has time works everything off in one run, and the next one goes on from there', async () => {
    expect(await run()).toEqual({ done: 6 });
    expect(pages).toEqual(ALL);
    const done = { at: after(-MINUTE_MS), open: null, isNextDue: false, failed: [] };
    expect(await state()).toEqual(done);
    await run({ now: after(HOUR_MS) });
    const [first, second] = spans;
    expect(first).toMatchObject({ begunAt: NOW, since: null, until: after(-MINUTE_MS) });
    // They meet exactly.
    expect(second?.since).toEqual(first?.until);
    expect(second?.until).toEqual(after(HOUR_MS - MINUTE_MS));
  });

  it('that ends in the middle hands on, and the rest is done once', async () => {
    const { rounds, handOn } = taskQueue();
    expect(await run({ ...shortly, handOn })).toEqual({ done: 1 });
    expect(pages).toEqual(['a1']);
    for (let round = rounds.shift(); round !== undefined; round = rounds.shift()) {
      // Tasks run later than the run before.
      const now = after(round * MINUTE_MS);
      await run({ now, round, handOn, ...shortly });
    }
    expect(pages).toEqual(ALL);
    expect(new Set(spans.map((span) => JSON.stringify(span))).size).toBe(1);
    expect(await state()).toMatchObject({ at: after(-MINUTE_MS), open: null });
  });

  it('does nothing for a task that comes twice, or when all is done', async () => {
    const { handOn } = taskQueue();
    await run({ ...shortly, handOn });
    await run({ ...shortly, handOn, round: 1 });
    expect(await run({ ...shortly, handOn, round: 1 })).toEqual({ done: 0 });
    expect(pages).toEqual(['a1', 'a2']);
    await run({ handOn, round: 2 });
    expect(await run({ handOn, round: 2 })).toEqual({ done: 0 });
    expect(await run({ handOn, round: 3 })).toEqual({ done: 0 });
    expect(pages).toEqual(ALL);
  });

  it('goes on after a crash with the page that wasn’t done, and repeats no other', async () => {
    const { rounds, handOn } = taskQueue();
    await run({ ...shortly, handOn });
    meanwhile = async (page) => {
      if (page === 'b1') throw new Error('The process ends');
    };
    const endsBy = after(HOUR_MS);
    await expect(run({ round: 1, endsBy, handOn })).rejects.toThrow('The process ends');
    meanwhile = async () => {};
    // Cloud Tasks tries it again.
    expect(await run({ round: 1, endsBy, handOn })).toEqual({ done: 3 });
    expect(pages).toEqual(ALL);
    expect(rounds).toEqual([1]);
  });

  it('is worked on by one run at a time', async () => {
    const endsBy = after(HOUR_MS);
    let second: unknown;
    meanwhile = async (page) => {
      if (page !== 'a2') return;
      // A task that came before the run that queued it has ended.
      second = await run({ now: after(1), endsBy, round: 1 }).catch(String);
    };
    await run({ endsBy });
    expect(second).toBe('Error: The run before has not ended');
    expect(pages).toEqual(ALL);
  });

  it('that is due again while a run works on it begins anew right after it, in tasks, too', async () => {
    const endsBy = after(2 * HOUR_MS);
    const { handOn } = taskQueue();
    await run({ ...shortly, handOn });
    meanwhile = async (page) => {
      meanwhile = async () => {};
      expect(page).toBe('a2');
      expect(await run({ now: after(HOUR_MS), endsBy: after(2 * HOUR_MS) })).toEqual({ done: 0 });
    };
    expect(await run({ now: after(1), endsBy, round: 1 })).toEqual({ done: 5 + 6 });
    expect(pages).toEqual([...ALL, ...ALL]);
    expect(spans.at(-1)?.since).toEqual(spans[0]?.until);
    expect(await state()).toMatchObject({ open: null, isNextDue: false });
  });

  it('begins no other if a run comes again before the next is due', async () => {
    const { handOn } = taskQueue();
    await run({ ...shortly, handOn });
    const again = { now: after(HOUR_MS - 1), backlog: new Backlog() };
    meanwhile = async (page) => {
      if (page === 'b1') throw new Error('The process ends');
    };
    await expect(run(again)).rejects.toThrow('The process ends');
    meanwhile = async () => {};
    expect(await run(again)).toEqual({ done: 3 });
    expect(pages).toEqual(ALL);
    expect(await state()).toMatchObject({ at: after(-MINUTE_MS), isNextDue: false });
  });

  it('waits for a process that ended without a word only until its time would have been over', async () => {
    const endsBy = after(HOUR_MS);
    const { handOn } = taskQueue();
    await run({ ...shortly, handOn });
    const open = (await state())?.open;
    if (!open) throw new Error('Nothing is open');
    // It had handed on, and ended before it could note that.
    await cursor.update({ open: { ...open, round: 0, heldUntil: endsBy } });
    const again = (now: Date) => run({ now, round: 1, endsBy: after(2 * HOUR_MS) });
    await expect(again(new Date(endsBy.getTime() - 1))).rejects.toThrow('has not ended');
    expect(await again(endsBy)).toEqual({ done: 5 });
    expect(pages).toEqual(ALL);
  });

  it('tries what has failed again in the next one', async () => {
    failing = ['x', 'y'];
    await run();
    expect((await state())?.failed).toEqual(['x', 'y', 'x', 'y']);
    failing = [];
    await run({ now: after(HOUR_MS) });
    expect(spans.at(-1)?.again).toEqual(['x', 'y', 'x', 'y']);
    expect((await state())?.failed).toEqual([]);
  });

  it('stops where it is once too much has failed', async () => {
    failing = Array.from({ length: 1_001 }, (_, index) => `item-${index}`);
    await expect(run()).rejects.toThrow('More than 1000 failed');
    failing = [];
    expect((await state())?.open).toMatchObject({ stage: '', after: null });
    expect(await run({ round: 0 })).toEqual({ done: 6 });
  });

  it('that isn’t done by the next time is behind, is ended, and followed by that of now', async () => {
    const { handOn } = taskQueue();
    await run({ ...shortly, handOn });
    const now = after(24 * HOUR_MS);
    const backlog = new Backlog();
    expect(await run({ now, backlog })).toEqual({ done: 5 + 6 });
    expect(pages).toEqual([...ALL, ...ALL]);
    expect(backlog.leftSeconds(now)).toBe(24 * 3600);
    expect((await state())?.at).toEqual(new Date(now.getTime() - MINUTE_MS));
    const next = new Backlog();
    await run({ now: after(48 * HOUR_MS), backlog: next });
    expect(next.leftSeconds(after(48 * HOUR_MS))).toBe(0);
  });

  it('that is switched off leaves no trace', async () => {
    isOff = true;
    expect(await run()).toEqual({ done: 0 });
    isOff = false;
    expect(await state()).toBeUndefined();
  });
});
