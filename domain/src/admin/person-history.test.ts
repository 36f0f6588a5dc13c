import { describe, expect, it } from 'vitest';
import { type HistoryItem, type HistorySource, historyPage } from './person-history';

const note = (ms: number): HistoryItem => ({
  kind: 'note',
  at: new Date(ms),
  id: `note-${ms}`,
  by: 'staff',
  text: '',
});
const source = (isCut: boolean, ...times: number[]): HistorySource => ({
  items: times.map(note),
  cutAt: isCut ? new Date(times.at(-1) ?? 0) : null,
});
const shownIn = (...sources: HistorySource[]) => {
  const { items, next } = historyPage(sources);
  return [items.map(({ at }) => at.getTime()), next];
};

describe('historyPage', () => {
  it('shows all in order where nothing is cut', () => {
    expect(shownIn(source(false, 9, 2), source(false, 7), source(false))).toEqual([
      [9, 7, 2],
      null,
    ]);
  });

  it('holds back what is older than the end of a cut source', () => {
    expect(shownIn(source(true, 9, 8, 5), source(false, 6, 3))).toEqual([[9, 8, 6], 6]);
  });

  it('ends at the latest of two cuts', () => {
    expect(shownIn(source(true, 9, 4), source(true, 8, 6))).toEqual([[9, 8], 7]);
  });

  it('shows what is of the same instant once, even where a cut goes through it', () => {
    expect(shownIn(source(true, 5, 5, 5), source(false, 5, 1))).toEqual([[5, 5, 5, 5], 5]);
  });

  it('gives every item once, page by page', () => {
    const times = [
      [20, 18, 18, 11, 4, 3],
      [19, 18, 10, 9, 8, 7, 6],
      [18, 2],
    ];
    const seen: number[] = [];
    for (let before: number | null = Infinity; before !== null; ) {
      const limit: number = before;
      const page = historyPage(
        times.map((all) => {
          const earlier = all.filter((time) => time < limit);
          return source(earlier.length >= 3, ...earlier.slice(0, 3));
        }),
      );
      seen.push(...page.items.map(({ at }) => at.getTime()));
      before = page.next;
    }
    expect(seen).toEqual(times.flat().toSorted((a, b) => b - a));
  });
});
