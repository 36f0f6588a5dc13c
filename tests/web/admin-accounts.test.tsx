import type { User } from '@hearthkin/domain/account/user';
import type { DeletionRequest } from '@hearthkin/domain/admin/account-acts';
import type { AuditEntry } from '@hearthkin/domain/admin/audit';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { newBackgroundCheck } from '@hearthkin/domain/verification/background-check';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { memberDocument } from '../support/builders';
import { activityDocument } from '../support/community-builders';
import { contactMessage } from './contact-message';
import {
  answer,
  answerSecond,
  call,
  expectLastCall,
  expectOnlyCall,
  refuse,
  sendTwice,
} from './fake-call';
import { staffReads } from './fake-read-as-staff';
import { saveFile } from './fake-save-file';
import { fill } from './fill';
import { COMPANION, MEMBER, NOW, profileDocument, STAFF, userDocument } from './people';
import {
  expectAlert,
  expectGone,
  expectLink,
  expectNoWords,
  expectWords,
  findWords,
  hrefsOf,
  textsOf,
} from './shown';
import { type Site, visit } from './site';
import { textOf } from './text-of';
import { setWorld, type World } from './world';

const OTHER_STAFF = 'staff-2';

const before = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

const ADA = userDocument(
  { ...MEMBER, uid: STAFF.uid, email: 'ada@example.test' },
  { firstName: 'Ada', lastName: 'Stein', createdAt: before(100), lastLoginAt: before(40) },
);
const JONAH = userDocument(MEMBER, { createdAt: before(20), phone: '+12015550123' });
const WILMA = userDocument(COMPANION, {
  firstName: 'Wilma',
  lastName: 'Quist',
  createdAt: before(10),
  verification: { isVerified: true, verificationStatus: 'verified' },
});

function entry(id: string, change: Partial<AuditEntry> = {}) {
  const data: AuditEntry = {
    at: before(1),
    act: 'account-suspended',
    kind: 'decision',
    by: STAFF.uid,
    target: `users/${MEMBER.uid}`,
    note: 'Insulting messages.',
    concerns: [MEMBER.uid],
    ...change,
  };
  return { id, data };
}

beforeEach(() => {
  setWorld({
    users: { [STAFF.uid]: ADA, [MEMBER.uid]: JONAH, [COMPANION.uid]: WILMA },
    profiles: {
      [STAFF.uid]: profileDocument('Ada S.', 'spender'),
      [MEMBER.uid]: profileDocument('Jonah R.', 'spender'),
      [OTHER_STAFF]: profileDocument('Bo T.', 'spender'),
    },
  });
});

/** Someone has asked that Jonah's account is deleted. */
function asked(by: string): DeletionRequest {
  return { at: before(1), by, reason: 'Under age.', expireAt: before(-6) };
}

const rows = () => screen.findAllByRole('article');
const namesShown = async () => (await rows()).map((row) => row.getAttribute('aria-label'));
const accounts = '/admin/database?view=accounts';

/** Opens Jonah’s account. */
async function openJonah(change: Partial<World> = {}) {
  const site = await visit(`${accounts}&account=${MEMBER.uid}`, STAFF, change);
  return { site, page: await screen.findByRole('dialog', { name: 'Jonah Reed' }) };
}

test('an admin sees five totals and refreshes them', async () => {
  const site = await visit('/admin/database', STAFF);
  const numbers = await screen.findByLabelText('Accounts in numbers');
  const all = () => numbers.textContent;
  await waitFor(() => expect(all()).toContain('Total Users3All accounts'));
  expect(all()).toContain('Members2');
  expect(all()).toContain('Companions1');
  expect(all()).toContain('Verified1');
  expect(all()).toContain('Active2Here within 30 days');
  setWorld({ failing: [/^staff\/counts/] });
  await site.press('Refresh Data');
  const again = await within(numbers).findByRole('button', { name: 'Try again: count Members' });
  setWorld({ failing: [] });
  await site.user.click(again);
  await waitFor(() => expect(all()).toContain('Members2'));
});

