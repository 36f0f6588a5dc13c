import { ERROR_MESSAGES } from '@hearthkin/domain/foundation/messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUser } from './fake-auth';
import { inputsOf, refuse } from './fake-call';
import { stored } from './memory-firestore';
import { MEMBER } from './people';
import { expectLink, expectTexts, expectTextsIn, expectWords } from './shown';
import { type Site, visit } from './site';
import { submission, WORDS } from './story-documents';
import { setWorld } from './world';

const sent = () => inputsOf('saveStory');
const SHARE = '/community/share-story';
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const submitButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Submit story' });

async function type(site: Site, label: string, text: string) {
  await site.user.click(await field(label));
  await site.user.paste(text);
}

async function write(site: Site) {
  await type(site, 'Title', 'A walk a week');
  await type(site, 'Your story', WORDS);
  await type(site, 'Display name', 'Robin');
  await site.user.click(tick('I agree to the community guidelines'));
}

test('a member accepts the guidelines, submits a story and sees a confirmation', async () => {
  const site = await visit(SHARE, MEMBER);
  expect((await submitButton()).disabled).toBe(true);
  expect(screen.getByText(/Stories are reviewed before publishing\./)).toBeTruthy();
  await write(site);
  await site.press('Hope');
  await site.user.click(tick('Readers can message me'));
  await site.user.click(await submitButton());
  expect(await screen.findByText('Thank you for sharing your story')).toBeTruthy();
  expect(sent()).toEqual([
    {
      submissionId: expect.stringMatching(/^[\da-f-]{36}$/),
      form: {
        title: 'A walk a week',
        story: WORDS,
        authorName: 'Robin',
        isAnonymous: false,
        privacyLevel: 'community',
        tags: ['hope'],
        allowContacts: true,
        triggerWarning: false,
        triggerWarningText: '',
        agreeToGuidelines: true,
      },
    },
  ]);
  await site.press('Write another');
  expect((await field('Title')).value).toBe('');
});

test('a member sees the character count and what is missing, finds help once if they write of self-harm, and adds a content warning', async () => {
  const site = await visit(SHARE, MEMBER);
  expect(await screen.findByText('0 / 2,000 characters, 200 more to go')).toBeTruthy();
  await type(site, 'Your story', 'Too short.');
  expect(screen.getByText('10 / 2,000 characters, 190 more to go')).toBeTruthy();
  await site.user.click(tick('I agree to the community guidelines'));
  await site.user.click(await submitButton());
  await expectTexts('Please give your story a title', /Please write at least 200 characters/);
  expect(screen.getByText('Please enter a display name, or share it anonymously')).toBeTruthy();
  expect(sent()).toEqual([]);
  await type(site, 'Your story', 'Back then I wanted to kill myself.');
  // A second offer would come with the code for it.
  await import('../../web/src/ui/crisis/crisis-notice');
  expect(screen.getAllByRole('complementary', { name: 'Crisis resources' })).toHaveLength(1);
  expect(screen.queryByRole('textbox', { name: 'What should readers know?' })).toBeNull();
  await site.user.click(tick('My story needs a content warning'));
  expect(await field('What should readers know?')).toBeTruthy();
});

