import { type Claim, newClaim } from '@hearthkin/domain/booking/claim';
import { NOTHING_SAID } from '@hearthkin/domain/booking/day-marks';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { staffAccountPath } from '../../web/src/features/admin/staff-paths';
import { answer, call, expectLastCall } from './fake-call';
import { openDocument } from './fake-open-document';
import { booking, COMPANION, companionDocument, MEMBER, NOW, PROFILES, STAFF } from './people';
import { expectLink, expectTexts, expectWords } from './shown';
import { visit } from './site';
import { setWorld, worldNow } from './world';

const startsAt = new Date(NOW.getTime() - 3 * HOUR_MS);
const joinedAt = new Date(NOW.getTime() - 2 * HOUR_MS);
const answered = { agrees: false, words: 'I was there.', pictures: [], at: NOW };

function claim(change: Partial<Claim> = {}): Claim {
  const sides = { spenderId: MEMBER.uid, earnerId: COMPANION.uid };
  const said = { kind: 'no-show', by: 'spender', words: 'No one came.' } as const;
  return { ...newClaim(sides, { caseNumber: '1F3A9-C02B7', ...said }, NOW), ...change };
}

const missed = claim({
  caseNumber: '00000-11111',
  status: 'decided',
  decision: {
    outcome: 'companion-no-show',
    keptPercent: 0,
    reason: 'They overslept.',
    by: 'operator',
    at: NOW,
  },
});

beforeEach(() => {
  setWorld({
    profiles: PROFILES,
    bookings: [booking('b', { status: 'confirmed', startsAt, activity: 'virtual-chat' })],
    claims: { b: claim({ answer: answered }), old: missed },
    attendance: { [`b/${COMPANION.uid}`]: { joinedAt, lastSeenAt: joinedAt } },
  });
});

const card = () => screen.findByRole('article', { name: 'Case 1F3A9-C02B7' });

test('staff see what both say, who was there, the money and the missed sessions', async () => {
  await visit('/admin/database?view=claims', STAFF);
  const shown = await card();
  await waitFor(() => expect(shown.textContent).toContain('Jonah R. saysNo one came.'));
  for (const [name, uid] of [
    ['Jonah R.', MEMBER.uid],
    ['Wilma Q.', COMPANION.uid],
  ] as const) {
    await expectLink(name, staffAccountPath(uid), within(shown));
  }
  expect(shown.textContent).toContain('The companion didn’t come');
  expectWords(shown, 'Wilma Q. answersSees it differently. I was there.', 'Member: not seen');
  expectWords(shown, /Companion: Fri, Nov 20/, '€30 on hold. The companion gets');
  expect(shown.textContent).toContain('Sessions the companion missed in 90 days1');
});

test('staff see what both said on the day of a session in person', async () => {
  await visit('/admin/database?view=claims', STAFF, {
    bookings: [booking('b', { status: 'confirmed', startsAt })],
    sessionDays: { [`b/${COMPANION.uid}`]: { ...NOTHING_SAID, hereAt: joinedAt } },
  });
  const shown = await card();
  expect(shown.textContent).toContain('The member said on the daySaid they’re done: No');
  expect(shown.textContent).toMatch(/The companion said on the dayArrived: Fri, Nov 20/);
  expect(shown.textContent).not.toContain('In the room');
});

