import { describe, expect, it } from 'vitest';
import { STAFF_SESSION_MS, staffStateOf } from './staff-session';

const SIGNED_IN_AT = Date.parse('2026-06-01T08:00:00Z');
const STAFF = {
  admin: true,
  adminFactor: 'phone-1',
  auth_time: SIGNED_IN_AT / 1000,
  firebase: { sign_in_second_factor: 'phone', second_factor_identifier: 'phone-1' },
};
const after = (ms: number) => new Date(SIGNED_IN_AT + ms);

describe('staff', () => {
  it('work for twelve hours after a sign-in with the second factor', () => {
    expect(staffStateOf(STAFF, after(STAFF_SESSION_MS - 1))).toBe('active');
    expect(staffStateOf(STAFF, after(STAFF_SESSION_MS))).toBe('over');
    const { auth_time: _, ...undated } = STAFF;
    expect(staffStateOf(undated, after(0))).toBe('over');
  });

  it.each(['true', 1, null, undefined])('are not made by the claim %o', (admin) => {
    expect(staffStateOf({ ...STAFF, admin }, after(0))).toBe('none');
  });

  it.each([
    ['no second factor', { firebase: {} }],
    ['nothing of Auth', { firebase: undefined }],
    ['another second factor', { firebase: { second_factor_identifier: 'phone-2' } }],
    ['no second factor in the claims', { adminFactor: undefined }],
    ['a second factor in neither place', { adminFactor: undefined, firebase: {} }],
  ])('sign in with the second factor of the claim: %s is not enough', (_, change) => {
    expect(staffStateOf({ ...STAFF, ...change }, after(0))).toBe('no-second-factor');
  });
});
