import { describe, expect, it } from 'vitest';
import { blockedAhead, withBlocked, withoutBlocked } from './blocked';

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
});
