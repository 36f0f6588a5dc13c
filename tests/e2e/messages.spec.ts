import { TYPING_LASTS_MS } from '@hearthkin/domain/messaging/typing';
import { expect, type Page, test } from '@playwright/test';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb } from '../support/admin';
import { otherBrowser, signIn } from './people';

const field = (page: Page) => page.getByRole('textbox', { name: /^Message to / });
const log = (page: Page) => page.getByRole('log');
const badge = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages/ });

async function say(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Enter');
}

/** Opens the conversation with a companion. */
async function openConversation(page: Page, companion: Actor): Promise<void> {
  await page.goto(`/companion/${companion.uid}`);
  // Content that is still loading may move the button.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.getByRole('button', { name: /^Message / }).click();
  await page.waitForURL('**/messages/*');
  await expect(field(page)).toBeVisible();
}

async function sentIn(page: Page): Promise<string[]> {
  const id = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  const { docs } = await adminDb
    .collection(`conversations/${id}/messages`)
    .orderBy('timestamp', 'asc')
    .get();
  return docs.map((doc) => doc.get('content'));
}

test('a member messages a companion and sees typing and read receipts', {
  tag: '@journey',
}, async ({ page, browser }) => {
  const companion = await makeCompanion({}, { firstName: 'Wilma', lastName: 'Quist' });
  const member = await makeMember({ firstName: 'Jonah', lastName: 'Reed' });
  await signIn(page, member);
  await openConversation(page, companion);
  await expect(page.getByText('No messages yet. Start the conversation!')).toBeVisible();
  await say(page, 'Hello Wilma, do you like the river?');
  await expect(log(page)).toContainText('Hello Wilma, do you like the river?');
  await expect(log(page)).toContainText('Sent');

  const { page: theirs, context } = await otherBrowser(browser, companion, { remember: true });
  await theirs.goto('/my-bookings');
  const secondTab = await context.newPage();
  await secondTab.goto('/my-bookings');
  await expect(badge(theirs)).toHaveAccessibleName('Messages 1 unread');
  await expect(badge(secondTab)).toHaveAccessibleName('Messages 1 unread');
  await theirs.goto('/messages');
  await expect(log(theirs)).toContainText('Hello Wilma, do you like the river?');
  await expect(log(page)).toContainText('Read');
  // In every tab, without a reload.
  await expect(badge(secondTab)).toHaveAccessibleName('Messages');

  await field(theirs).pressSequentially('I do');
  // It is shown for some seconds, which a busy machine may miss.
  await expect(async () => {
    await field(theirs).pressSequentially('!');
    await expect(page.getByText('Wilma Q. is typing…')).toBeVisible({ timeout: TYPING_LASTS_MS });
  }).toPass();
  await field(theirs).press('Enter');
  await expect(log(page)).toContainText('I do');
  await expect(page.getByText('Wilma Q. is typing…')).toHaveCount(0);
  await context.close();
});

test('a member’s offline message is sent once after reconnecting', async ({ page }) => {
  const companion = await makeCompanion();
  await signIn(page, await makeMember());
  await openConversation(page, companion);
  await say(page, 'Before the tunnel');
  await expect(log(page)).toContainText('Sent');
  await page.context().setOffline(true);
  await say(page, 'In the tunnel');
  await say(page, 'Still in the tunnel');
  await expect(log(page)).toContainText('Still in the tunnel');
  await expect(log(page)).toContainText('Waiting for connection');
  expect(await sentIn(page)).toEqual(['Before the tunnel']);
  await page.context().setOffline(false);
  await expect(log(page)).not.toContainText('Waiting for connection', { timeout: 60_000 });
  await expect(log(page)).toContainText('Sent');
  expect(await sentIn(page)).toEqual(['Before the tunnel', 'In the tunnel', 'Still in the tunnel']);
});
