import {
  activityReviewSchema,
  activitySchema,
  participantSchema,
} from '@hearthkin/domain/community/activity';
import { expect, it } from 'vitest';
import { sampleActivities } from './activities';

const NOW = new Date('2026-03-07T18:20:00Z');
const person = (uid: string) => ({ uid, displayName: `${uid} X.` });
const sample = () =>
  sampleActivities([person('eve'), person('noor')], ['ann', 'ben', 'cleo'].map(person), NOW);

it('sample companions do things with groups, ahead and past, that people have joined', () => {
  const activities = sample();
  const published = activities.filter(({ activity }) => activity.status === 'open');
  expect(published.map(({ activity }) => activity.startsAt > NOW)).toEqual([true, true, false]);
  for (const { activity, participants, reviews } of activities) {
    expect(activitySchema.parse(activity)).toStrictEqual(activity);
    expect(participants).toHaveLength(activity.participantCount);
    expect(activity.participantCount).toBeLessThanOrEqual(activity.maxParticipants);
    for (const place of participants) expect(participantSchema.parse(place)).toStrictEqual(place);
    for (const review of reviews) {
      expect(activityReviewSchema.parse(review)).toStrictEqual(review);
      expect(participants.map(({ uid }) => uid)).toContain(review.authorId);
      expect(review.createdAt.getTime()).toBeGreaterThan(activity.endsAt.getTime());
      expect(review.createdAt.getTime()).toBeLessThan(NOW.getTime());
    }
  }
});

it('one of them is what the specification shows', () => {
  const shown = sample().find(({ id }) => id === 'sample-cooking')?.activity;
  expect(shown).toMatchObject({ priceMinor: 2500, originalPriceMinor: 3500, maxParticipants: 8 });
});

it('the first companion is asked to host one, and another one proposes one', () => {
  const waiting = sample().filter(({ activity }) => activity.status !== 'open');
  expect(
    waiting.map(({ activity: { status, hostId, request } }) => [
      status,
      hostId,
      request?.dueAt != null && request.dueAt > NOW,
    ]),
  ).toEqual([
    ['asked', 'eve', true],
    ['proposed', 'noor', false],
  ]);
});

it('without companions there are none', () => {
  expect(sampleActivities([], [], NOW)).toEqual([]);
});
