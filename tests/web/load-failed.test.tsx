import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Review } from '../../web/src/data/reviews/review-queries';
import type { SignedIn } from '../../web/src/session/auth-client';
import { event, groupActivity, placeAt } from './community-event';
import { contactMessage } from './contact-message';
import { conversationWith, last } from './conversations';
import {
  booking,
  COMPANION,
  companionDocument,
  MEMBER,
  NOW,
  PROFILES,
  STAFF,
  userDocument,
} from './people';
import { expectNoTexts } from './shown';
import { visit } from './site';
import { story, WORDS } from './story-documents';
import { setWorld } from './world';

const HOSTED = event('e-2', { title: 'A reading circle', hostId: MEMBER.uid, attendeeCount: 1 });

beforeEach(() => {
  const notification = {
    kind: 'booking-confirmed',
    data: { bookingId: 'b', otherName: 'Wilma Q.' },
    link: '/my-bookings/b',
    createdAt: NOW,
    readAt: null,
  } as const;
  const review: Review = {
    rating: 5,
    comment: 'We walked along the river.',
    tags: [],
    authorName: 'Ann A.',
    publishedIn: '2026-10',
    reply: '',
    repliedAt: null,
  };
  const lastMessage = last(COMPANION.uid, 'See you on Sunday', 5);
  setWorld({
    activities: [groupActivity('a-1')],
    attendees: { 'e-2': [placeAt(HOSTED, 'p-1', 'Ann A.')] },
    bookings: [booking('b')],
    companions: [{ id: COMPANION.uid, data: companionDocument() }],
    contactMessages: [contactMessage('m')],
    conversations: [conversationWith(COMPANION.uid, { lastMessage })],
    events: [
      event('e-1'),
      HOSTED,
      event('e-3', { title: 'Draw with me', status: 'pending_approval' }),
    ],
    favorites: [{ id: COMPANION.uid, data: { addedAt: NOW } }],
    notifications: [{ id: 'n', data: notification }],
    profiles: PROFILES,
    reviews: [{ id: 'r', data: review }],
    stories: [story('s-1')],
    users: {
      [MEMBER.uid]: userDocument(MEMBER, { plan: 'standard', planSince: NOW }),
      [COMPANION.uid]: userDocument(COMPANION),
    },
  });
});

const DESK = '/admin/database?view=';
const HOME = '/subscription-dashboard';
const PROFILE = `/companion/${COMPANION.uid}`;

/** Pages, reads that fail there, who sees it, and words that are shown once they succeed. */
test.each<[string, RegExp[], SignedIn | null, (string | RegExp)[]]>([
  [`${DESK}accounts`, [/^staff\/accounts/], STAFF, [/^Jonah Reed$/]],
  [`${DESK}bookings`, [/^staff\/bookings/], STAFF, [/Coffee & Walk/]],
  [`${DESK}bookings&booking=b`, [/^staff\/booking\/b/], STAFF, [/Bryant Park/]],
  [`${DESK}events`, [/^events\?/], STAFF, ['Draw with me']],
  [`${DESK}figures`, [/^staff\/figures/], STAFF, ['Hours together']],
  [`${DESK}messages`, [/^contactMessages/], STAFF, ['Where do I find it?']],
  [`${DESK}numbers`, [/^staff\/matching/], STAFF, [/0 of 0 would meet again/]],
  ['/analytics', [/insights/], MEMBER, ['Bookings by week']],
  ['/browse', [/^companions\?/], MEMBER, ['Wilma Q.']],
  [
    '/community',
    [/^activities\?/, /^events\?status==approved/],
    MEMBER,
    ['Clay and quiet', 'Board games'],
  ],
  ['/community/activity/a-1', [/^activities\//], null, ['We make a bowl each.']],
  ['/community/event/e-1', [/^events\/[^/]+$/], MEMBER, ['Bring a game you like.']],
  ['/community/event/e-2', [/^events.*attendees\?/], MEMBER, ['Ann A.']],
  ['/community/stories?tag=hope', [/^stories\?/], null, ['A walk a week']],
  ['/community/stories/s-1', [/^stories\//], null, [WORDS]],
  [PROFILE, [/^companions\/[^/]+$/], MEMBER, ['Wilma Q.']],
  [
    PROFILE,
    [/days\?/, /reviews\?/],
    MEMBER,
    ['Choose a free hour to book it.', 'We walked along the river.'],
  ],
  ['/earn-helping', [/^applications\//], COMPANION, ['About you']],
  ['/earner-dashboard', [/^bookings.*confirmed/], COMPANION, [/^No upcoming sessions/]],
  ['/earner-training', [/^trainings/], COMPANION, ['Crisis']],
  ['/earner-training/crisis', [/^trainings/], COMPANION, ['Start the quiz']],
  ['/earnings', [/payouts\?|earnings$/], COMPANION, ['No payouts yet']],
  ['/favorites', [/^companions\?__name__/], MEMBER, ['Wilma Q.']],
  ['/messages', [/^conversations\?/], MEMBER, ['See you on Sunday']],
  ['/my-bookings/b', [/^bookings\//], MEMBER, ['Bryant Park']],
  ['/need-support?mood=anxious', [/^companions\?/], MEMBER, ['Wilma Q.']],
  ['/notifications', [/notifications\?by=/], MEMBER, ['Your session is confirmed']],
  ['/notifications/settings', [/settings/], MEMBER, ['By email']],
  [
    '/profile',
    [/private\/calendarLink/, /private\/trustedContact/],
    MEMBER,
    ['Make a calendar link', 'Add a trusted contact'],
  ],
  [
    HOME,
    [/discounts\?/, /favorites\?/, /^bookings.*completed/, /moods\?/],
    MEMBER,
    [
      /plan sessions left in November/,
      /^Today at/,
      'Completed sessions show up here.',
      'Save check-in',
    ],
  ],
  [HOME, [/^companions\?/], MEMBER, [/^Today at/]],
  ['/verification', [/^verifications/], MEMBER, ['Choose your ID type']],
])('a reader of %s tries again what failed to load: %s', async (page, failing, person, shown) => {
  const site = await visit(page, person, { failing });
  const retries = () => screen.findAllByRole('button', { name: 'Try again' });
  await waitFor(async () =>
    expect((await retries()).length).toBeGreaterThanOrEqual(failing.length),
  );
  expectNoTexts(...shown);
  setWorld({ failing: [] });
  for (const button of await retries()) await site.user.click(button);
  for (const words of shown) await screen.findAllByText(words);
});
