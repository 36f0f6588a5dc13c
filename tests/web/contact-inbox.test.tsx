import { SAVED_ANSWERS } from '@hearthkin/domain/support/saved-answers';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { contactMessage } from './contact-message';
import { call, expectLastCall, expectOnlyCall, refuse } from './fake-call';
import { MEMBER, NOW, profileDocument, STAFF } from './people';
import { expectLink, expectWords } from './shown';
import { visit } from './site';
import { setWorld } from './world';

const message: typeof contactMessage = (id, change) =>
  contactMessage(id, { subject: 'My receipt & more', ...change });

beforeEach(() => setWorld({ contactMessages: [message('m-1')] }));

const inbox = () => screen.findByRole('region', { name: 'Open messages' });
const card = async () =>
  within(await inbox()).findByRole('article', { name: 'Message of Sam Porter' });

async function openDialog(button: string, title: string) {
  const site = await visit('/admin/database?view=messages', STAFF);
  await site.pressIn(await card(), button);
  return { site, dialog: await screen.findByRole('dialog', { name: title }) };
}

test('an admin reads a message', async () => {
  await visit('/admin/database?view=messages', STAFF);
  const shown = await card();
  expectWords(
    shown,
    'My receipt & more',
    'sam@example.test',
    'Where do I find it?',
    'Not signed in',
  );
});

const SAVED = SAVED_ANSWERS.find(({ id }) => id === 'receipt')?.text ?? '';

test('an admin answers by email from a saved answer, and the draft survives a reload', async () => {
  const { site, dialog } = await openDialog('Answer', 'Answer Sam Porter');
  expect(dialog.textContent).toContain('We email it to sam@example.test.');
  const send = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Send answer' });
  expect(send.disabled).toBe(true);
  const field = within(dialog).getByRole('textbox', { name: /^Answer/ });
  await site.user.type(field, 'Dear Sam,');
  await site.user.selectOptions(
    within(dialog).getByRole('combobox', { name: 'Start from a saved answer' }),
    'receipt',
  );
  const words = `Dear Sam,\n\n${SAVED}`;

  const again = await openDialog('Answer', 'Answer Sam Porter');
  const kept = within(again.dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /^Answer/ });
  expect(kept.value).toBe(words);
  refuse('unavailable');
  await again.site.pressIn(again.dialog, 'Send answer');
  await within(again.dialog).findByRole('alert');
  expect(kept.value).toBe(words);
  call.mockResolvedValueOnce({ answered: true });
  await again.site.pressIn(again.dialog, 'Send answer');
  expect(await screen.findByText('Your answer is on its way.')).toBeTruthy();
  expectLastCall('answerContactMessage', { messageId: 'm-1', answer: words });
  const fresh = await again.site.openDialog('Answer', 'Answer Sam Porter', await card());
  const empty = within(fresh).getByRole<HTMLTextAreaElement>('textbox', { name: /^Answer/ });
  expect(empty.value).toBe('');
});

test('an admin reads that a member gets the answer at the address of the account', async () => {
  setWorld({
    contactMessages: [message('m-1', { uid: MEMBER.uid })],
    profiles: { [MEMBER.uid]: profileDocument('Jonah R.', 'spender') },
  });
  const { site, dialog } = await openDialog('Answer', 'Answer Sam Porter');
  expect(dialog.textContent).toContain('We email it to their account’s address');
  await site.pressIn(dialog, 'Back');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectLink(
    'Jonah R.',
    `/admin/database?view=accounts&account=${MEMBER.uid}`,
    within(await card()),
  );
});

test('an admin sees unanswered messages oldest first, and new ones live', async () => {
  const earlier = new Date(NOW.getTime() - 1);
  const answered = { status: 'answered', decidedAt: NOW, decidedBy: STAFF.uid } as const;
  await visit('/admin/database?view=messages', STAFF, { contactMessages: [] });
  expect(await within(await inbox()).findByText('No new messages')).toBeTruthy();
  setWorld({
    contactMessages: [
      message('m-1', { subject: 'Second', uid: 'member-7' }),
      message('m-2', { subject: 'First', createdAt: earlier }),
      message('m-3', { subject: 'Answered', ...answered }),
    ],
  });
  await waitFor(async () => {
    const articles = within(await inbox()).getAllByRole('article');
    expect(articles.map((one) => one.querySelector('h3')?.textContent)).toEqual([
      'First',
      'Second',
    ]);
  });
  expect(await screen.findByText('No account (member-7)', { exact: false })).toBeTruthy();
});

test('an admin expands a long message', async () => {
  const long = `${'word '.repeat(100)}the end`;
  setWorld({ contactMessages: [message('m-1', { message: long })] });
  const site = await visit('/admin/database?view=messages', STAFF);
  const shown = await card();
  expect(shown.textContent).not.toContain('the end');
  const open = within(shown).getByRole('button', { name: 'Show the whole message' });
  expect(open.getAttribute('aria-expanded')).toBe('false');
  await site.user.click(open);
  expect(shown.textContent).toContain('the end');
  expect(within(shown).getByRole('button', { name: 'Show less' })).toBeTruthy();
});

test('an admin marks a message as answered and it leaves the list', async () => {
  const { site, dialog } = await openDialog('Mark as answered', 'Mark this message as answered?');
  expect(call).not.toHaveBeenCalled();
  call.mockResolvedValueOnce({ answered: true });
  await site.pressIn(dialog, 'Mark as answered');
  expect(await screen.findByText('The message is marked as answered.')).toBeTruthy();
  expectOnlyCall('answerContactMessage', { messageId: 'm-1', answer: null });
  setWorld({ contactMessages: [] });
  expect(await within(await inbox()).findByText('No new messages')).toBeTruthy();
});

test('an admin confirms before deleting a message', async () => {
  const { site, dialog } = await openDialog('Delete', 'Delete this message?');
  await site.pressIn(dialog, 'Back');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).not.toHaveBeenCalled();
  call.mockResolvedValueOnce({ deleted: true });
  const again = await site.openDialog('Delete', 'Delete this message?', await card());
  await site.pressIn(again, 'Delete');
  expect(await screen.findByText('The message is deleted.')).toBeTruthy();
  expect(call).toHaveBeenCalledExactlyOnceWith('deleteContactMessage', { messageId: 'm-1' });
});
