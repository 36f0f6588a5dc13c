import { DAY_MS } from '@hearthkin/domain/durations';
import { expect, test } from '@playwright/test';
import { makeCompanion, makeMember } from '../support/actors';
import { adminDb } from '../support/admin';
import { bookingDocument, newId } from '../support/builders';
import { signIn } from './people';

test('a member’s tab keeps updating while another tab is signed out', async ({ page, context }) => {
  const companion = await makeCompanion({}, { firstName: 'Magdalena', lastName: 'Frost' });
  const member = await makeMember();
  const booking = () =>
    bookingDocument(
      { spenderId: member.uid, earnerId: companion.uid },
      { startsAt: new Date(Date.now() + 5 * DAY_MS), createdAt: new Date() },
    );
  // A session of this tab only.
  await signIn(page, member);
  await page.goto('/my-bookings');
  const cards = page.getByRole('article');
  await adminDb.doc(`bookings/${newId('b')}`).set(booking());
  await expect(cards).toHaveCount(1);

  const visitor = await context.newPage();
  await visitor.goto(`/companion/${companion.uid}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Magdalena F.' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();

  await adminDb.doc(`bookings/${newId('b')}`).set(booking());
  await expect(cards).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);

  // The member's data is still on the device.
  await context.setOffline(true);
  await adminDb.doc(`bookings/${newId('b')}`).set(booking());
  await page
    .getByRole('link', { name: /Browse/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'My Bookings' }).first().click();
  await expect(cards).toHaveCount(2);
  await context.setOffline(false);
  await expect(cards).toHaveCount(3);
});
