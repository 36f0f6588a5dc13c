import { UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import type { Booking } from '@hearthkin/domain/booking/booking';
import {
  type MemberRating,
  RATING_EDIT_MS,
  RATING_OPEN_MS,
} from '@hearthkin/domain/booking/member-rating';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookingPath } from '../../web/src/lib/paths';
import { answer, inputsOf, refuse } from './fake-call';
import { booking, COMPANION, MEMBER, NOW, PROFILES, profileDocument, userDocument } from './people';
import { visit } from './site';
import { setWorld } from './world';

const HOUR_MS = 3_600_000;
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const RATE = 'Rate Jonah R. in private';

const completed = (change: Partial<Booking> = {}) =>
  booking('b', { status: 'completed', dueAt: null, startsAt: ago(26 * HOUR_MS), ...change });

const rating = (change: Partial<MemberRating> = {}): MemberRating => ({
  came: true,
  kind: true,
  again: false,
  memberId: MEMBER.uid,
  createdAt: ago(HOUR_MS),
  editedAt: null,
  ...change,
});

const COUNTS = { sessions: 5, came: 5, kind: 5, again: 4 };
const COUNTED = '5 answers from other companions: came 5, kind 5, would meet again 4';

beforeEach(() => {
  setWorld({
    users: { [COMPANION.uid]: userDocument(COMPANION) },
    profiles: PROFILES,
    bookings: [completed()],
  });
});

const open = async (person = COMPANION) => {
  const site = await visit(bookingPath('b'), person);
  const card = await screen.findByRole('article', { name: /with (?:Jonah|Wilma|Former)/ });
  return { site, card: within(card) };
};

describe('the private answers of a companion', () => {
  test('are three, given once, and shown with what was said', async () => {
    const { site, card } = await open();
    const dialog = within(await site.openDialog(RATE, RATE, card));
    dialog.getByText(
      'Jonah R. never sees your answers. Companions they ask later see counts, once 3 others have answered. Answers and reviews of a session stay hidden for a week.',
    );
    const say = async (question: string, choice: string) => {
      const group = within(dialog.getByRole('radiogroup', { name: question }));
      await site.user.click(group.getByRole('radio', { name: choice }));
    };
    await say('Did they come?', 'Yes');
    await say('Were they kind?', 'Yes');
    await site.pressIn(dialog, 'Send answers');
    expect(await dialog.findByText('Please choose yes or no')).toBeTruthy();
    expect(inputsOf('rateMember')).toEqual([]);
    await say('Would you meet them again?', 'No');
    refuse('unavailable');
    await site.pressIn(dialog, 'Send answers');
    expect((await dialog.findByRole('alert')).textContent).toContain('can’t connect');
    // What was chosen is still there.
    answer({ rated: true }, { memberRatings: [{ id: 'b', data: rating({ createdAt: NOW }) }] });
    await site.pressIn(dialog, 'Send answers');
    expect(await screen.findByText('Thank you for your answers.')).toBeTruthy();
    const given = { bookingId: 'b', came: true, kind: true, again: false };
    expect(inputsOf('rateMember').at(-1)).toEqual(given);
    expect(await card.findByText('Came · Kind · Wouldn’t meet again')).toBeTruthy();
    expect(card.queryByRole('button', { name: RATE })).toBeNull();
  });

  test('can be changed for seven days', async () => {
    const createdAt = ago(RATING_EDIT_MS);
    setWorld({ memberRatings: [{ id: 'b', data: rating({ createdAt }) }] });
    const { site, card } = await open();
    const edit = { name: 'Edit your answers about Jonah R.' };
    await site.user.click(await card.findByRole('button', edit));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit your answers' }));
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(save.disabled).toBe(true);
    const again = within(dialog.getByRole('radiogroup', { name: 'Would you meet them again?' }));
    await site.user.click(again.getByRole('radio', { name: 'Yes' }));
    await site.user.click(save);
    const changed = { bookingId: 'b', came: true, kind: true, again: true };
    await waitFor(() => expect(inputsOf('rateMember')).toEqual([changed]));

    const late = rating({ createdAt: new Date(0), came: false, kind: false });
    setWorld({ memberRatings: [{ id: 'b', data: late }] });
    expect(await card.findByText(/^Didn’t come · Not kind/)).toBeTruthy();
    await waitFor(() => expect(card.queryByRole('button', edit)).toBeNull());
  });

  test('are asked for within seven days of the start, of a member who is still here', async () => {
    const { card } = await open();
    expect(await card.findByRole('button', { name: RATE })).toBeTruthy();
    setWorld({ bookings: [completed({ startsAt: ago(RATING_OPEN_MS + 1) })] });
    await waitFor(() => expect(card.queryByRole('button', { name: RATE })).toBeNull());
    setWorld({ bookings: [completed()] });
    expect(await card.findByRole('button', { name: RATE })).toBeTruthy();
    setWorld({ profiles: { [MEMBER.uid]: profileDocument(UNKNOWN_USER, 'spender') } });
    await waitFor(() => expect(card.queryByRole('button', { name: /^Rate / })).toBeNull());
  });

  test('are not asked of the member', async () => {
    setWorld({ users: { [MEMBER.uid]: userDocument(MEMBER) } });
    const { card } = await open(MEMBER);
    expect(await card.findByRole('button', { name: 'Write a review of Wilma Q.' })).toBeTruthy();
    expect(card.queryByText('Rate in private')).toBeNull();
  });
});

describe('what other companions answered', () => {
  const asked = () => ({ bookings: [booking('b')], memberRatingCounts: { b: COUNTS } });

  test('is shown to the companion who is asked, and not to the member', async () => {
    setWorld(asked());
    const companion = await open();
    expect(await companion.card.findByText(COUNTED)).toBeTruthy();
    companion.site.unmount();
    setWorld({ users: { [MEMBER.uid]: userDocument(MEMBER) } });
    await open(MEMBER);
    expect(screen.queryByText(/answers from other companions/)).toBeNull();
  });

  test('is shown as soon as it is counted, and nothing before', async () => {
    setWorld({ ...asked(), memberRatingCounts: {} });
    const { card } = await open();
    expect(card.queryByText(/answers from other companions/)).toBeNull();
    setWorld(asked());
    expect(await card.findByText(COUNTED)).toBeTruthy();
    setWorld({ bookings: [completed()] });
    await waitFor(() => expect(card.queryByText(COUNTED)).toBeNull());
  });
});
