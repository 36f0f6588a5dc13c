import { describe, expect, it } from 'vitest';
import { OPEN_OFFER } from '../companion/open-offer';
import {
  ACTIVITY_IDS,
  durationsFor,
  offeredActivities,
  type SessionLengths,
  usualSession,
} from './activities';

const limits = (
  minimumSession: number,
  offer: Partial<SessionLengths['offer']> = {},
): SessionLengths => ({ minimumSession, offer: { ...OPEN_OFFER, ...offer } });

describe('durationsFor', () => {
  it('offers half hours from the minimum, and the maximum', () => {
    expect(durationsFor('virtual-chat', limits(0.5))).toEqual([30, 60, 90, 120, 150, 180]);
    expect(durationsFor('mindful-session', limits(0.5))).toEqual([45, 75, 105, 120]);
  });

  it('leaves out durations below the companion’s minimum', () => {
    expect(durationsFor('virtual-chat', limits(2))).toEqual([120, 150, 180]);
    expect(durationsFor('mindful-session', limits(2))).toEqual([120]);
  });

  it('leaves out durations above the companion’s maximum', () => {
    expect(durationsFor('virtual-chat', limits(0.5, { maximumSession: 1.5 }))).toEqual([
      30, 60, 90,
    ]);
    expect(durationsFor('outdoor-adventure', limits(0.5, { maximumSession: 1.5 }))).toEqual([90]);
    expect(durationsFor('outdoor-adventure', limits(0.5, { maximumSession: 1 }))).toEqual([]);
  });

  it('has none for an activity the companion turned off', () => {
    const companion = limits(1, { activities: ['coffee-walk'] });
    expect(durationsFor('virtual-chat', companion)).toEqual([]);
    expect(offeredActivities(companion)).toEqual(['coffee-walk']);
    expect(offeredActivities(limits(1))).toEqual(ACTIVITY_IDS);
  });
});

describe('usualSession', () => {
  it('is an hour of Virtual Chat, or the companion’s shortest session', () => {
    const minutes = ([0.5, 1, 2] as const).map((hours) => usualSession(limits(hours)));
    expect(minutes).toEqual(
      [60, 60, 120].map((length) => ({ activity: 'virtual-chat', minutes: length })),
    );
  });

  it('is of another activity for a companion who doesn’t chat online', () => {
    const walks = limits(1, { activities: ['outdoor-adventure', 'study-support'] });
    expect(usualSession(walks)).toEqual({ activity: 'study-support', minutes: 60 });
    expect(usualSession(limits(1, { activities: ['outdoor-adventure'] })).minutes).toBe(90);
  });
});
