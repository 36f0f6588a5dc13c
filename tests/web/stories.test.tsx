import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { staffAccountPath } from '../../web/src/features/admin/staff-paths';
import type { SignedIn } from '../../web/src/session/auth-client';
import { conversationWith } from './conversations';
import { answer, call, expectLastCall } from './fake-call';
import { COMPANION, MEMBER, NOW, STAFF } from './people';
import { expectLink, expectTexts, textsOf } from './shown';
import { visit } from './site';
import { story, submission, WORDS } from './story-documents';
import { setWorld } from './world';

/** Signed in by phone, without an account yet. */
const UNFINISHED: SignedIn = { ...MEMBER, userType: null };
const STORIES = '/community/stories';
const EARLIER = new Date(NOW.getTime() - DAY_MS);

const hrefOf = (name: string) =>
  within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href');

const titles = async () =>
  textsOf(within(await screen.findByRole('list', { name: 'Stories' })).getAllByRole('link'));

test('a visitor sees public stories and may sign in to read more', async () => {
  await visit(STORIES, null, {
    stories: [
      story('1'),
      story('2', { title: 'Among us', privacyLevel: 'community', publishedAt: EARLIER }),
    ],
  });
  expect(await titles()).toEqual(['A walk a week']);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  await visit(STORIES, MEMBER);
  await waitFor(async () => expect(await titles()).toEqual(['A walk a week', 'Among us']));
});

test('a visitor filters by topic, kept in the URL', async () => {
  setWorld({ stories: [story('1'), story('2', { title: 'Cooking', tags: ['cooking-therapy'] })] });
  const site = await visit(STORIES);
  await titles();
  const about = screen.getByRole('combobox', { name: 'About' });
  await site.user.selectOptions(about, 'Cooking Therapy');
  await waitFor(async () => expect(await titles()).toEqual(['Cooking']));
  await site.isAt(`${STORIES}?tag=cooking-therapy`);
  await site.user.selectOptions(about, 'Nature Therapy');
  expect(await screen.findByText('No stories about Nature Therapy yet')).toBeTruthy();
  await site.user.click(screen.getByRole('link', { name: 'All stories' }));
  await waitFor(async () => expect(await titles()).toHaveLength(2));
});

test('a visitor loads page after page', async () => {
  const many = Array.from({ length: 20 }, (_, index) =>
    story(`${index}`, { title: `Story ${index}` }),
  );
  const site = await visit(STORIES, null, { stories: many });
  expect(await titles()).toHaveLength(12);
  await site.press('Show more');
  await waitFor(async () => expect(await titles()).toHaveLength(20));
});

test('a reader sees a content warning first, chooses to read, and is asked only once', async () => {
  setWorld({ stories: [story('1', { triggerWarning: true, triggerWarningText: 'Grief' })] });
  await visit(STORIES);
  expect(await screen.findByText('Content warning: Grief')).toBeTruthy();
  expect(screen.queryByText(/It began with a walk/)).toBeNull();
  const site = await visit(`${STORIES}/1`);
  await expectTexts('This story has a content warning', 'Grief');
  expect(screen.queryByText(WORDS)).toBeNull();
  await site.press('Show the story');
  expect(await screen.findByText(WORDS)).toBeTruthy();
  await visit(`${STORIES}/1`);
  expect(await screen.findByText(WORDS)).toBeTruthy();
});

