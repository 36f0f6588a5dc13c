import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { expect, test } from '@playwright/test';
import { makeAdmin, makeCompanion, makeMember, PASSWORD } from '../support/actors';
import { newId } from '../support/builders';
import { otherBrowser, signIn } from './people';

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
