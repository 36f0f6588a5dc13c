import { expect, it } from 'vitest';
import { DAY_MS } from '../foundation/durations';
import { checkEndsAt, datingProblem, newBackgroundCheck, reportDate } from './background-check';

const report = (issuedOn: string) => ({ issuer: 'Screening', reference: 'S-1', issuedOn });
const NOW = new Date('2026-11-27T12:00:00Z');

it.each([
  ['2026-03-01', '2027-03-01T00:00:00.000Z'],
  ['2024-02-29', '2025-02-28T00:00:00.000Z'],
])('a check of %s counts until %s', (issuedOn, end) => {
  expect(checkEndsAt(reportDate(issuedOn)).toISOString()).toBe(end);
});

it.each([
  ['2026-11-27', null],
  // It is that day already somewhere.
  ['2026-11-28', null],
  ['2026-11-29', 'This date is in the future'],
  ['2025-11-28', null],
  ['2025-11-27', 'This report is older than 12 months'],
])('a report of %s is refused with %s', (issuedOn, problem) => {
  expect(datingProblem(report(issuedOn), NOW)).toBe(problem);
});

it('is looked at 30 days before its end, or at its end if that is sooner', () => {
  const fresh = newBackgroundCheck(report('2026-11-01'), NOW);
  expect(fresh).toMatchObject({ status: 'current', recordedAt: NOW, notes: '' });
  expect(fresh.dueAt).toEqual(new Date(fresh.endsAt.getTime() - 30 * DAY_MS));
  const old = newBackgroundCheck(report('2025-12-05'), NOW);
  expect(old.dueAt).toEqual(old.endsAt);
});
