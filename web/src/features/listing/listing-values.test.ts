import type { ListingValues } from '@hearthkin/domain/companion/listing-form';
import { DEFAULT_OFFER } from '@hearthkin/domain/companion/offer';
import { expect, test } from 'vitest';
import { lastValid, stateOf } from './listing-values';

const SAVED: ListingValues = {
  bio: 'I listen well.',
  languages: { native: 'English', secondary: [] },
  interests: ['food', 'music', 'art'],
  traits: ['calm'],
  gender: null,
  statesAge: true,
  isFindable: false,
  supportStyles: [],
  hourlyRate: 30,
  minimumSession: 1,
  timeZone: 'America/New_York',
  weeklyAvailability: null,
  offer: { ...DEFAULT_OFFER, maximumSession: 3 },
};
const { form: FORM } = stateOf(SAVED, new Date('2026-11-20T15:00:00Z'));

test('what a companion types is shown as it would be saved', () => {
  const typed = { ...FORM, bio: ' I listen. ', hourlyRate: '45' };
  expect(lastValid(typed, SAVED)).toEqual({ ...SAVED, bio: 'I listen.', hourlyRate: 45 });
});

test('only the fields that aren’t valid keep their last values', () => {
  const timeOff = [{ from: '2026-12-20', until: '2026-12-19', note: '' }];
  const typed = {
    ...FORM,
    hourlyRate: '4',
    weeklyAvailability: { mon: [{ start: '12:00', end: '09:00' }] },
    offer: { ...FORM.offer, timeOff, noticeHours: 8 as const },
  };
  expect(lastValid(typed, { ...SAVED, hourlyRate: 45 })).toEqual({
    ...SAVED,
    hourlyRate: 45,
    offer: { ...SAVED.offer, noticeHours: 8 },
  });
});

test('a shortest session that is longer than the longest keeps the last lengths', () => {
  const offer = { ...FORM.offer, maximumSession: 1 as const };
  const typed = { ...FORM, minimumSession: 2 as const, traits: [], offer };
  expect(lastValid(typed, SAVED)).toEqual({ ...SAVED, traits: [] });
});

test('a listing without activities keeps the last ones', () => {
  const typed = { ...FORM, offer: { ...FORM.offer, activities: [], noticeHours: 8 as const } };
  expect(lastValid(typed, SAVED).offer).toEqual({ ...SAVED.offer, noticeHours: 8 });
});
