import { DAY_MS } from '@hearthkin/domain/durations';
import { expect, type Page, test } from '@playwright/test';
import { makeAdmin, makeCompanion, makeMember, PASSWORD } from '../support/actors';
import { adminDb } from '../support/admin';
import { eventDocument, newId } from '../support/builders';
import { otherBrowser, signIn } from './people';

/** An event with a unique title. */
async function makeEvent(overrides: Parameters<typeof eventDocument>[0]) {
  const id = newId('event');
  const title = `Chess ${id.slice(-6)}`;
  await adminDb.doc(`events/${id}`).set(eventDocument({ title, ...overrides }));
  return { title, path: `/community/event/${id}` };
}

const place = (page: Page) => page.getByRole('region', { name: 'Your spot' });

test('a member on the waiting list gets the last place when another member leaves', async ({
  page,
  browser,
}) => {
  const [first, second] = await Promise.all([
    makeMember({ firstName: 'Ines' }),
    makeMember({ firstName: 'Otto' }),
  ]);
  const { title, path } = await makeEvent({ maxAttendees: 1 });
  const { page: other, context } = await otherBrowser(browser, second);
  await signIn(page, first);
  await Promise.all([page.goto(path), other.goto(path)]);
  await place(page)
    .getByRole('button', { name: `Join: ${title}` })
    .click();
  await expect(place(page)).toContainText('You’re going');

  await place(other)
    .getByRole('button', { name: `Join the waitlist: ${title}` })
    .click();
  await expect(place(other)).toContainText('You’re 1st on the waitlist');
  await expect(other.getByText('Ines P.')).toHaveCount(0);

  await page.goto('/community');
  await expect(page.getByRole('list', { name: 'Your upcoming events' })).toContainText(title);
  await page.goto(path);
  await place(page)
    .getByRole('button', { name: `Leave: ${title}` })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the event' }).click();
  await expect(place(page)).toContainText('This event is full');

  await expect(place(other)).toContainText('You’re going');
  await other.getByRole('button', { name: /notification/i }).click();
  await expect(other.getByText('You’re going').last()).toBeVisible();
  await context.close();
});

test('a companion with a spot at a member’s event writes to the host', async ({
  page,
  browser,
}) => {
  const [host, guest] = await Promise.all([makeMember(), makeCompanion()]);
  const { title, path } = await makeEvent({ hostId: host.uid, hostName: 'Eve M.' });
  await signIn(page, guest);
  await page.goto(path);
  await place(page)
    .getByRole('button', { name: `Join: ${title}` })
    .click();
  await place(page).getByRole('button', { name: 'Message host' }).click();
  await page.waitForURL('**/messages/*');
  const field = page.getByRole('textbox', { name: /^Message to / });
  await field.fill('May I bring a friend?');
  await field.press('Enter');
  await expect(page.getByRole('log')).toContainText('Sent');
  const { page: theirs, context } = await otherBrowser(browser, host);
  await theirs.goto('/messages');
  await expect(theirs.getByRole('log')).toContainText('May I bring a friend?');
  await context.close();
});

test('a companion proposes an event, staff publish it, a member finds it and it is cancelled', {
  tag: '@journey',
}, async ({ page, browser }) => {
  const [host, staff, guest] = await Promise.all([makeCompanion(), makeAdmin(), makeMember()]);
  const title = `Origami ${newId('').slice(-6)}`;
  await signIn(page, host);
  await page.goto('/community');
  await page.getByRole('button', { name: 'Create new event' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('button', { name: 'Submit event' }).click();
  await expect(form.getByRole('alert')).toHaveText('Please fill in all required fields');
  // A reload keeps what was typed.
  await page.reload();
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  for (const [label, option] of [
    ['Category', 'Creative'],
    ['City', 'Austin'],
  ] as const) {
    await form.getByRole('combobox', { name: label }).selectOption(option);
  }
  const inAMonth = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
  await form.getByLabel('Date').fill(inAMonth);
  await form.getByLabel('Time').fill('18:30');
  await form.getByRole('textbox', { name: 'Location' }).fill('The library');
  await form.getByRole('textbox', { name: 'Spots' }).fill('6');
  await form.getByRole('textbox', { name: 'Description' }).fill('Paper is there.');
  await form.getByRole('button', { name: 'Submit event' }).click();
  await expect(form).toContainText(
    'Event submitted successfully! It will be reviewed by our team and published once approved.',
  );
  await expect(form).toHaveCount(0);
  const hosted = page
    .getByRole('list', { name: 'Events you host' })
    .getByRole('listitem')
    .filter({ hasText: title });
  await expect(hosted).toContainText('Waiting for review');

  const { page: desk, context: deskContext } = await otherBrowser(browser, staff);
  await desk.goto('/admin/database?view=events');
  const card = desk.getByRole('article').filter({ hasText: title });
  await card.getByRole('button', { name: /approve/i }).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /approve|publish/i })
    .click();
  await expect(card).toHaveCount(0);

  const { page: reader, context: readerContext } = await otherBrowser(browser, guest);
  await reader.goto(`/community?q=${title.split(' ')[1]}&city=Austin`);
  await reader.getByRole('button', { name: `Join: ${title}` }).click();
  await expect(reader.getByRole('list', { name: 'Your upcoming events' })).toContainText(title);

  await expect(hosted).toContainText('Published');
  await hosted.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Cancel event' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('textbox').fill('The library is closed.');
  await question.getByRole('button', { name: 'Cancel event' }).click();
  await expect(question).toHaveCount(0);
  await expect(reader.getByRole('list', { name: 'Your upcoming events' })).toContainText(
    'Canceled',
  );
  await Promise.all([deskContext.close(), readerContext.close()]);
});

