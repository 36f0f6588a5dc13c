import { describe, expect, it } from 'vitest';
import { isInsideWindow } from './activity-window';

const ZONE = 'Europe/Berlin';
// Berlin is two hours ahead of UTC in June.
const at = (time: string) => new Date(`2026-06-01T${time}:00Z`);

describe('isInsideWindow', () => {
  it('lets a session open and close the window exactly', () => {
    expect(isInsideWindow('outdoor-adventure', at('06:00'), at('12:00'), ZONE)).toBe(true);
    expect(isInsideWindow('outdoor-adventure', at('10:00'), at('16:00'), ZONE)).toBe(true);
  });

  it('refuses a session that opens too early or closes too late', () => {
    expect(isInsideWindow('outdoor-adventure', at('05:45'), at('08:00'), ZONE)).toBe(false);
    expect(isInsideWindow('outdoor-adventure', at('14:30'), at('16:15'), ZONE)).toBe(false);
  });

  it('refuses a session that runs into the next day', () => {
    const late = new Date('2026-06-02T07:30:00Z');
    expect(isInsideWindow('coffee-walk', at('18:00'), late, ZONE)).toBe(false);
  });

  it('lets a virtual chat cross midnight', () => {
    expect(isInsideWindow('virtual-chat', at('21:30'), at('22:30'), ZONE)).toBe(true);
  });
});
