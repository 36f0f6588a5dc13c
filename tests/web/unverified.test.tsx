import type { Verification } from '@hearthkin/domain/verification/verification';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { identityCheck } from '../support/builders';
import { event, groupActivity, placeAt } from './community-event';
import { CONVERSATION_ID, conversationWith, last, message, minutesAgo } from './conversations';
import { review } from './documents';
import { answer, call, inputsOf, refuse } from './fake-call';
import { fill } from './fill';
import { written } from './memory-firestore';
import { reads } from './memory-readers';
import {
  accountOf,
  booking,
  COMPANION,
  companionDocument,
  MEMBER,
  NOW,
  PROFILES,
  userDocument,
} from './people';
import { expectLink, expectTextsIn, expectWords, hrefsOf } from './shown';
import { type Site, visit, visitWithShell } from './site';
import { chooseDay, freeTime } from './time-choice';
import { setWorld } from './world';

const CHECK = identityCheck({ confidence: 52, reason: 'unclear', checkedAt: NOW });
const NOT_STARTED = { isVerified: false, verificationStatus: 'not_started' } as const;

/** The member's level, as the account says it. */
const setLevel = (level: 'account' | 'verified') =>
  setWorld({ users: { [MEMBER.uid]: userDocument(MEMBER, { level }) } });

beforeEach(() => {
  setLevel('account');
  setWorld({ companions: [{ id: COMPANION.uid, data: companionDocument() }], profiles: PROFILES });
});

const BOOK = '/book/companion-1?activity=coffee-walk';
const BEFORE_BOOKING =
  'Before you book a session, we ask for a selfie with your ID. It takes a few minutes, and then you’re back here.';

const WAITING =
  'Our team is comparing your photos. We aim for 24-48 hours. Until then you can look around. We’ll let you know when you can book a session.';

/** A verification, the words about it, and the link that leads on. */
const WAYS: [Verification, string | RegExp, string | null][] = [
  [{ ...NOT_STARTED, identityCheck: CHECK }, WAITING, null],
  [
    // With photos that wait, too.
    review(MEMBER.uid, { identityCheck: CHECK }),
    /^Our team is reviewing your documents\./,
    'See status',
  ],
  [
    review(MEMBER.uid, { verificationStatus: 'rejected', notes: 'Too dark.' }),
    /^We couldn’t approve your documents yet\./,
    'See what our team wrote',
  ],
  [
    { ...NOT_STARTED, identityCheck: { ...CHECK, status: 'failed', refusedAt: NOW } },
    /^We couldn’t approve your photos\./,
    'Submit documents',
  ],
];

/** The notice in the place of an act. */
const notice = (words: string | RegExp) => screen.findByText(words);
/** On the page to book, it also stands above the form, for phones. */
const noticesToBook = (words: string | RegExp) =>
  waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
const explained = () => screen.findByRole('dialog', { name: 'We check who everyone is' });