/** The tabs on the page. */
async function tabsShown() {
  const tabs = await screen.findByRole('tablist', { name: 'Parts of this page' });
  return textsOf(within(tabs).getAllByRole('tab'));
}

test('staff see how much waits in each queue and since when, and open it', async () => {
  setWorld({ contactMessages: [contactMessage('m', { createdAt: before(2) })] });
  const site = await visit('/admin/database', STAFF);
  const waiting = await screen.findByRole('region', { name: 'Queues' });
  await waitFor(() => expect(waiting.textContent).toContain('Messages'));
  expect(textsOf(within(waiting).getAllByRole('link'))).toEqual([
    'Check-ins0',
    'Verifications0',
    'Identity reviews0',
    'Applications0',
    'Events0',
    'Suggested activities0',
    'Stories0',
    'Reports0',
    'Claims0',
    'Money0',
    'Paused listings0',
    'MessagesOldest: 2 days · Late: we aim for 24 hours1',
  ]);
  expect(await tabsShown()).toEqual(['Team desk', 'Figures', 'Public numbers']);
  await site.user.click(within(waiting).getByRole('link', { name: /^Messages/ }));
  await site.isAt('/admin/database?view=messages');
  expect(await screen.findByRole('heading', { level: 1, name: 'Messages' })).toBeTruthy();
  expect(screen.queryByRole('tablist')).toBeNull();
});

test('staff choose among the reviews by tabs', async () => {
  const site = await visit('/admin/database?view=verifications', STAFF);
  expect(await tabsShown()).toEqual([
    'Verifications',
    'Identity reviews',
    'Applications',
    'Events',
    'Suggested activities',
    'Stories',
    'Activities',
  ]);
  await site.user.click(screen.getByRole('tab', { name: 'Identity reviews' }));
  await site.isAt('/admin/database?view=identities');
  const title = await screen.findByRole('heading', { level: 1, name: 'Identity reviews' });
  expect(document.activeElement).not.toBe(title);
  expect(await screen.findByText('No identity checks to review')).toBeTruthy();
});

test('an admin finds accounts by text, type and status', async () => {
  const site = await visit(accounts, STAFF, {
    users: {
      [STAFF.uid]: ADA,
      [MEMBER.uid]: { ...JONAH, accountStatus: 'suspended' },
      [COMPANION.uid]: WILMA,
    },
  });
  await rows();
  fill(screen.getByRole('searchbox', { name: 'Name, email or phone' }), '+1 (201)');
  await waitFor(async () => expect(await namesShown()).toEqual(['Jonah Reed']));
  expect(site.address()).toContain('q=');
  await site.press('Clear search');
  await waitFor(async () => expect(await namesShown()).toHaveLength(3));
  await site.user.selectOptions(
    screen.getByRole('combobox', { name: 'Account type' }),
    'Companion',
  );
  await waitFor(async () => expect(await namesShown()).toEqual(['Wilma Quist']));
  await site.user.selectOptions(screen.getByRole('combobox', { name: 'Standing' }), 'Suspended');
  expect(await screen.findByText('No matching accounts')).toBeTruthy();
  await site.press('Show all accounts');
  await waitFor(async () => expect(await namesShown()).toHaveLength(3));
});