test('an anonymous author gives no name and cannot be contacted', async () => {
  const site = await visit(SHARE, MEMBER);
  await write(site);
  await site.user.click(tick('Readers can message me'));
  await site.user.click(tick('Share it anonymously'));
  expect(screen.queryByRole('textbox', { name: 'Display name' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Readers can message me' })).toBeNull();
  expect(screen.getByText(/No one can message you about an anonymous story/)).toBeTruthy();
  await site.user.click(await submitButton());
  expect(await screen.findByText('Thank you for sharing your story')).toBeTruthy();
  expect(sent()).toMatchObject([{ form: { isAnonymous: true } }]);
});

test('a visitor sees a preview with placeholders for missing text', async () => {
  const site = await visit(SHARE);
  await site.press('Preview');
  const preview = within(await screen.findByRole('article', { name: 'Preview' }));
  await expectTextsIn(preview, 'Your story title', /Your story will appear here/);
  expect(preview.getByText(/By Your display name/)).toBeTruthy();
  await site.press('Edit');
  await type(site, 'Title', 'Mine');
  await site.press('Preview');
  expect(await screen.findByRole('heading', { name: 'Mine' })).toBeTruthy();
});

test('a visitor is asked to sign in on submitting and keeps the story', async () => {
  const site = await visit(SHARE);
  await write(site);
  await site.user.click(await submitButton());
  await site.isAt(`/login?next=${encodeURIComponent(SHARE)}`);
  expect(sent()).toEqual([]);
  setUser(MEMBER);
  await site.isAt(SHARE);
  expect((await field('Your story')).value).toBe(WORDS);
  await site.user.click(await submitButton());
  expect(await screen.findByText('Thank you for sharing your story')).toBeTruthy();
});

test('a member whose story fails to send keeps it after a reload and retries with the same id', async () => {
  refuse('unavailable');
  const site = await visit(SHARE, MEMBER);
  await write(site);
  await site.user.click(await submitButton());
  expectWords(await screen.findByRole('alert'), ERROR_MESSAGES.unavailable);
  const again = await visit(SHARE, MEMBER);
  expect((await field('Title')).value).toBe('A walk a week');
  await again.user.click(await submitButton());
  expect(await screen.findByText('Thank you for sharing your story')).toBeTruthy();
  const [first, second] = sent();
  expect(second).toEqual(first);
});

test('a member saves a private story', async () => {
  const site = await visit(SHARE, MEMBER);
  await write(site);
  await site.user.click(screen.getByRole('radio', { name: /^Private/ }));
  await site.press('Keep private story');
  expect(await screen.findByText('Your story is kept')).toBeTruthy();
});

test('a member sees the status of their stories and staff notes, and edits one', async () => {
  const site = await visit(SHARE, MEMBER, {
    storySubmissions: [
      submission('s-1', { status: 'returned', notes: 'No names, please.' }),
      submission('s-2', { status: 'published', storyId: 'st-2', title: 'Read me' }),
      submission('s-3', { authorId: 'somebody', title: 'Not mine' }),
    ],
  });
  const mine = within(await screen.findByRole('region', { name: 'Your stories' }));
  await expectTextsIn(mine, 'Needs another look', /No names, please\./);
  expect(mine.queryByText('Not mine')).toBeNull();
  expect(mine.queryByRole('link', { name: 'Edit: Read me' })).toBeNull();
  await expectLink('Read: Read me', '/community/stories/st-2', mine);
  await site.user.click(mine.getByRole('link', { name: 'Edit: My first dinner' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit your story' })).toBeTruthy();
  await waitFor(async () => expect((await field('Title')).value).toBe('My first dinner'));
  await type(site, 'Title', ', retold');
  await site.user.click(await submitButton());
  expect(await screen.findByText('Thank you for sharing your story')).toBeTruthy();
  expect(sent()).toMatchObject([
    { submissionId: 's-1', form: { title: 'My first dinner, retold' } },
  ]);
  await site.isAt(SHARE);
});

test('a member cannot edit a published story and sees why, and confirms before deleting it', async () => {
  setWorld({ storySubmissions: [submission('s-1', { status: 'published', storyId: 'st-1' })] });
  const site = await visit(`${SHARE}?edit=s-1`, MEMBER);
  expect(await screen.findByText(/can’t edit this story anymore/)).toBeTruthy();
  await act(() => site.router.navigate(SHARE));
  const dialog = await site.openDialog('Delete: My first dinner', 'Delete this story?');
  expect(dialog.textContent).toContain('No one will be able to read it');
  expect(stored('storySubmissions/s-1')).toBeDefined();
  await site.pressIn(dialog, 'Delete');
  expect(await screen.findByText('Your story is deleted.')).toBeTruthy();
  expect(stored('storySubmissions/s-1')).toBeUndefined();
});