describe('a member who isn’t verified and wants to book', () => {
  test('sees times and prices, and how to become verified, then can book with what they typed', async () => {
    await visit(BOOK, MEMBER, { failing: [/^verifications\//] });
    await noticesToBook(BEFORE_BOOKING);
    for (const link of screen.getAllByRole('link', { name: 'Continue' })) {
      expect(link.getAttribute('href')).toBe(`/get-ready?${new URLSearchParams({ next: BOOK })}`);
    }
    expect(screen.queryByRole('button', { name: 'Request session' })).toBeNull();
    expect(screen.getByRole('grid')).toBeTruthy();
    expect(screen.getByText(/before discounts/)).toBeTruthy();
    const requests = () => screen.getByLabelText<HTMLInputElement>('Special requests');
    fill(requests(), 'No dogs');
    const address = { street: '', city: '', state: '', zipCode: '', country: '' };
    const short = { phone: '', phoneVerified: false, interests: [], address };
    act(() => setWorld(accountOf(MEMBER, { level: 'account', ...short })));
    await noticesToBook(
      'Before you book a session, we ask for your phone number, three interests, your address, and a selfie with your ID. It takes a few minutes, and then you’re back here.',
    );
    act(() => setLevel('verified'));
    await screen.findByRole('button', { name: 'Request session' });
    expect(screen.queryByText(/we ask for/)).toBeNull();
    expect(requests().value).toBe('No dogs');
  });

  test('is told what waits or was refused, with where to go', async () => {
    await visit(BOOK, MEMBER);
    for (const [verification, words, link] of WAYS) {
      act(() => setWorld({ verifications: { [MEMBER.uid]: verification } }));
      await noticesToBook(words);
      const ways = screen.queryAllByRole('link', { name: link ?? 'Continue' });
      expect(hrefsOf(ways)).toEqual(link === null ? [] : ['/verification', '/verification']);
    }
  });
});

test('a member whose verification was taken back a moment ago reads why the booking is refused', async () => {
  setLevel('verified');
  const site = await visit(BOOK, MEMBER);
  const book = await screen.findByRole<HTMLButtonElement>('button', { name: 'Request session' });
  await chooseDay(site, 'Monday, November 23');
  await site.user.click(await freeTime(site, '2:00 PM'));
  await waitFor(() => expect(book.disabled).toBe(false));
  refuse('identity-unverified');
  await site.user.click(book);
  expect((await screen.findByRole('alert')).textContent).toBe('Please verify your identity first.');
});

describe('a member whom our team has restricted', () => {
  const until = new Date(NOW.getTime() + 3 * 86_400_000);
  const restrict = () =>
    setWorld(
      accountOf(MEMBER, {
        restriction: { until, reason: 'You asked for a phone number.' },
      }),
    );

  test('reads until when they can’t book, and is led to the reason', async () => {
    restrict();
    const site = await visit(BOOK, MEMBER);
    await noticesToBook(
      /^You can’t book a session until Nov \d+\. Sessions you’ve already booked stay\.$/,
    );
    expect(screen.queryByRole('button', { name: 'Request session' })).toBeNull();
    const [why] = screen.getAllByRole('link', { name: 'See why' });
    await site.user.click(why as HTMLElement);
    const reason = await screen.findByText('Reason: You asked for a phone number.');
    const whole = reason.closest('[role="alert"]');
    expectWords(whole, 'Your account is restricted', 'Sessions you’ve already booked stay.');
    expect(screen.getByRole('link', { name: /Contact us$/ }).getAttribute('href')).toBe('/contact');
  });

  test('is told in the place where others write a message', async () => {
    restrict();
    // The header reads the account.
    const site = await visitWithShell(`/companion/${COMPANION.uid}`, MEMBER);
    refuse('account-restricted');
    const dialog = await site.openDialog(/^Message/, 'Your account is restricted');
    expect(dialog.textContent).toContain('You can’t write messages until');
  });
});

test('a verified member sees no notice, and nothing more is read for it', async () => {
  setLevel('verified');
  await visit(BOOK, MEMBER);
  await screen.findByRole('button', { name: 'Request session' });
  expect(screen.queryByText(/we ask for a selfie/)).toBeNull();
  expect(reads.filter((read) => read.startsWith('verifications'))).toEqual([]);
  expect(reads.filter((read) => read === `users/${MEMBER.uid}`)).toHaveLength(1);
});

test('a member who isn’t verified and wants to talk now learns it before the last step', async () => {
  const site = await visit('/need-support?mood=anxious&companion=companion-1', MEMBER);
  await notice(BEFORE_BOOKING);
  await site.user.click(await screen.findByRole('radio', { name: /Talk Right Now/ }));
  // Times and prices stay open to them.
  expect(await screen.findByLabelText('Price')).toBeTruthy();
  await notice(BEFORE_BOOKING);
  expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
});

describe('a member who isn’t verified and wants to write', () => {
  const wilma = conversationWith(COMPANION.uid, {
    lastMessage: last(COMPANION.uid, 'See you on Sunday', 5),
    updatedAt: minutesAgo(5),
  });

  test('reads what was said, and keeps the draft', async () => {
    setLevel('verified');
    await visit(`/messages/${CONVERSATION_ID}`, MEMBER, {
      conversations: [wilma],
      messages: { [CONVERSATION_ID]: [message('m', COMPANION.uid, 'See you on Sunday', 5)] },
    });
    const field = await screen.findByRole('textbox', { name: 'Message to Wilma Q.' });
    fill(field, 'I look forward to it');
    setLevel('account');
    await notice(/^Before you write messages, we ask for/);
    expect(screen.queryByRole('textbox', { name: 'Message to Wilma Q.' })).toBeNull();
    expect(screen.getByRole('log').textContent).toContain('See you on Sunday');
    setLevel('verified');
    const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message to/ });
    expect(again.value).toBe('I look forward to it');
    expect(written(/messages/)).toEqual([]);
  });

  test('is told why they can’t begin a conversation', async () => {
    const site = await visitWithShell('/companion/companion-1', MEMBER);
    refuse('identity-unverified');
    await site.press('Message Wilma Q.');
    const dialog = within(await explained());
    expect(await dialog.findByText(/^Before you write messages/)).toBeTruthy();
    const next = '/companion/companion-1?write=companion-1';
    await expectLink('Continue', `/get-ready?${new URLSearchParams({ next })}`, dialog);
    await site.pressIn(dialog, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await site.isAt('/companion/companion-1');
  });

  test('opens a conversation they already have', async () => {
    const site = await visit('/companion/companion-1', MEMBER);
    answer({ conversationId: CONVERSATION_ID }, { conversations: [wilma] });
    await site.press('Message Wilma Q.');
    await site.isAt(`/messages/${CONVERSATION_ID}`);
    await notice(/^Before you write messages/);
    expect(await screen.findByText('No messages yet.')).toBeTruthy();
  });
});

describe('a member who isn’t verified, in the community,', () => {
  test('sees an event, and why they can’t join it', async () => {
    await visit('/community/event/e-1', MEMBER, { events: [event('e-1')] });
    const place = within(await screen.findByRole('region', { name: 'Your spot' }));
    await expectTextsIn(place, /^Before you join, we ask for/, '5 of 8 spots taken');
    expect(place.queryByRole('button')).toBeNull();
  });

  test('can leave an event they have joined', async () => {
    await visit('/community/event/e-1', MEMBER, {
      events: [event('e-1')],
      attendees: { 'e-1': [placeAt(event('e-1'))] },
    });
    expect(await screen.findByRole('button', { name: 'Leave: Board games' })).toBeTruthy();
  });

  test('is told why they can’t join from the list', async () => {
    const site = await visit('/community', MEMBER, { events: [event('e-1')] });
    await site.press('Join: Board games');
    expect(await within(await explained()).findByText(/^Before you join/)).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
  });

  test('is told why they can’t create an event, and can once they are verified', async () => {
    const site = await visit('/community', MEMBER);
    await site.press('Create new event');
    const dialog = within(await explained());
    expect(await dialog.findByText(/^Before you create an event/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
    setLevel('verified');
    expect(await screen.findByRole('dialog', { name: 'Create new event' })).toBeTruthy();
  });

  test('sees a group activity, and why they can’t join it', async () => {
    await visit('/community/activity/a-1', MEMBER, { activities: [groupActivity('a-1')] });
    await notice(/^Before you join, we ask for/);
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  });
});

test('a member who isn’t verified can keep a story private, and not share it', async () => {
  const site = await visit('/community/share-story', MEMBER);
  const paste = async (label: string, text: string) => {
    await site.user.click(await screen.findByRole('textbox', { name: label }));
    await site.user.paste(text);
  };
  await notice(/^Before you share a story with others.* You can keep a private story now\.$/);
  expect(screen.queryByRole('button', { name: 'Submit story' })).toBeNull();
  await paste('Title', 'A walk a week');
  await paste('Your story', 'Walking helped me. '.repeat(20));
  await paste('Display name', 'Robin');
  await site.user.click(screen.getByRole('checkbox', { name: /I agree to the community/ }));
  await site.user.click(screen.getByRole('radio', { name: /^Private/ }));
  await site.press('Keep private story');
  await screen.findByText('Your story is kept');
  expect(inputsOf('saveStory')).toMatchObject([{ form: { privacyLevel: 'private' } }]);
});

describe('a member who isn’t verified and wants to review', () => {
  async function askFor(site: Site, name: string): Promise<void> {
    await site.press(name);
    expect(await within(await explained()).findByText(/^Before you write a review/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  }

  test('a session is told why they can’t', async () => {
    const done = booking('b-1', { status: 'completed', dueAt: null });
    setWorld({ bookings: [done] });
    await askFor(await visit('/my-bookings/b-1', MEMBER), 'Write a review of Wilma Q.');
  });

  test('a group activity is told why they can’t', async () => {
    const over = {
      startsAt: new Date(NOW.getTime() - 5 * 3_600_000),
      endsAt: new Date(NOW.getTime() - 3_600_000),
    };
    setWorld({
      activities: [groupActivity('a-1', over)],
      participants: { 'a-1': [{ uid: MEMBER.uid, displayName: 'Jonah R.', joinedAt: NOW }] },
    });
    await askFor(await visit('/community/activity/a-1', MEMBER), 'Write a review');
  });
});
