import { randomUUID } from 'node:crypto';
import type { ActivityForm } from '@hearthkin/domain/community/activity-form';
import { EVENT_CITIES } from '@hearthkin/domain/community/event';
import { wallClock } from '@hearthkin/domain/foundation/time';
import { answerActivity } from '../../../functions/src/community/answer-activity';
import { cancelActivity } from '../../../functions/src/community/cancel-activity';
import { cancelEvent } from '../../../functions/src/community/cancel-event';
import { reviewEvent } from '../../../functions/src/community/review-event';
import { saveActivity } from '../../../functions/src/community/save-activity';
import { activities, events } from '../../../functions/src/platform/records/collections';
import { callAs } from '../../functions/booking-requests';
import { eventDocument } from '../../support/community-builders';
import { mailQueue } from '../../support/mail-queue';
import type { Act, Scene } from './scene';

const CITY = 'New York';
const ZONE = EVENT_CITIES[CITY];
const deps = { queue: mailQueue(), siteUrl: '', linkKey: '' };

const asStaff = <Input>({ db }: Scene, input: Input, now: Date) => ({
  ...callAs({ uid: 'a-member-of-staff', staffRefusal: null }, input, now),
  db,
});

function formAt({ companionId }: Scene, startsAt: Date): ActivityForm {
  const { date, time } = wallClock(startsAt, ZONE);
  const lists = { whatToBring: [], schedule: [], benefits: [], requirements: [] };
  return {
    ...{ title: 'Clay and quiet', description: 'We make a bowl each.', tags: [], ...lists },
    ...{ hostId: companionId, specialties: [], bio: 'I like clay.', yearsExperience: 8 },
    ...{ date, time, minutes: 45, city: CITY, location: 'The Kiln' },
    ...{ priceMinor: 2500, originalPriceMinor: null, maxParticipants: 8 },
  };
}

async function openActivity({ db, companionId }: Scene): Promise<string | null> {
  const own = activities(db).where('hostId', '==', companionId).where('status', '==', 'open');
  return (await own.limit(1).get()).docs[0]?.id ?? null;
}

/** Asks the companion to host an activity, or to move the one they have, and accepts for them. */
export const saveActivityAt =
  (startsAt: Date, isNew: boolean): Act =>
  async (scene, now) => {
    const activityId = isNew ? null : await openActivity(scene);
    const input = { activityId, form: formAt(scene, startsAt) };
    const saved = await saveActivity.handler(asStaff(scene, input, now), deps);
    const { db, companionId: uid } = scene;
    const asked = (await activities(db).doc(saved.activityId).get()).data();
    const requestedAt = asked?.request?.at.getTime() ?? 0;
    const answer = { activityId: saved.activityId, requestedAt, answer: 'accepted' } as const;
    return answerActivity.handler({ ...callAs({ uid, userType: 'earner' }, answer, now), db });
  };

export const endActivity: Act = async (scene, now) => {
  const activityId = (await openActivity(scene)) ?? 'none';
  return cancelActivity.handler(asStaff(scene, { activityId, notes: 'No clay.' }, now), deps);
};

/** Publishes an event that the companion has proposed. */
export const publishEvent =
  (startsAt: Date): Act =>
  async (scene, now) => {
    const { db, companionId: hostId } = scene;
    const eventId = randomUUID();
    const change = { hostId, startsAt, status: 'pending_approval', decidedAt: null } as const;
    const proposed = { ...wallClock(startsAt, ZONE), city: CITY, timeZone: ZONE } as const;
    const { date, time, city, timeZone } = proposed;
    await events(db)
      .doc(eventId)
      .set(eventDocument({ ...change, date, time, city, timeZone }));
    const input = { eventId, decision: 'approved', overSessions: false } as const;
    return reviewEvent.handler(asStaff(scene, input, now), deps);
  };

export const endEvent: Act = async (scene, now) => {
  const { db, companionId } = scene;
  const own = events(db).where('hostId', '==', companionId).where('status', '==', 'approved');
  const eventId = (await own.limit(1).get()).docs[0]?.id ?? 'none';
  const input = { eventId, reason: '', allAhead: false };
  return cancelEvent.handler({
    ...callAs({ uid: companionId, userType: 'earner' }, input, now),
    db,
  });
};
