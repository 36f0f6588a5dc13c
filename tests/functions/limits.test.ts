import { randomUUID } from 'node:crypto';
import type { CallableName } from '@hearthkin/domain/callables';
import { RATE_LIMITS, type WindowLimitName } from '@hearthkin/domain/foundation/rate-limits';
import { expect, it } from 'vitest';
import { countAttempt } from '../../functions/src/platform/rate-limit';
import { type Actor, makeActor, makeCompanion, makeMember } from '../support/actors';
import { adminDb } from '../support/admin';
import { newId } from '../support/builders';
import { callFunction } from '../support/call-function';
import { newYork } from './booking-requests';

const STORY = {
  title: 'How I came back',
  story: 'I wrote to her on a Sunday. '.repeat(10),
  authorName: 'Sam',
  isAnonymous: false,
  privacyLevel: 'private',
  tags: ['hope'],
  allowContacts: true,
  triggerWarning: false,
  triggerWarningText: '',
  agreeToGuidelines: true,
};
const REVIEW = { rating: 4, comment: 'Kind.', tags: [], again: null };
const SCHEDULE = { weeklyAvailability: {}, timeZone: 'America/New_York' };
const PLACE = { conversationId: 'a_b', messageId: null };
const RATING = { bookingId: 'b-1', came: true, kind: true, again: false };
const BOOKING = { bookingId: randomUUID() };
const TIME = { ...BOOKING, startsAt: newYork(4, '14:00').toISOString() };
const ANSWERS = { lesson: 'money', drawId: 'd', answers: [0, 0, 0, 0, 0] };
const SIGN_UP = { dateOfBirth: '1990-01-01', agreeToTerms: true };

const makeNewcomer = () => makeActor({});

it.each<readonly [CallableName, WindowLimitName, number, () => Promise<Actor>, object]>([
  ['addSignInWay', 'signInWays', 10, makeMember, { provider: 'google.com' }],
  ['agreePlace', 'proposals', 20, makeMember, { ...BOOKING, act: 'end', place: 'The café' }],
  ['alertWhenFree', 'freeAlerts', 20, makeMember, { mood: null }],
  ['answerReview', 'rewrites', 60, makeCompanion, { reviewId: 'r-1', reply: 'Thank you.' }],
  ['answerTrainingQuiz', 'trainingQuizzes', 60, makeCompanion, ANSWERS],
  ['completeShortSignup', 'shortSignups', 20, makeNewcomer, SIGN_UP],
  ['downloadAccount', 'accountDownloads', 5, makeMember, { after: null }],
  ['downloadAccount', 'downloadParts', 100, makeMember, { after: PLACE }],
  ['drawTrainingQuiz', 'trainingQuizzes', 60, makeCompanion, { lesson: 'money' }],
  ['makeCalendarLink', 'calendarLinks', 10, makeMember, {}],
  ['proposeTime', 'proposals', 20, makeMember, TIME],
  ['rateMember', 'rewrites', 60, makeCompanion, RATING],
  ['readProviderPhoto', 'providerPhotos', 10, makeNewcomer, { facebookToken: null }],
  ['requestEmailChange', 'emailChanges', 5, makeMember, { email: `${newId('a')}@hearthkin.test` }],
  ['saveNames', 'nameChanges', 10, makeMember, { firstName: 'Sam', lastName: 'Porter' }],
  ['saveReview', 'rewrites', 60, makeMember, { bookingId: 'b-1', review: REVIEW }],
  ['saveSchedule', 'scheduleChanges', 120, makeCompanion, SCHEDULE],
  ['saveStory', 'rewrites', 60, makeMember, { submissionId: randomUUID(), form: STORY }],
  ['selectPlan', 'planChanges', 20, makeMember, { plan: 'lite' }],
  ['sessionAccess', 'sessionAccess', 60, makeMember, { bookingId: randomUUID() }],
  ['startSelfie', 'selfieStarts', 30, makeNewcomer, {}],
  ['takePlace', 'places', 20, makeMember, { eventId: 'e-1', places: 'attendees' }],
])('a person who calls %s without end meets the limit %s: %i', async (...row) => {
  const [callable, name, max, make, input] = row;
  const person = await make();
  const call = () => callFunction(callable, input, person);
  // A story is made before it can be changed.
  if (callable === 'saveStory') expect(await call()).toMatchObject({ status: 200 });
  for (let time = 1; time < max; time += 1) {
    await countAttempt(adminDb, name, person.uid, new Date());
  }
  // The last one that is allowed counts itself.
  expect((await call()).code).not.toBe('rate-limited');
  expect(await call()).toMatchObject({
    code: 'rate-limited',
    details: { sentence: expect.stringContaining(RATE_LIMITS[name].sentence) },
  });
});
