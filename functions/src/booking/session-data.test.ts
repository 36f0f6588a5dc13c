import { plainBooking } from '@hearthkin/domain/booking/plain-booking';
import { expect, it } from 'vitest';
import { sessionData } from './session-data';

it('tells the second of two equal hours from the first', () => {
  const data = (startsAt: string) => {
    const timeZone = 'America/New_York';
    return sessionData('b-1', plainBooking({ startsAt: new Date(startsAt), timeZone }), 'Eve M.');
  };
  expect(data('2027-11-07T06:30:00Z')).toMatchObject({ bookingId: 'b-1', turn: 'second' });
  expect(data('2027-11-07T05:30:00Z')).not.toHaveProperty('turn');
  expect(data('2027-11-08T06:30:00Z')).not.toHaveProperty('turn');
});
