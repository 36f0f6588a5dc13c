import { NOTHING_SAID } from '@hearthkin/domain/booking/day-marks';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { type CheckIn, checkInId } from '@hearthkin/domain/safety/check-in';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { staffAccountPath } from '../../web/src/features/admin/staff-paths';
import { answer, call, refuse } from './fake-call';
import { booking, COMPANION, MEMBER, NOW, STAFF, userDocument } from './people';
import { expectLink, expectTexts, expectWords } from './shown';
import { visit } from './site';
import { setWorld } from './world';

const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE_MS);

const checkIn = (bookingId: string, change: Partial<CheckIn> = {}) => ({
  [checkInId(MEMBER.uid, bookingId)]: {
    uid: MEMBER.uid,
    otherUid: COMPANION.uid,
    bookingId,
    status: 'open',
    askedAt: ago(65),
    dueAt: null,
    reason: 'silence',
    raisedAt: ago(5),
    contactTo: null,
    contact: 'told',
    contactAt: ago(5),
    isStaffed: null,
    clearedAt: null,
    decidedAt: null,
    decidedBy: null,
    ...change,
  } satisfies CheckIn,
});

beforeEach(() =>
  setWorld({
    users: {
      [MEMBER.uid]: { ...userDocument(MEMBER), firstName: 'Jonah', lastName: 'Reed' },
      [COMPANION.uid]: { ...userDocument(COMPANION), firstName: 'Wilma', lastName: 'Quinn' },
    },
    bookings: [booking('b', { status: 'confirmed' })],
    sessionDays: {
      [`b/${COMPANION.uid}`]: { ...NOTHING_SAID, lookLike: 'green coat', doneAt: ago(70) },
    },
    checkIns: checkIn('b'),
  }),
);

const list = () => screen.findByRole('region', { name: 'Check-ins to look after' });
const card = async () =>
  within(await list()).findByRole('article', { name: 'Check-in of Jonah Reed' });

async function writeNote() {
  const site = await visit('/admin/database?view=check-ins', STAFF);
  const dialog = within(await site.openDialog('Looked after', 'Is it looked after?', await card()));
  await site.user.type(dialog.getByRole('textbox'), 'They are at home');
  return { site, dialog };
}

test('staff see who has not answered, with both people, the session and the times', async () => {
  await visit('/admin/database?view=check-ins', STAFF);
  const shown = await card();
  const { phone, email } = userDocument(MEMBER);
  expectWords(
    shown,
    'No answer to the check-in: Jonah Reed',
    phone,
    email,
    'Wilma Quinn',
    'green coat',
    'Coffee & Walk',
    'Bryant Park',
    'Told by email',
  );
  for (const [name, uid] of [
    ['Jonah Reed', MEMBER.uid],
    ['Wilma Quinn', COMPANION.uid],
  ] as const) {
    await expectLink(name, staffAccountPath(uid), within(shown));
  }
  await expectLink('Call Jonah', `tel:${phone}`, within(shown));
});

test('staff see the longest waiting first, and what is missing', async () => {
  await visit('/admin/database?view=check-ins', STAFF, {
    users: {},
    bookings: [],
    checkIns: {
      ...checkIn('b'),
      ...checkIn('c', { reason: 'help', raisedAt: ago(9), askedAt: null, contact: 'failed' }),
      ...checkIn('d', { status: 'asked', raisedAt: null }),
    },
  });
  await waitFor(async () => {
    const titles = within(await list())
      .getAllByRole('article')
      .map((one) => one.querySelector('h3')?.textContent);
    expect(titles).toEqual([
      'Asked for help: a deleted account',
      'No answer to the check-in: a deleted account',
    ]);
  });
  expect(screen.getByText('We couldn’t send the email')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
});

test('staff close one with a note', async () => {
  const { site, dialog } = await writeNote();
  answer({ closed: true }, { checkIns: checkIn('b', { status: 'closed' }) });
  await site.pressIn(dialog, 'Looked after');
  expect(await screen.findByText('The check-in is looked after.')).toBeTruthy();
  expect(call).toHaveBeenLastCalledWith('closeCheckIn', {
    checkInId: checkInId(MEMBER.uid, 'b'),
    note: 'They are at home',
  });
  expect(await screen.findByText('Everyone is accounted for')).toBeTruthy();
});

test('one that other staff closed first keeps what was typed, and leaves with its dialog', async () => {
  const { site, dialog } = await writeNote();
  refuse('already-decided');
  await site.pressIn(dialog, 'Looked after');
  expect(await dialog.findByText('This was already handled.')).toBeTruthy();
  expect(dialog.getByDisplayValue('They are at home')).toBeTruthy();
  setWorld({ checkIns: checkIn('b', { status: 'closed' }) });
  await site.pressIn(dialog, 'Back');
  await site.press('Discard');
  await expectTexts('Everyone is accounted for', 'This was already handled.');
});
