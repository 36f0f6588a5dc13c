import { describe, expect, it } from 'vitest';
import { areBlocked, blockedAhead, hoursBetween, withBlocked, withoutBlocked } from './blocked';

const on = (start: string, end: string, date = '2026-06-02') => ({ date, start, end });

describe('blocked hours', () => {
  it('stand in order of time', () => {
    const other = on('08:00', '09:00', '2026-06-03');
    expect(withBlocked([other, on('14:00', '15:00')], on('09:00', '10:00'))).toEqual([
      on('09:00', '10:00'),
      on('14:00', '15:00'),
      other,
    ]);
  });

  it('become one where they touch, on their date only', () => {
    const blocked = [
      on('09:00', '10:00'),
      on('11:30', '13:00'),
      on('10:00', '24:00', '2026-06-03'),
    ];
    expect(withBlocked(blocked, on('10:00', '12:00'))).toEqual([
      on('09:00', '13:00'),
      on('10:00', '24:00', '2026-06-03'),
    ]);
    expect(withBlocked(blocked, on('09:15', '09:45'))).toEqual(blocked);
  });

  it('are freed whole, at an end, or within', () => {
    const other = on('09:00', '13:00', '2026-06-03');
    const free = (start: string, end: string) =>
      withoutBlocked([on('09:00', '13:00'), other], on(start, end));
    expect(free('08:00', '14:00')).toEqual([other]);
    expect(free('09:00', '10:00')).toEqual([on('10:00', '13:00'), other]);
    expect(free('10:00', '11:00')).toEqual([on('09:00', '10:00'), on('11:00', '13:00'), other]);
    expect(free('13:00', '14:00')).toEqual([on('09:00', '13:00'), other]);
  });

  it('are ahead until they end, on the companion’s clock', () => {
    const blocked = [on('09:00', '13:00'), on('20:00', '24:00')];
    const ahead = (now: string) => blockedAhead(blocked, 'America/New_York', new Date(now)).length;
    expect(ahead('2026-06-02T16:59:00Z')).toBe(2);
    expect(ahead('2026-06-02T17:00:00Z')).toBe(1);
    expect(ahead('2026-06-03T03:59:00Z')).toBe(1);
    expect(ahead('2026-06-03T04:00:00Z')).toBe(0);
  });

  it('of an outing are whole quarters on the companion’s clock, date by date', () => {
    const between = (from: string, until: string) =>
      hoursBetween(new Date(from), new Date(until), 'America/New_York');
    expect(between('2026-06-02T13:10:00Z', '2026-06-02T15:20:00Z')).toEqual([on('09:00', '11:30')]);
    const late = between('2026-06-03T02:00:00Z', '2026-06-03T05:00:00Z');
    expect(late).toEqual([on('22:00', '24:00'), on('00:00', '01:00', '2026-06-03')]);
    expect(between('2026-06-03T02:00:00Z', '2026-06-03T04:00:00Z')).toEqual([on('22:00', '24:00')]);
    expect(areBlocked([on('21:00', '24:00')], late)).toBe(false);
    expect(areBlocked([on('21:00', '24:00'), on('00:00', '02:00', '2026-06-03')], late)).toBe(true);
  });
});