test('an admin opens an account with its audit log and goes back', async () => {
  const read = entry('c', { act: 'accounts-read', kind: 'read', note: 'Members' });
  const concerns = [COMPANION.uid];
  setWorld({ auditLog: [entry('a'), entry('b', { concerns, note: 'Other.' }), read] });
  const site = await visit(accounts, STAFF);
  const dialog = await site.openDialog('View Jonah Reed', 'Jonah Reed');
  expectWords(dialog, 'jonah@example.test', '+12015550123', 'StandingActive', 'Not started');
  await waitFor(() => expect(dialog.textContent).toContain('Suspended an account'));
  await findWords(dialog, 'Ada S.', 'Insulting messages.');
  expectNoWords(dialog, 'Other.', 'Looked through accounts');
  await site.pressIn(dialog, 'Show who looked');
  const looked = await within(dialog).findByRole('region', { name: 'Who looked' });
  await waitFor(() => expect(looked.textContent).toContain('Looked through accounts'));
  expect(site.address()).toContain(`account=${MEMBER.uid}`);
  await site.pressIn(dialog, 'Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an admin sees what happened with a person in time order, page by page', async () => {
  const at = (day: string) => new Date(`2026-11-${day}T12:00:00Z`);
  const report = {
    at: at('12'),
    id: 'r',
    number: 'R-1F3A9-C02B7',
    place: 'message',
    reason: 'harassing',
    outcome: 'warned',
  } as const;
  const site = await visit(`${accounts}&account=${MEMBER.uid}`, STAFF, {
    failing: [/^staff\/history/],
    personHistory: {
      [`${MEMBER.uid}/`]: {
        items: [
          {
            kind: 'session',
            at: at('14'),
            id: 'b-1',
            activity: 'coffee-walk',
            status: 'cancelled',
            endReason: 'declined',
          },
          { kind: 'reported', ...report },
          { kind: 'activity', at: at('11'), id: 'a-1', title: 'Tea', status: 'proposed' },
          { kind: 'note', at: at('11'), id: 'n', by: STAFF.uid, text: 'The member called.' },
        ],
        next: at('11').getTime(),
      },
      [`${MEMBER.uid}/${at('11').getTime()}`]: {
        items: [{ kind: 'milestone', at: at('02'), what: 'joined' }],
        next: null,
      },
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Jonah Reed' }));
  await site.user.click(await dialog.findByRole('tab', { name: 'What happened' }));
  const retry = await dialog.findByRole('button', { name: 'Try again' });
  setWorld({ failing: [] });
  await site.user.click(retry);
  await expectLink('Session: Coffee & Walk', '/admin/database?view=bookings&booking=b-1', dialog);
  const rows = () => textsOf(dialog.getAllByRole('listitem'));
  await expectLink('Group activity “Tea”', '/community/activity/a-1', dialog);
  expect(rows()).toHaveLength(4);
  expect(rows()[0]).toContain('Nov 14');
  expect(rows()[0]).toContain('declined');
  expect(rows()[1]).toMatch(/^Was reported: .*message, R-1F3A9-C02B7, warned$/);
  expect(rows()[2]).toMatch(/suggested$/);
  await waitFor(() => expect(rows()[3]).toContain('by Ada S.'));
  expect(rows()[3]).toContain('The member called.');
  await site.pressIn(dialog, 'Show earlier');
  await dialog.findByText('That’s everything.');
  expect(rows().at(-1)).toContain('Joined');
  expect(dialog.queryByRole('button', { name: 'Show earlier' })).toBeNull();
});

test('an admin who follows a link to an account reads the others once it is closed', async () => {
  const site = await visit(`${accounts}&account=${MEMBER.uid}`, STAFF);
  const dialog = await screen.findByRole('dialog', { name: 'Jonah Reed' });
  expect(staffReads).toContain(`account/${MEMBER.uid}`);
  expect(staffReads).not.toContain('accounts');
  await site.pressIn(dialog, 'Close');
  expect(await namesShown()).toEqual(['Wilma Quist', 'Jonah Reed', 'Ada Stein']);
});

test('an admin withdraws a verification with a reason', async () => {
  const site = await visit(`${accounts}&account=${COMPANION.uid}`, STAFF);
  const title = 'Withdraw the verification of Wilma Quist?';
  const dialog = within(await site.openDialog('Withdraw verification', title));
  const confirm = dialog.getByRole('button', { name: 'Withdraw verification' });
  expect(confirm).toHaveProperty('disabled', true);
  const reason = dialog.getByRole('textbox', { name: /^Reason/ });
  fill(reason, 'They wrote: I want to kill myself.');
  // It isn't about the admin, so nothing offers help.
  await import('../../web/src/ui/crisis/crisis-notice');
  expect(dialog.queryByRole('complementary')).toBeNull();
  fill(reason, 'A forged document.');
  refuse('already-decided');
  await site.user.click(confirm);
  await expectAlert(/This was already handled\./, dialog);
  call.mockResolvedValueOnce({ verificationStatus: 'rejected' });
  await site.user.click(confirm);
  const input = { uid: COMPANION.uid, decision: 'revoked', notes: 'A forged document.' };
  expect(call).toHaveBeenLastCalledWith('reviewVerification', input);
  await expectGone('dialog', /^Withdraw the verification/);
});

test('an admin sees the evidence of a background check, withdraws it and records a new one', async () => {
  const report = { issuer: 'Screening', reference: 'S-1', issuedOn: '2026-03-01' };
  const check = newBackgroundCheck(report, NOW);
  const site = await visit(`${accounts}&account=${COMPANION.uid}`, STAFF, {
    backgroundChecks: { [COMPANION.uid]: check },
  });
  const page = await screen.findByRole('dialog', { name: 'Wilma Quist' });
  const evidence = 'Screening, report S-1 of Mar 1, 2026.';
  await findWords(page, `${evidence} Counts until Mar 1, 2027.`);
  const title = 'Withdraw the background check of Wilma Quist?';
  const asked = within(await site.openDialog('Withdraw background check', title));
  fill(asked.getByRole('textbox', { name: /^Reason/ }), 'Taken back.');
  const withdrawn = { ...check, status: 'withdrawn', notes: 'Taken back.' } as const;
  answer({ withdrawn: true }, { backgroundChecks: { [COMPANION.uid]: withdrawn } });
  await site.pressIn(asked, 'Withdraw background check');
  const input = { uid: COMPANION.uid, notes: 'Taken back.' };
  expect(call).toHaveBeenLastCalledWith('withdrawBackgroundCheck', input);
  await findWords(
    page,
    `${evidence} Withdrawn: Taken back. It would have counted until Mar 1, 2027.`,
  );
  expect(within(page).queryByRole('button', { name: 'Withdraw background check' })).toBeNull();

  const question = 'Record a background check of Wilma Quist?';
  const form = within(await site.openDialog('Record background check', question));
  fill(form.getByLabelText(/^Issued by/), 'Screening');
  fill(form.getByLabelText(/^Report number/), 'S-2');
  fill(form.getByLabelText(/^Date on the report/), '2026-02-03');
  refuse('not-approved');
  await site.pressIn(form, 'Record');
  await expectAlert(/isn’t approved/, form);
  expect(form.getByLabelText<HTMLInputElement>(/^Report number/).value).toBe('S-2');
  call.mockResolvedValueOnce({ recorded: true });
  await site.pressIn(form, 'Record');
  expect(call).toHaveBeenLastCalledWith('recordBackgroundCheck', {
    uid: COMPANION.uid,
    check: { issuer: 'Screening', reference: 'S-2', issuedOn: '2026-02-03' },
  });
  await expectGone('dialog', /^Record a background check/);
});

test('an admin adds a note on a person and warns them, each once however often it is sent', async () => {
  const noted = (text: string) => ({
    staffNotes: { [MEMBER.uid]: [{ id: text, text, by: STAFF.uid, at: NOW }] },
  });
  const warning = (id: string) => entry(id, { act: 'account-warned' });
  const { site, page } = await openJonah({ ...noted('They called.'), auditLog: [warning('w')] });
  const notes = await within(page).findByRole('region', { name: 'Notes of our team' });
  expectWords(notes, 'They called.');
  const dialog = within(await site.openDialog('Add a note', 'Add a note?'));
  fill(dialog.getByRole('textbox', { name: /^Note/ }), 'They will mail.');
  answerSecond({ noted: true }, noted('They will mail.'));
  const note = { uid: MEMBER.uid, text: 'They will mail.', requestId: expect.any(String) };
  expect(await sendTwice(site, dialog, 'Add note')).toEqual(['noteAccount', note]);
  await findWords(notes, 'They will mail.');
  await expectGone('dialog', 'Add a note?');

  call.mockReset();
  await findWords(page, 'Warnings1');
  const warn = within(await site.openDialog('Warn', 'Warn Jonah Reed?'));
  expect(warn.getByRole('button', { name: 'Send warning' })).toHaveProperty('disabled', true);
  fill(warn.getByRole('textbox', { name: /^Reason/ }), 'You swore.');
  answerSecond({ warned: true }, { auditLog: [warning('w'), warning('v')] });
  const input = { uid: MEMBER.uid, reason: 'You swore.', requestId: expect.any(String) };
  expect(await sendTwice(site, warn, 'Send warning')).toEqual(['warnAccount', input]);
  await findWords(page, 'Warnings2');
});

test('an admin restricts a person for as long as they choose, and lifts it', async () => {
  const restricted = (restriction: User['restriction']) => ({
    // The reader's own account stays: without it, the page signs them out.
    users: { [STAFF.uid]: ADA, [MEMBER.uid]: userDocument(MEMBER, { restriction }) },
  });
  const { site, page } = await openJonah();
  const dialog = within(await site.openDialog('Restrict', 'Restrict Jonah Reed?'));
  await site.user.selectOptions(dialog.getByLabelText('For how long'), '30 days');
  fill(dialog.getByRole('textbox', { name: /^Reason/ }), 'You swore.');
  const until = new Date('2026-12-20T12:00:00Z');
  answerSecond({ restricted: true }, restricted({ until, reason: 'You swore.' }));
  const input = { uid: MEMBER.uid, days: 30, reason: 'You swore.', requestId: expect.any(String) };
  expect(await sendTwice(site, dialog, 'Restrict')).toEqual(['restrictAccount', input]);
  await findWords(page, 'StandingRestricted until Sun, Dec 20');

  const title = 'Lift the restriction of Jonah Reed?';
  const lift = within(await site.openDialog('Lift restriction', title));
  expect(lift.queryByLabelText('For how long')).toBeNull();
  fill(lift.getByRole('textbox', { name: /^Reason/ }), 'A mistake.');
  answer({ restricted: false }, restricted(null));
  await site.pressIn(lift, 'Lift restriction');
  await findWords(page, 'StandingActive');
  expect(call).toHaveBeenCalledTimes(3);
  expect(call.mock.lastCall).toMatchObject([
    'restrictAccount',
    { uid: MEMBER.uid, days: null, reason: 'A mistake.' },
  ]);
});

test('an admin suspends an account with a reason, and reinstates it', async () => {
  const { site } = await openJonah();
  // There is no badge.
  await screen.findByRole('button', { name: 'Suspend' });
  expect(screen.queryByRole('button', { name: 'Withdraw verification' })).toBeNull();
  const dialog = within(await site.openDialog('Suspend', 'Suspend the account of Jonah Reed?'));
  expect(dialog.getByRole('button', { name: 'Suspend' })).toHaveProperty('disabled', true);
  const reason = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ });
  fill(reason, 'Threats.');
  const suspended = { ...JONAH, accountStatus: 'suspended' } as const;
  answerSecond(
    { accountStatus: 'suspended' },
    { users: { [STAFF.uid]: ADA, [MEMBER.uid]: suspended } },
  );
  const input = { uid: MEMBER.uid, suspend: true, reason: 'Threats.' };
  expect(await sendTwice(site, dialog, 'Suspend')).toEqual(['suspendAccount', input]);
  const title = 'Reinstate the account of Jonah Reed?';
  const again = within(await site.openDialog('Reinstate', title));
  fill(again.getByRole('textbox', { name: /^Reason/ }), 'A mistake.');
  call.mockResolvedValueOnce({ accountStatus: 'active' });
  await site.pressIn(again, 'Reinstate');
  const reinstated = { ...input, suspend: false, reason: 'A mistake.' };
  expect(call).toHaveBeenLastCalledWith('suspendAccount', reinstated);
});

test('an admin’s unsent reason survives a reload, and a discarded one does not', async () => {
  const ask = async (site: Site) =>
    within(await site.openDialog('Suspend', /^Suspend the account/)).getByRole<HTMLTextAreaElement>(
      'textbox',
      { name: /^Reason/ },
    );
  const first = (await openJonah()).site;
  fill(await ask(first), 'Threats.');
  const { site } = await openJonah();
  expect((await ask(site)).value).toBe('Threats.');
  await site.press('Back', 'Discard');
  await expectGone('dialog', /^Suspend the account/);
  expect((await ask(site)).value).toBe('');
});

test('an admin asks for a deletion with a reason, and may withdraw it', async () => {
  const site = await visit(`${accounts}&account=${MEMBER.uid}`, STAFF);
  const dialog = within(
    await site.openDialog('Ask to delete', 'Ask to delete the account of Jonah Reed?'),
  );
  fill(dialog.getByRole('textbox', { name: /^Reason/ }), 'Under age.');
  answer({ status: 'asked' }, { deletions: { [MEMBER.uid]: asked(STAFF.uid) } });
  await site.pressIn(dialog, 'Ask to delete');
  expectOnlyCall('deleteAccountByStaff', { step: 'ask', uid: MEMBER.uid, reason: 'Under age.' });
  const withdraw = await screen.findByRole('button', { name: 'Withdraw request' });
  const account = screen.getByRole('dialog', { name: 'Jonah Reed' });
  expect(account.textContent).toContain('Deletion asked for by you on');
  for (const name of ['Ask to delete', 'Confirm deletion', 'Decline deletion']) {
    expect(within(account).queryByRole('button', { name })).toBeNull();
  }
  answer({ status: 'withdrawn' }, { deletions: {} });
  await site.user.click(withdraw);
  expectLastCall('deleteAccountByStaff', { step: 'withdraw', uid: MEMBER.uid });
  expect(await screen.findByRole('button', { name: 'Ask to delete' })).toBeTruthy();
});

test('another admin must type the email of an account before confirming its deletion', async () => {
  const request = asked(OTHER_STAFF);
  const site = await visit('/admin/database', STAFF, { deletions: { [MEMBER.uid]: request } });
  const open = await screen.findByRole('region', { name: 'Requested deletions' });
  await findWords(open, /Jonah R\..*Asked for by Bo T\./, 'Under age.');
  await site.user.click(within(open).getByRole('link', { name: 'View' }));
  const dialog = await site.openDialog('Confirm deletion', 'Delete the account of Jonah Reed?');
  expectWords(dialog, 'Jonah Reed (jonah@example.test)', 'This can’t be undone.');
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete account' });
  const address = within(dialog).getByRole('textbox', { name: /^Their email address/ });
  fill(address, 'jonah@example.tes');
  expect(confirm.disabled).toBe(true);
  fill(address, 'jonah@example.test');
  call.mockResolvedValueOnce({ status: 'deleted' });
  await site.user.click(confirm);
  expect(call).toHaveBeenCalledExactlyOnceWith('deleteAccountByStaff', {
    step: 'confirm',
    uid: MEMBER.uid,
    askedAtMs: request.at.getTime(),
  });
  expect(await screen.findByText('User account deleted successfully.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('another admin declines a deletion, unless somebody was faster', async () => {
  setWorld({ deletions: { [MEMBER.uid]: asked(OTHER_STAFF) } });
  const site = await visit(`${accounts}&account=${MEMBER.uid}`, STAFF);
  const decline = await screen.findByRole('button', { name: 'Decline deletion' });
  refuse('bad-transition');
  await site.user.click(decline);
  expect(await screen.findByText(/This just changed/)).toBeTruthy();
  call.mockResolvedValueOnce({ status: 'declined' });
  await site.user.click(decline);
  expectLastCall('deleteAccountByStaff', { step: 'decline', uid: MEMBER.uid });
});

test('an admin pages through accounts, and reads as many again by a button', async () => {
  const many = Array.from({ length: 30 }, (_, index) => [
    `m-${index}`,
    memberDocument(`m-${index}`, { firstName: `Person${index}`, createdAt: before(index) }),
  ]);
  const site = await visit(accounts, STAFF, { users: Object.fromEntries(many) });
  expect(await rows()).toHaveLength(25);
  await site.press('Show more accounts');
  await waitFor(async () => expect(await rows()).toHaveLength(30));
  setWorld({ users: Object.fromEntries(many.slice(1)) });
  const readBefore = staffReads.length;
  await site.press('Refresh');
  await waitFor(async () => expect(await rows()).toHaveLength(29));
  expect(staffReads.slice(readBefore)).toEqual(['accounts']);
});

test('an admin cannot act on their own account', async () => {
  await visit(`${accounts}&account=${STAFF.uid}`, STAFF);
  const dialog = await screen.findByRole('dialog', { name: 'Ada Stein' });
  expect(dialog.textContent).toContain('This is your own account.');
  for (const name of ['Ask to delete', 'Suspend']) {
    expect(within(dialog).queryByRole('button', { name })).toBeNull();
  }
});

test('an admin exports the filtered accounts, and the export is logged first', async () => {
  setWorld({ users: { [MEMBER.uid]: { ...JONAH, firstName: '=1+1' }, [COMPANION.uid]: WILMA } });
  const site = await visit(`${accounts}&type=spender`, STAFF);
  const download = async () => {
    const dialog = await site.openDialog('Download as CSV', 'Download the accounts?');
    await site.user.type(within(dialog).getByLabelText(/^Reason/), 'A letter.');
    await site.pressIn(dialog, 'Download');
  };
  refuse('unavailable');
  await download();
  expect(await screen.findByText(/couldn’t be read/)).toBeTruthy();
  expect(saveFile).not.toHaveBeenCalled();
  call.mockResolvedValueOnce({ recorded: true });
  await download();
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const logged = { list: 'accounts', rows: 1, reason: 'A letter.' };
  expect(call).toHaveBeenLastCalledWith('recordExport', logged);
  const [file, name] = saveFile.mock.calls[0] ?? [];
  expect(name).toBe('hearthkin-accounts-2026-11-20.csv');
  const [head, first, ...rest] = (await textOf(file)).trimEnd().split('\r\n');
  expect(head).toMatch(/^Id,First name,Last name,Email/);
  expect(first).toMatch(/^member-1,"'=1\+1",Reed,jonah@example\.test,\+12015550123,Member,active/);
  expect(rest).toEqual([]);
});

test('an admin exports all group activities', async () => {
  const startsAt = new Date('2026-12-01T18:00:00Z');
  setWorld({ activities: [{ id: 'a-1', data: activityDocument({ startsAt }) }] });
  const site = await visit('/admin/database?view=activities', STAFF);
  call.mockResolvedValueOnce({ recorded: true });
  await site.press('Download as CSV');
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  expect(call).toHaveBeenLastCalledWith('recordExport', {
    list: 'activities',
    rows: 1,
    reason: '',
  });
  const [file] = saveFile.mock.calls[0] ?? [];
  expect((await textOf(file)).trimEnd().split('\r\n').slice(1)).toEqual([
    'a-1,Clay and quiet,2026-12-01T18:00:00.000Z,Chicago,Harriet B.,2500,0,8,open',
  ]);
});

test('an admin pages through the audit log, filters it by act, and reads of reads apart from decisions', async () => {
  const many = Array.from({ length: 11 }, (_, index) =>
    entry(`e${index}`, { at: before(index), note: `Note ${index}` }),
  );
  const exported = entry('x', { act: 'list-exported', target: 'accounts', note: '3 rows' });
  const concerns = [MEMBER.uid, COMPANION.uid];
  const read = { act: 'accounts-read', kind: 'read', target: 'users', note: 'Members' } as const;
  const site = await visit('/admin/database?view=audit', STAFF, {
    auditLog: [...many, exported, entry('r', { ...read, concerns })],
  });
  const log = await screen.findByRole('region', { name: 'Audit log' });
  const entries = () => within(log).getAllByRole('listitem');
  await waitFor(() => expect(entries()).toHaveLength(8));
  expect(entries()[0]?.textContent).toContain('Note 0');
  await findWords(log, 'Ada S.');
  await site.pressIn(log, 'Show more entries');
  await waitFor(() => expect(entries()).toHaveLength(12));
  const choose = (name: string, option: string) =>
    site.user.selectOptions(within(log).getByRole('combobox', { name }), option);
  await choose('Act', 'Exported a list');
  await waitFor(() => expect(entries()).toHaveLength(1));
  await site.isAt('/admin/database?view=audit&act=list-exported');
  await act(() => site.router.navigate('/admin/database?view=audit'));
  await choose('Entries', 'Reads of people’s data');
  await findWords(log, 'Looked through accounts (2 people)');
  expectNoWords(log, 'Note 0');
  await site.isAt('/admin/database?view=audit&kind=read');
});

test('an admin reads by name who did what to whom, with links to the people and the booking', async () => {
  const gone = 'gone-0123456789abcdef';
  const sides = [MEMBER.uid, COMPANION.uid];
  await visit('/admin/database?view=audit', STAFF, {
    auditLog: [
      entry('a', { act: 'booking-cancelled', target: 'bookings/b-1', concerns: sides }),
      entry('b', { by: 'staff-9', at: before(2), target: `users/${gone}`, concerns: [] }),
      entry('c', { by: 'staff-10', at: before(3), concerns: ['nobody-here-any-more'] }),
    ],
    profiles: {
      [STAFF.uid]: profileDocument('Ada S.', 'spender'),
      [MEMBER.uid]: profileDocument('Jonah R.', 'spender'),
      [COMPANION.uid]: profileDocument('Wilma Q.', 'earner'),
    },
    teamNames: { 'staff-9': 'Bea Tern' },
  });
  const log = await screen.findByRole('region', { name: 'Audit log' });
  const rows = await within(log).findAllByRole('listitem');
  await waitFor(() => {
    const texts = rows.map((row) => row.textContent);
    expect(texts[0]).toContain('About Jonah R. and Wilma Q.bookings/b-1');
    expect(texts[1]).toContain('Bea Tern, ');
    expect(texts[1]).toContain('About Deleted account 01234567');
    expect(texts[2]).toContain('Team member staff-10, ');
    expect(texts[2]).toContain('About No account (nobody-h)');
  });
  const linksIn = (row: HTMLElement | undefined) =>
    row === undefined ? [] : hrefsOf(within(row).queryAllByRole('link'));
  expect(linksIn(rows[0])).toEqual([
    `/admin/database?view=accounts&account=${STAFF.uid}`,
    ...sides.map((uid) => `/admin/database?view=accounts&account=${uid}`),
    '/admin/database?view=bookings&booking=b-1',
  ]);
  expect(linksIn(rows[1])).toEqual([]);
  expect(linksIn(rows[2])).toEqual([]);
});
