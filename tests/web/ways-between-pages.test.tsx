import { beforeEach, test } from 'vitest';
import { COMPANION, companionDocument, MEMBER, userDocument } from './people';
import { expectLink } from './shown';
import { visit } from './site';
import { setWorld } from './world';

beforeEach(() =>
  setWorld({
    users: { [MEMBER.uid]: userDocument(MEMBER), [COMPANION.uid]: userDocument(COMPANION) },
    companions: [{ id: COMPANION.uid, data: companionDocument() }],
  }),
);

test.each([
  ['/community', 'Stories', '/community/stories', MEMBER],
  ['/community', 'Share your story', '/community/share-story', MEMBER],
  ['/companion/companion-1?mood=anxious', 'Book', '/book/companion-1?mood=anxious', MEMBER],
  ['/earner-dashboard', 'Edit Profile', '/profile', COMPANION],
  ['/earner-dashboard', 'Your reviews', '/companion/companion-1?tab=reviews', COMPANION],
  ['/earner-dashboard', 'Your listing', '/profile/listing', COMPANION],
  ['/earner-dashboard', 'Your training', '/earner-training', COMPANION],
  ['/login', 'Create an account', '/register', null],
  ['/login', 'Forgot password', '/forgot-password', null],
  ['/verification', 'Skip for now and browse companions', '/browse', MEMBER],
  ['/my-bookings', 'See in your calendar app', '/profile?tab=calendar-link', MEMBER],
  ['/my-bookings', 'See in your calendar app', '/profile?tab=calendar-link', COMPANION],
  ['/profile', 'Notification settings', '/notifications/settings', MEMBER],
  ['/profile', 'Ways to sign in', '/profile/ways-to-sign-in', MEMBER],
  ['/profile', 'Your listing', '/profile/listing', COMPANION],
] as const)('%s has a link “%s” to %s', async (page, name, href, person) => {
  await visit(page, person);
  await expectLink(name, href);
});