test('staff open the pictures of both only when they ask for them', async () => {
  const path = (uid: string) => `claims/${uid}/b/3f0c1f0e-7a54-4a53-9d43-8f2f0a1b2c3d.jpg`;
  const answer = { ...answered, pictures: [path(COMPANION.uid)] };
  setWorld({ claims: { b: claim({ pictures: [path(MEMBER.uid)], answer }) } });
  const site = await visit('/admin/database?view=claims', STAFF);
  const shown = await card();
  const show = (name: string) => within(shown).findByRole('button', { name });
  await show('Show 1 picture from Wilma Q.');
  expect(openDocument).not.toHaveBeenCalled();
  await site.user.click(await show('Show 1 picture from Jonah R.'));
  await within(shown).findByRole('img', { name: /^Picture 1 from Jonah R\./ });
  expect(openDocument.mock.calls).toEqual([[path(MEMBER.uid)]]);

  await site.user.click(within(shown).getByRole('link', { name: 'History and messages' }));
  const section = await screen.findByRole('region', { name: 'Claim 1F3A9-C02B7' });
  const buttons = await within(section).findAllByRole('button', { name: /^Show 1 picture from/ });
  expect(buttons).toHaveLength(2);
  for (const button of buttons) await site.user.click(button);
  await waitFor(() => expect(within(section).getAllByRole('img')).toHaveLength(2));
  expect(openDocument).toHaveBeenLastCalledWith(path(COMPANION.uid));
});

test('a picture that staff opened stays open when the names come', async () => {
  const { profiles } = worldNow();
  const pictures = [`claims/${MEMBER.uid}/b/3f0c1f0e-7a54-4a53-9d43-8f2f0a1b2c3d.jpg`];
  setWorld({ claims: { b: claim({ pictures }) }, profiles: {} });
  const site = await visit('/admin/database?view=claims', STAFF);
  const shown = await card();
  await site.pressIn(shown, /^Show 1 picture/);
  await within(shown).findByRole('img');
  act(() => setWorld({ profiles }));
  await waitFor(() => expect(shown.textContent).toContain('Jonah R. says'));
  within(shown).getByRole('img');
});

test('staff cannot decide while the other side can answer', async () => {
  await visit('/admin/database?view=claims', STAFF, { claims: { b: claim() } });
  const shown = await card();
  expect(shown.textContent).toContain('Can answer until');
  const decide = within(shown).getByRole('button', { name: 'Decide' });
  expect(decide.hasAttribute('disabled')).toBe(true);
});

test('staff refund a part with a reason', async () => {
  const site = await visit('/admin/database?view=claims', STAFF);
  const dialog = await site.openDialog('Decide', 'Decide case 1F3A9-C02B7?', await card());
  const submit = within(dialog).getByRole('button', { name: 'Decide' });
  await site.user.type(within(dialog).getByLabelText(/^Reason/), 'Both came late.');
  expect(submit.hasAttribute('disabled')).toBe(true);
  await site.user.selectOptions(within(dialog).getByLabelText(/^Decision/), 'refund-part');
  expect(submit.hasAttribute('disabled')).toBe(true);
  await site.user.type(within(dialog).getByLabelText(/^Refund/), '60');
  answer({ status: 'decided' }, { claims: {} });
  await site.user.click(submit);
  expect(call).toHaveBeenLastCalledWith('decideClaim', {
    bookingId: 'b',
    outcome: 'refund-part',
    keptPercent: 40,
    reason: 'Both came late.',
  });
  await expectTexts('Case 1F3A9-C02B7 is decided.', 'No open claims');
});

test('staff end the pause of a listing after missed sessions', async () => {
  const paused = companionDocument({ listed: false, pause: { status: 'paused', at: NOW } });
  setWorld({ companions: [{ id: COMPANION.uid, data: paused }] });
  const site = await visit('/admin/database?view=pauses', STAFF);
  const shown = await screen.findByRole('article', { name: /^Listing of/ });
  expectWords(shown, 'Missed: case 00000-11111', 'They overslept.');
  const [name] = within(shown).getAllByRole('link');
  expect(name?.getAttribute('href')).toBe(staffAccountPath(COMPANION.uid));
  const dialog = await site.openDialog('End the pause', /^End the pause/, shown);
  await site.user.type(within(dialog).getByLabelText(/^Reason/), 'They were ill.');
  answer({ resumed: true }, { companions: [] });
  await site.pressIn(dialog, 'End the pause');
  expectLastCall('resumeListing', { uid: COMPANION.uid, note: 'They were ill.' });
  await screen.findByText('No paused listings');
});
