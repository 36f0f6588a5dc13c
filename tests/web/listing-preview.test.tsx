import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Doc } from '../../web/src/data/kit/readers';
import type { Review } from '../../web/src/data/reviews/review-queries';
import { written } from './memory-firestore';
import { COMPANION, companionDocument, MEMBER, userDocument } from './people';
import { expectGone, expectTextsIn, findWords } from './shown';
import { type Site, visit } from './site';
import { setWorld } from './world';

const REVIEW: Doc<Review> = {
  id: 'review-1',
  data: {
    authorName: 'Sam L.',
    rating: 5,
    comment: 'Kind and calm.',
    tags: [],
    publishedIn: '2026-10',
    reply: '',
    repliedAt: null,
  },
};

beforeEach(() =>
  setWorld({
    users: {
      [COMPANION.uid]: userDocument(COMPANION, {
        verification: { isVerified: true, verificationStatus: 'verified' },
      }),
      [MEMBER.uid]: userDocument(MEMBER),
    },
    companions: [{ id: COMPANION.uid, data: companionDocument() }],
  }),
);

async function open(): Promise<Site> {
  const site = await visit('/profile/listing', COMPANION);
  await screen.findByRole('region', { name: 'Your hours' });
  return site;
}

const card = () => screen.getByRole('complementary', { name: 'Preview' });
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** What the preview of the profile shows, in its frame. */
async function profilePreview(place: HTMLElement): Promise<HTMLElement> {
  const frame = await within(place).findByTitle<HTMLIFrameElement>('Profile');
  const words = () => frame.contentDocument?.body;
  await waitFor(() => expect(words()?.textContent).toContain('What you could do together'));
  return words() as HTMLElement;
}

/** The words of a page, without its way back and what only search engines read. */
function wordsOf(page: HTMLElement): string {
  const copy = page.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('nav, script')) part.remove();
  return copy.textContent;
}

test('a companion sees what they type on their card and their profile before they save', async () => {
  const site = await open();
  fill('Bio', 'I love the sea before breakfast. And the rain.');
  fill('Hourly rate', '45');
  await findWords(() => card(), 'I love the sea before breakfast. And the rain.');
  expect(card().textContent).toContain('€45 per hour');
  await site.pressIn(card(), 'Profile');
  const profile = within(await profilePreview(card()));
  await expectTextsIn(profile, 'I love the sea before breakfast.', 'And the rain.');
  expect(profile.getByRole('region', { name: 'Time with Wilma Q.' }).textContent).toContain(
    '€45 per hour',
  );
  fireEvent.click(screen.getByRole('checkbox', { name: /^Study Support/ }));
  const traits = within(screen.getByRole('group', { name: 'Personality' }));
  fireEvent.click(traits.getByRole('button', { name: 'Wise' }));
  await waitFor(() => expect(profile.getByText('Wise')).toBeTruthy());
  expect(profile.getByRole('list', { name: 'Activities' }).textContent).not.toContain('Study');
  expect(written(/^companions/)).toEqual([]);
});

test('a companion’s preview has the buttons of members, reads like their page, and can’t be pressed', async () => {
  setWorld({ reviews: [REVIEW] });
  const site = await open();
  const book = within(card()).getByRole('link', { name: 'Book Wilma Q.' });
  expect(within(card()).getByText('Message')).toBeTruthy();
  const inert = book.closest('[inert]');
  expect(inert).not.toBeNull();
  for (const link of within(card()).getAllByRole('link')) expect(inert?.contains(link)).toBe(true);
  await site.pressIn(card(), 'Profile');
  const preview = await profilePreview(card());
  await waitFor(() => expect(preview.textContent).toContain('Kind and calm.'));
  const controls = [...preview.querySelectorAll('a, button')];
  expect(controls.map(({ textContent }) => textContent)).toContain('Book');
  for (const control of controls) expect(control.closest('[inert]')).not.toBeNull();
  const words = wordsOf(preview);

  await visit('/companion/companion-1', MEMBER);
  const page = screen.getByRole('main');
  await waitFor(() => expect(page.textContent).toContain('Kind and calm.'));
  await waitFor(() => expect(wordsOf(page)).toBe(words));
  expect(words).toContain('Add to Favorites');
});

test('a companion opens the preview over the page', async () => {
  const site = await open();
  fill('Bio', 'I love the sea.');
  await site.openDialog('Enlarge', 'As members see it');
  await site.press('Back to the form');
  await expectGone('dialog');
  const dialog = await site.openDialog('Preview', 'As members see it');
  const frame = await within(dialog).findByTitle<HTMLIFrameElement>('Card');
  await findWords(() => frame.contentDocument?.body, 'I love the sea.');
  await site.pressIn(dialog, 'Profile');
  expect((await profilePreview(dialog)).textContent).toContain('I love the sea.');
  const width = within(within(dialog).getByRole('group', { name: 'Width' }));
  const phone = width.getByRole('button', { name: 'Phone' });
  await site.user.click(phone);
  expect(phone.getAttribute('aria-pressed')).toBe('true');
  await site.pressIn(dialog, 'Back to the form');
  await expectGone('dialog');
  const bio = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Bio' });
  expect(bio.value).toBe('I love the sea.');
});