test('a reader of an anonymous story sees no author, and where to get help', async () => {
  setWorld({ stories: [story('1', { authorName: null, privacyLevel: 'community' })] });
  await visit(`${STORIES}/1`, MEMBER);
  expect((await screen.findByRole('article')).textContent).toContain('By Anonymous');
  expect(screen.getByText('Community', { selector: 'span' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Message the author' })).toBeNull();
  const help = within(screen.getByRole('complementary', { name: 'Crisis resources' }));
  expect(help.getAllByRole('link')[0]?.getAttribute('href')).toBe('tel:988');
});

test('a reader reports a story and may write to its author, who can do neither', async () => {
  setWorld({
    stories: [story('1', { allowsContact: true })],
    storySubmissions: [submission('s-1', { storyId: '1', status: 'published' })],
  });
  const names = ['Report this story', 'Message the author'];
  await visit(`${STORIES}/1`, COMPANION);
  for (const name of names) await screen.findByRole('button', { name });
  await visit(`${STORIES}/1`, MEMBER);
  await screen.findByRole('complementary', { name: 'Crisis resources' });
  await waitFor(() => {
    for (const name of names) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

test('a companion messages an author who allows it, and a visitor signs in first', async () => {
  await visit(`${STORIES}/1`, null, { stories: [story('1', { allowsContact: true })] });
  await expectLink(
    'Message the author',
    `/register/account?next=${encodeURIComponent(`${STORIES}/1`)}`,
  );
  const site = await visit(`${STORIES}/1`, COMPANION);
  const opened = conversationWith(COMPANION.uid);
  answer({ conversationId: opened.id }, { conversations: [opened] });
  await site.press('Message the author');
  await site.isAt(`/messages/${opened.id}`);
  expect(call).toHaveBeenCalledExactlyOnceWith('openConversation', { storyId: '1' });
});

test('a reader sees when a story is missing, and a visitor that signing in may help', async () => {
  await visit(`${STORIES}/gone`, MEMBER);
  expect(await screen.findByRole('heading', { name: 'This story isn’t here' })).toBeTruthy();
  await visit(`${STORIES}/hidden`, null, { denied: [/^stories\//] });
  expect(await screen.findByText(/only for people with an account/)).toBeTruthy();
  expect(hrefOf('Sign in')).toBe('/login?next=%2Fcommunity%2Fstories%2Fhidden');
  await visit(`${STORIES}/hidden`, UNFINISHED, { denied: [/^stories\//] });
  expect(await screen.findByText(/only for people with an account/)).toBeTruthy();
  expect(hrefOf('Finish signing up')).toBe('/register');
});

test('an admin unpublishes a story with a reason', async () => {
  const site = await visit(`${STORIES}/1`, STAFF, { stories: [story('1')] });
  const dialog = within(await site.openDialog('Remove from site'));
  const take = dialog.getByRole<HTMLButtonElement>('button', { name: 'Remove' });
  expect(take.disabled).toBe(true);
  await site.user.type(dialog.getByRole('textbox', { name: /Reason/ }), ' It names a neighbor. ');
  await site.user.click(take);
  await waitFor(() =>
    expect(call).toHaveBeenCalledExactlyOnceWith('withdrawStory', {
      storyId: '1',
      notes: 'It names a neighbor.',
    }),
  );
  setWorld({ stories: [] });
  expect(await screen.findByRole('heading', { name: 'This story isn’t here' })).toBeTruthy();
});

test('an admin has a link to the author of a story, unless they are anonymous', async () => {
  const { data } = submission('s-1');
  await visit('/admin/database?view=stories', STAFF, { storySubmissions: [{ id: 's-1', data }] });
  const card = within(await screen.findByRole('article'));
  await expectLink('Robin', staffAccountPath(data.authorId), card);
  setWorld({ storySubmissions: [{ id: 's-1', data: { ...data, isAnonymous: true } }] });
  await waitFor(() => expect(card.queryByRole('link')).toBeNull());
  const hidden = await screen.findByRole('article');
  expect(hidden.textContent).toContain('Anonymous · ');
  expect(hidden.textContent).not.toContain('Robin');
  expect(hidden.innerHTML).not.toContain(data.authorId);
});

test('an admin publishes the version they read, or returns it with notes', async () => {
  const { data } = submission('s-1');
  setWorld({ storySubmissions: [submission('s-1')] });
  const site = await visit('/admin/database?view=stories', STAFF);
  const queue = await screen.findByRole('region', { name: 'Stories to review' });
  const card = within(await within(queue).findByRole('article'));
  expect(card.getByText(WORDS)).toBeTruthy();
  const dialog = within(await site.openDialog('Send back', undefined, card));
  await site.user.type(dialog.getByRole('textbox', { name: /What to change/ }), 'No names.');
  await site.pressIn(dialog, 'Send back');
  expect(await screen.findByText('“My first dinner” was sent back.')).toBeTruthy();
  const read = { submissionId: 's-1', submittedAtMs: data.submittedAt.getTime() };
  expectLastCall('reviewStory', { ...read, decision: 'returned', notes: 'No names.' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const publish = within(await site.openDialog('Publish', undefined, card));
  await site.pressIn(publish, 'Publish');
  expect(await screen.findByText('“My first dinner” is published.')).toBeTruthy();
  expectLastCall('reviewStory', { ...read, decision: 'published', notes: '' });
});