test('a member suggests a weekly event, staff publish all dates, another joins one and reads a message', async ({
  page,
  browser,
}) => {
  const [host, staff, guest] = await Promise.all([makeMember(), makeAdmin(), makeMember()]);
  const title = `Painting ${newId('').slice(-6)}`;
  await signIn(page, host);
  await page.goto('/community');
  await page.getByRole('button', { name: 'Create new event' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  for (const [label, option] of [
    ['Category', 'Creative'],
    ['City', 'Chicago'],
    ['Repeats', 'Weekly'],
  ] as const) {
    await form.getByRole('combobox', { name: label }).selectOption(option);
  }
  const first = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
  await form.getByLabel('Date', { exact: true }).fill(first);
  await form.getByLabel('Time', { exact: true }).fill('18:30');
  await form.getByRole('textbox', { name: 'Number of dates' }).fill('3');
  await form.getByRole('textbox', { name: 'Location' }).fill('The studio');
  await form.getByRole('textbox', { name: 'Spots' }).fill('1');
  await form.getByRole('textbox', { name: 'Description' }).fill('Brushes are there.');
  await form.getByRole('button', { name: 'Submit event' }).click();
  await expect(form).toContainText('Event submitted successfully!');
  await expect(form).toHaveCount(0);

  const { page: desk, context: deskContext } = await otherBrowser(browser, staff);
  await desk.goto('/admin/database?view=events');
  const card = desk.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('Repeats weekly, 3 times');
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByRole('dialog')).toContainText('All 3 dates go live right away');
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(card).toHaveCount(0);

  const { page: reader, context: readerContext } = await otherBrowser(browser, guest);
  await reader.goto(`/community?q=${title.split(' ')[1]}&city=Chicago`);
  const cards = reader.getByRole('article', { name: title });
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toContainText('Repeats weekly, 3 times');
  await cards
    .first()
    .getByRole('link', { name: `View: ${title}` })
    .click();
  const others = reader.getByRole('region', { name: 'Other dates' });
  await expect(others.getByRole('link')).toHaveCount(2);
  await others.getByRole('link').first().click();
  await place(reader)
    .getByRole('button', { name: `Join: ${title}` })
    .click();
  await expect(place(reader)).toContainText('You’re going');
  const path = new URL(reader.url()).pathname;

  await page.goto(path);
  await page.getByRole('button', { name: 'Message all' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Wear old clothes.');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Messages to everyone going' })).toContainText(
    'to 1 person',
  );
  await expect(reader.getByRole('region', { name: 'From your host' })).toContainText(
    'Wear old clothes.',
  );

  await page.getByRole('button', { name: 'Cancel event' }).click();
  await page.getByLabel('All dates ahead (3). We’ll tell 1 person, once for each date.').check();
  await dialog.getByRole('button', { name: 'Cancel all dates' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(reader.getByText('This event is canceled')).toBeVisible();
  await Promise.all([deskContext.close(), readerContext.close()]);
});

test('a visitor’s anonymous story survives signing in, is published and shows its warning', {
  tag: '@journey',
}, async ({ page, browser }) => {
  const [author, staff] = await Promise.all([makeMember({ firstName: 'Ottilie' }), makeAdmin()]);
  const title = `The pier ${newId('').slice(-6)}`;
  const words =
    'I walked to the end of the pier every morning, and one day somebody waved. '.repeat(4);
  await page.goto('/community/share-story');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Your story' }).fill(words);
  await page.getByRole('button', { name: 'Hope' }).click();
  await page.getByRole('radio', { name: /^Public/ }).check();
  await page.getByRole('checkbox', { name: 'Share it anonymously' }).check();
  await page.getByRole('checkbox', { name: 'My story needs a content warning' }).check();
  await page.getByRole('textbox', { name: 'What should readers know?' }).fill('Grief');
  const submit = page.getByRole('button', { name: 'Submit story' });
  await expect(submit).toBeDisabled();
  await page.getByRole('checkbox', { name: 'I agree to the community guidelines' }).check();
  await submit.click();

  await page.waitForURL(/\/login/);
  await page.getByRole('textbox', { name: 'Email' }).fill(author.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await submit.click();
  await expect(page.getByRole('article', { name: title })).toContainText('Waiting for review');

  const { page: desk, context: deskContext } = await otherBrowser(browser, staff);
  await desk.goto('/admin/database?view=stories');
  const card = desk.getByRole('article', { name: `Story: ${title}` });
  await expect(card).toContainText('Anonymous');
  await card.getByRole('button', { name: 'Publish' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(card).toHaveCount(0);

  const visitorContext = await browser.newContext();
  const visitor = await visitorContext.newPage();
  await visitor.goto('/community/stories?tag=hope');
  await visitor.getByRole('link', { name: title }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByRole('article')).toContainText('Anonymous');
  await expect(visitor.getByText('one day somebody waved')).toHaveCount(0);
  await visitor.getByRole('button', { name: 'Show the story' }).click();
  await expect(visitor.getByText('one day somebody waved')).toBeVisible();
  expect(await visitor.content()).not.toContain('Ottilie');
  await Promise.all([deskContext.close(), visitorContext.close()]);
});
