import { type Assignment, MAX_TAKEN } from '@hearthkin/domain/admin/assignment';
import type { AuditEntry, StaffAct } from '@hearthkin/domain/admin/audit';
import { type Danger, type DeskSignal, RINGS_AFTER_MS } from '@hearthkin/domain/admin/desk-signal';
import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  APPLICATION_FORM,
  applicationDocument,
  firstLessons,
  reportDocument,
} from '../support/builders';
import { betweenTests } from './between-tests';
import { contactMessage } from './contact-message';
import { review } from './documents';
import { answer, call, expectLastCall, refuse } from './fake-call';
import { staffReads } from './fake-read-as-staff';
import { fill } from './fill';
import { COMPANION, MEMBER, NOW, PROFILES, profileDocument, STAFF, userDocument } from './people';
import { expectAlert, expectGone, findWords } from './shown';
import { type Site, visit, visitWithShell } from './site';
import { fakeObjectUrls } from './verification-steps';
import { setWorld } from './world';

const DESK = '/admin/database';
const ago = (ms: number) => new Date(NOW.getTime() - ms);

const message: typeof contactMessage = (id, change) =>
  contactMessage(id, { createdAt: ago(HOUR_MS), ...change });

const report = (id: string, change: Parameters<typeof reportDocument>[0] = {}) => ({
  id,
  data: reportDocument({ reporterId: MEMBER.uid, createdAt: ago(HOUR_MS), ...change }),
});

const taken = (change: Partial<Assignment> = {}): Assignment => ({
  queue: 'messages',
  id: 'm-1',
  by: STAFF.uid,
  at: NOW,
  ...change,
});

beforeEach(() => {
  fakeObjectUrls();
  setWorld({
    users: {
      [MEMBER.uid]: userDocument(MEMBER),
      [COMPANION.uid]: userDocument(COMPANION, { firstName: 'Wilma', lastName: 'Quist' }),
    },
    profiles: {
      ...PROFILES,
      'staff-2': profileDocument('Bo T.', 'spender'),
    },
    contactMessages: [message('m-1')],
  });
});

betweenTests(() => localStorage.clear());

const focusedText = () => document.activeElement?.textContent ?? '';

const region = () => screen.findByRole('region', { name: 'Inbox' });
const lines = async () => within(await region()).findAllByRole('listitem');
async function line(words: string): Promise<HTMLElement> {
  const found = await within(await region()).findByRole('link', { name: words });
  const item = found.closest('li');
  if (item === null) throw new Error(`${words} is not in a list`);
  return item;
}

describe('the inbox', () => {
  test('lists what waits over all queues, the most urgent first, with whose and how long', async () => {
    await visit(DESK, STAFF, {
      verifications: { [COMPANION.uid]: review(COMPANION.uid, { submittedAt: ago(3 * DAY_MS) }) },
      reports: [
        report('r-1'),
        report('r-2', { reason: 'danger', severity: 0, reportedId: COMPANION.uid }),
      ],
    });
    await waitFor(async () =>
      expect((await lines()).map(({ textContent }) => textContent)).toEqual([
        'Report, dangerSomeone is in danger (a conversation)Wilma Q. · 1 hourTake',
        'MessageSubject m-1Sam Porter · 1 hourTake',
        'DocumentsID document and proof of addressWilma Q. · 3 days · Late: we aim for 24-48 hoursTake',
        'Report, otherIt’s an ad (a conversation)1 hourTake',
      ]),
    );
    const person = within(await line('ID document and proof of address')).getByRole('link', {
      name: 'Wilma Q.',
    });
    expect(person.getAttribute('href')).toBe(`${DESK}?view=accounts&account=${COMPANION.uid}`);
    expect(staffReads).toContain('inbox');
    expect(staffReads).not.toContain('waiting');
  });

  test('opens an item alone in its queue, from where all are a press away', async () => {
    const site = await visit(DESK, STAFF, { contactMessages: [message('m-1'), message('m-2')] });
    await site.user.click(await screen.findByRole('link', { name: 'Subject m-2' }));
    await site.isAt(`${DESK}?view=messages&item=m-2`);
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual(['Subject m-2']);
    await site.user.click(screen.getByRole('link', { name: 'Show all messages' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  });

  test.each([
    ['messages', 'gone'],
    ['verifications', MEMBER.uid],
  ])('says of one of %s that it is no longer waiting', async (queue, id) => {
    const decided = { verificationStatus: 'verified', isVerified: true } as const;
    await visit(`${DESK}?view=${queue}&item=${id}`, STAFF, {
      verifications: { [MEMBER.uid]: review(MEMBER.uid, decided) },
      contactMessages: [message('gone', { status: 'answered' })],
    });
    expect(await screen.findByText('This is no longer waiting')).toBeTruthy();
  });

  test('is filtered by queue and by who has taken it, which the address keeps', async () => {
    const site = await visit(DESK, STAFF, {
      reports: [report('r-1')],
      contactMessages: [message('m-1'), message('m-2')],
      assignments: [taken()],
    });
    await waitFor(async () => expect(await lines()).toHaveLength(3));
    await site.user.selectOptions(screen.getByRole('combobox', { name: 'Queue' }), 'messages');
    await waitFor(async () => expect(await lines()).toHaveLength(2));
    await site.user.click(screen.getByRole('switch', { name: 'Taken by me' }));
    await waitFor(async () => expect(await lines()).toHaveLength(1));
    await site.isAt(`${DESK}?queue=messages&mine=yes`);
    await site.user.selectOptions(screen.getByRole('combobox', { name: 'Queue' }), 'reports');
    expect(await screen.findByText('You haven’t taken anything')).toBeTruthy();
  });

  test('shows a page of twelve, and more on request', async () => {
    const many = Array.from({ length: 15 }, (_unused, index) =>
      message(`m-${index}`, { createdAt: ago((20 - index) * HOUR_MS) }),
    );
    const site = await visit(DESK, STAFF, { contactMessages: many });
    await waitFor(async () => expect(await lines()).toHaveLength(12));
    await site.press('Show more');
    await waitFor(async () => expect(await lines()).toHaveLength(15));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('says that nothing waits, and is read again after a failure', async () => {
    const site = await visit(DESK, STAFF, { contactMessages: [], failing: [/^staff\/inbox/] });
    const alert = await within(await region()).findByRole('alert');
    setWorld({ failing: [] });
    await site.pressIn(alert, 'Try again');
    expect(await screen.findByText('Nothing is waiting')).toBeTruthy();
  });
});

describe('a change', () => {
  const changed = (changes: DeskSignal['changes'], ...dangers: readonly Danger[]) => ({
    deskSignal: { changes, dangers: Object.fromEntries(dangers.entries()) },
  });

  test('of any queue shows in the inbox and its counts without a press', async () => {
    await visit(DESK, STAFF);
    await line('Subject m-1');
    act(() =>
      setWorld({ contactMessages: [message('m-1'), message('m-2')], ...changed({ messages: 1 }) }),
    );
    await line('Subject m-2');
    const tab = screen.getByRole('link', { name: /^Messages/ });
    await waitFor(() => expect(tab.textContent).toContain('2'));
  });

  test('of another queue isn’t read by a queue, and one of its own is, with who has taken what', async () => {
    await visit(`${DESK}?view=reports`, STAFF, { reports: [report('r-1')] });
    await screen.findByRole('article');
    const reads = () => staffReads.filter((name) => name === 'reports').length;
    const before = reads();
    act(() => setWorld(changed({ messages: 1 })));
    await waitFor(() => expect(staffReads.filter((name) => name === 'waiting').length).toBe(2));
    expect(reads()).toBe(before);
    act(() =>
      setWorld({
        assignments: [taken({ queue: 'reports', id: 'r-1', by: 'staff-2' })],
        ...changed({ messages: 1, reports: 1 }),
      }),
    );
    await screen.findByText('Taken by', { exact: false });
    expect(reads()).toBe(before + 1);
  });

  test('while the page is hidden is read once it is seen', async () => {
    await visit(DESK, STAFF);
    await line('Subject m-1');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => setWorld({ contactMessages: [message('m-2')], ...changed({ messages: 1 }) }));
    await line('Subject m-1');
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await line('Subject m-2');
  });

  test('of danger is shown over any page until it is opened, silenced or taken, and not what came long before', async () => {
    const early = { queue: 'reports', at: ago(RINGS_AFTER_MS) } as const;
    const site = await visitWithShell(DESK, STAFF, changed({}, early));
    await line('Subject m-1');
    const alarm = { name: 'Someone may be in danger' };
    expect(screen.queryByRole('region', alarm)).toBeNull();
    act(() => setWorld(changed({ reports: 1 }, early, { queue: 'reports', at: NOW })));
    const shown = await screen.findByRole('region', alarm);
    expect(document.title).toMatch(/^Someone may be in danger · /);
    await site.pressIn(shown, 'Silence');
    expect(screen.queryByRole('region', alarm)).toBeNull();
    const later = new Date(NOW.getTime() + 1);
    act(() => setWorld(changed({ reports: 1 }, { queue: 'check-ins', at: later })));
    const again = within(await screen.findByRole('region', alarm));
    await site.user.click(again.getByRole('link', { name: 'Open' }));
    await site.isAt(`${DESK}?view=check-ins`);
    expect(screen.queryByRole('region', alarm)).toBeNull();
    const last = { queue: 'messages', at: new Date(NOW.getTime() + 2) } as const;
    act(() => setWorld(changed({ messages: 1 }, last)));
    await screen.findByRole('region', alarm);
    act(() => setWorld(changed({ messages: 2 })));
    await waitFor(() => expect(screen.queryByRole('region', alarm)).toBeNull());
  });

  test('of danger that came a moment before the page rings there too', async () => {
    const recent = { queue: 'check-ins', at: ago(RINGS_AFTER_MS - 1) } as const;
    await visitWithShell(DESK, STAFF, changed({}, recent));
    await screen.findByRole('region', { name: 'Someone may be in danger' });
  });
});

describe('an item', () => {
  const take = async (site: Site, name = 'Take') =>
    site.user.click(
      within(await line('Subject m-1')).getByRole('button', { name: RegExp(`^${name}:`) }),
    );

  test('is taken and put back, without losing focus, and not if a colleague was faster or it is one too many', async () => {
    const site = await visit(DESK, STAFF);
    call.mockResolvedValueOnce({ outcome: 'taken', by: STAFF.uid });
    await take(site);
    const item = await line('Subject m-1');
    await within(item).findByText('Taken by you');
    expectLastCall('assignItem', { queue: 'messages', id: 'm-1', take: true, over: null });
    const back = within(item).getByRole('button', { name: 'Put back: Message: Subject m-1' });
    expect(document.activeElement).toBe(back);
    call.mockResolvedValueOnce({ outcome: 'put-back', by: null });
    await site.user.click(back);
    await within(item).findByRole('button', { name: 'Take: Message: Subject m-1' });
    expectLastCall('assignItem', { queue: 'messages', id: 'm-1', take: false, over: null });

    call.mockResolvedValueOnce({ outcome: 'full', by: null });
    await take(site);
    await expectAlert(`You’ve taken ${MAX_TAKEN} items. Put one back first.`, within(item));
    refuse('already-decided');
    await take(site);
    await findWords(() => within(item).getByRole('alert'), 'This was already handled');

    call.mockResolvedValueOnce({ outcome: 'held', by: 'staff-2' });
    await take(site);
    const dialog = await screen.findByRole('dialog', { name: 'Take it over?' });
    await findWords(dialog, 'Bo T. is looking after this.');
    await site.pressIn(dialog, 'Back');
    await expectGone('dialog');
    expect((await line('Subject m-1')).textContent).toContain('Taken by Bo T.');
  });

  test('of a colleague says so, and is taken over once that is confirmed', async () => {
    const site = await visit(DESK, STAFF, { assignments: [taken({ by: 'staff-2' })] });
    const item = await line('Subject m-1');
    await waitFor(() => expect(item.textContent).toContain('Taken by Bo T.'));
    await take(site, 'Take over');
    const dialog = await screen.findByRole('dialog', { name: 'Take it over?' });
    expect(dialog.textContent).toContain('Bo T. is looking after this.');
    expect(call).not.toHaveBeenCalled();
    call.mockResolvedValueOnce({ outcome: 'taken', by: STAFF.uid });
    await site.pressIn(dialog, 'Take over');
    await waitFor(() => expect(item.textContent).toContain('Taken by you'));
    expectLastCall('assignItem', { queue: 'messages', id: 'm-1', take: true, over: 'staff-2' });
  });

  test('shows on its card who has it, unless it waits anew since then', async () => {
    await visit(`${DESK}?view=messages`, STAFF, {
      contactMessages: [message('m-1'), message('m-2')],
      assignments: [taken({ by: 'staff-2' }), taken({ id: 'm-2', at: ago(2 * HOUR_MS) })],
    });
    const first = await screen.findByRole('group', { name: 'Message 1 of 2' });
    await within(first).findByText('Taken by', { exact: false });
    const second = screen.getByRole('group', { name: 'Message 2 of 2' });
    within(second).getByRole('button', { name: 'Take: Message 2 of 2' });
  });
});

describe('a person', () => {
  test('opens over the queue, which is as it was once they are closed', async () => {
    const site = await visit(`${DESK}?view=messages`, STAFF, {
      contactMessages: [message('m-1', { uid: MEMBER.uid })],
    });
    const card = await screen.findByRole('article');
    await site.user.click(within(card).getByRole('link', { name: 'Jonah R.' }));
    await site.isAt(`${DESK}?view=messages&account=${MEMBER.uid}`);
    const dialog = await screen.findByRole('dialog', { name: /^Jonah/ });
    await site.pressIn(dialog, 'Close');
    await expectGone('dialog');
    await site.isAt(`${DESK}?view=messages`);
    expect(screen.getByRole('article')).toBe(card);
  });
});

describe('an item that waits again', () => {
  const decided = (target: string, act: StaffAct, note: string) => ({
    id: act,
    data: {
      ...{ at: ago(DAY_MS), act, kind: 'decision' as const, by: 'staff-2', target, note },
      concerns: [COMPANION.uid],
    },
  });

  test('says who decided before, how and why, and which document is new', async () => {
    const again = review(COMPANION.uid, { submittedAt: NOW, reviewedAt: ago(DAY_MS) });
    const { idDocument, proofOfAddress } = again.documentsUploaded ?? {};
    if (idDocument === undefined || proofOfAddress === undefined) throw new Error('No documents');
    await visit(`${DESK}?view=verifications`, STAFF, {
      verifications: {
        [COMPANION.uid]: {
          ...again,
          documentsUploaded: {
            idDocument: { ...idDocument, uploadedAt: ago(2 * DAY_MS) },
            proofOfAddress: { ...proofOfAddress, uploadedAt: NOW },
          },
        },
      },
      auditLog: [decided(`verifications/${COMPANION.uid}`, 'verification-rejected', 'Too dark.')],
    });
    const earlier = await screen.findByRole('region', { name: 'Earlier decisions' });
    await waitFor(() =>
      expect(earlier.textContent).toMatch(/^Rejected documents, .*, by Bo T\.: Too dark\.$/),
    );
    await screen.findByText('New since our team decided: Proof of Address.');
  });

  test('shows the answers of an application that have changed, with those before', async () => {
    const earlierForm = { ...APPLICATION_FORM, bio: 'Hi.' };
    await visit(`${DESK}?view=applications`, STAFF, {
      applications: [{ id: COMPANION.uid, data: applicationDocument({ earlierForm }) }],
    });
    const term = await screen.findByText('Bio, changed');
    expect(term.nextElementSibling?.textContent).toBe(`${APPLICATION_FORM.bio}Hi.`);
    expect(screen.queryByText('Background, changed')).toBeNull();
  });
});

test('an application says what it waits for, and its background check is ordered beside it', async () => {
  const checkOrder = { issuer: 'Silent Screening', orderedAt: NOW };
  const site = await visit(`${DESK}?view=applications`, STAFF, {
    applications: [{ id: COMPANION.uid, data: applicationDocument({ checkOrder }) }],
    training: { ...firstLessons(NOW), lessons: { crisis: { passedAt: NOW, failedAt: null } } },
  });
  expect(await screen.findByText('Not passed yet: Safety')).toBeTruthy();
  const card = await screen.findByRole('article');
  expect(card.textContent).toContain('Ordered from Silent Screening');
  await site.pressIn(card, 'Order again');
  const dialog = await screen.findByRole('dialog', { name: /^Order a background check/ });
  await site.pressIn(dialog, 'Order');
  await within(dialog).findByText('Please enter the screening company');
  fill(within(dialog).getByLabelText(/^Screening company/), ' Northlight Screening ');
  call.mockResolvedValueOnce({ ordered: true });
  await site.pressIn(dialog, 'Order');
  expect(call).toHaveBeenLastCalledWith('orderBackgroundCheck', {
    uid: COMPANION.uid,
    issuer: 'Northlight Screening',
  });
  await expectGone('dialog', /^Order a background check/);
  await site.pressIn(card, 'Approve');
  const approval = within(await screen.findByRole('dialog', { name: /^Approve/ }));
  expect(approval.getByLabelText<HTMLInputElement>(/^Issued by/).value).toBe('Silent Screening');
});

describe('a decision', () => {
  const answering = async (site: Site) => {
    const card = await screen.findByRole('article');
    await site.pressIn(card, 'Mark as answered');
    return screen.findByRole('dialog', { name: 'Mark this message as answered?' });
  };

  test('about what someone else has taken is asked about first', async () => {
    const site = await visit(`${DESK}?view=messages`, STAFF, {
      assignments: [taken({ by: 'staff-2' })],
    });
    await screen.findByText('Taken by', { exact: false });
    const dialog = await answering(site);
    await site.pressIn(dialog, 'Mark as answered');
    const asks = { name: 'Decide anyway?' };
    const guard = await screen.findByRole('dialog', asks);
    await findWords(guard, 'Bo T. has taken this');
    await site.pressIn(guard, 'Back');
    await waitFor(() => expect(screen.queryByRole('dialog', asks)).toBeNull());
    expect(call).not.toHaveBeenCalled();
    await site.pressIn(dialog, 'Mark as answered');
    answer({ answered: true }, { contactMessages: [] });
    await site.pressIn(await screen.findByRole('dialog', asks), 'Decide anyway');
    await screen.findByText('The message is marked as answered.');
  });

  test('that someone else makes meanwhile is told in the open dialog, with who and how', async () => {
    const site = await visit(`${DESK}?view=messages`, STAFF);
    const dialog = await answering(site);
    const entry: AuditEntry = {
      at: NOW,
      act: 'contact-mailed',
      kind: 'decision',
      by: 'staff-2',
      target: 'contactMessages/m-1',
      note: '',
      concerns: [],
    };
    act(() => setWorld({ contactMessages: [], auditLog: [{ id: 'e-1', data: entry }] }));
    await findWords(dialog, 'Bo T. has decided this meanwhile: Answered a message to support');
    await site.pressIn(dialog, 'Back');
    await expectGone('dialog');
    expect(screen.queryByRole('article')).toBeNull();
  });
});

describe('the keyboard', () => {
  test('moves through the inbox, opens and takes', async () => {
    setWorld({ contactMessages: [message('m-1'), message('m-2'), message('m-3')] });
    const site = await visit(DESK, STAFF);
    await waitFor(async () => expect(await lines()).toHaveLength(3));
    await site.user.keyboard('j');
    expect(focusedText()).toBe('Subject m-1');
    await site.user.keyboard('jjj');
    expect(focusedText()).toBe('Subject m-3');
    await site.user.keyboard('k{ArrowUp}');
    expect(focusedText()).toBe('Subject m-1');
    await site.user.keyboard('{ArrowDown}');
    call.mockResolvedValueOnce({ outcome: 'taken', by: STAFF.uid });
    await site.user.keyboard('t');
    await within(await line('Subject m-2')).findByText('Taken by you');
    await site.user.keyboard('{Enter}');
    await site.isAt(`${DESK}?view=messages&item=m-2`);
  });

  test('goes through a queue, opens an item alone, and back to the inbox', async () => {
    setWorld({ contactMessages: [message('m-1'), message('m-2')] });
    const site = await visit(`${DESK}?view=messages`, STAFF);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    await site.user.keyboard('jj');
    expect(focusedText()).toMatch(/^Message 2 of 2/);
    await site.user.keyboard('{Enter}');
    await site.isAt(`${DESK}?view=messages&item=m-2`);
    await site.user.keyboard('i');
    await site.isAt(DESK);
  });

  test('presses the buttons of an item by their number, of an only one without focus', async () => {
    const site = await visit(`${DESK}?view=messages&item=m-1`, STAFF);
    await screen.findByRole('article');
    await site.user.keyboard('9');
    expect(screen.queryByRole('dialog')).toBeNull();
    const buttons = within(screen.getByRole('article')).getAllByRole('button');
    const last = buttons.at(-1)?.textContent;
    expect(last).toBe('Answer');
    await site.user.keyboard(String(buttons.length));
    await screen.findByRole('dialog', { name: 'Answer Sam Porter' });
  });

  test('shows what the keys are, and does nothing else meanwhile', async () => {
    const site = await visit(DESK, STAFF);
    await line('Subject m-1');
    await site.user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(dialog.textContent).toContain('jkNext and previous item');
    await site.user.keyboard('j');
    expect(focusedText()).not.toBe('Subject m-1');
    await site.pressIn(dialog, 'Close');
    await expectGone('dialog');
    await site.openDialog('Keyboard shortcuts', 'Keyboard shortcuts');
  });

  test('is left alone while typing, with a modifier, and where it is turned off', async () => {
    const site = await visit(DESK, STAFF);
    await line('Subject m-1');
    const select = screen.getByRole('combobox', { name: 'Queue' });
    select.focus();
    await site.user.keyboard('j?');
    expect(document.activeElement).toBe(select);
    expect(screen.queryByRole('dialog')).toBeNull();
    select.blur();
    await site.user.keyboard('{Control>}j{/Control}{Meta>}j{/Meta}{Alt>}j{/Alt}');
    expect(document.activeElement).toBe(document.body);
    await site.press('Keyboard shortcuts');
    const off = await screen.findByRole('switch', { name: 'Shortcuts on this device: on' });
    await site.user.click(off);
    await site.press('Close');
    await expectGone('dialog');
    await site.user.keyboard('j?');
    expect(focusedText()).not.toBe('Subject m-1');
    expect(screen.queryByRole('dialog')).toBeNull();
    await site.press('Keyboard shortcuts');
    await site.user.click(await screen.findByRole('switch', { name: /: off$/ }));
  });
});

describe('after a decision', () => {
  /** Marks a message as answered, and lets it leave the queue. */
  async function markAnswered(site: Site, id: string): Promise<void> {
    const cards = await screen.findAllByRole('article');
    const card = cards.find(({ textContent }) => textContent?.includes(`Subject ${id}`));
    if (card === undefined) throw new Error(`No card of ${id}`);
    await site.pressIn(card, 'Mark as answered');
    const dialog = await screen.findByRole('dialog', { name: 'Mark this message as answered?' });
    answer(
      { answered: true },
      {
        contactMessages: ['m-1', 'm-2', 'm-3']
          .filter((one) => one !== id)
          .map((one) => message(one)),
      },
    );
    await site.pressIn(dialog, 'Mark as answered');
    await screen.findByText('The message is marked as answered.');
  }

  /** Begins to answer a message. */
  async function writeAnswer(site: Site, card?: HTMLElement): Promise<HTMLElement> {
    const dialog = await site.openDialog('Answer', 'Answer Sam Porter', card);
    await site.user.type(within(dialog).getByRole('textbox', { name: /^Answer/ }), 'Hello');
    return dialog;
  }

  const THREE = [message('m-1'), message('m-2'), message('m-3')];

  test('the next item has focus, and the one before at the end', async () => {
    const site = await visit(`${DESK}?view=messages`, STAFF, { contactMessages: THREE });
    await markAnswered(site, 'm-2');
    await waitFor(() => expect(focusedText()).toMatch(/^Message 2 of 2/));
    expect(focusedText()).toContain('Subject m-3');
    await markAnswered(site, 'm-3');
    await waitFor(() => expect(focusedText()).toContain('Subject m-1'));
  });

  test('of an item alone, the queue follows with its first', async () => {
    const site = await visit(`${DESK}?view=messages&item=m-2`, STAFF, { contactMessages: THREE });
    await markAnswered(site, 'm-2');
    await site.isAt(`${DESK}?view=messages`);
    await waitFor(() => expect(focusedText()).toContain('Subject m-1'));
  });

  test('it can be undone, by a press or a key, and the item has focus again', async () => {
    const site = await visit(`${DESK}?view=messages`, STAFF, { contactMessages: THREE });
    await markAnswered(site, 'm-2');
    answer({ undone: true }, { contactMessages: THREE });
    await site.press('Undo');
    await screen.findByText('It’s back in the queue.');
    expect(call).toHaveBeenLastCalledWith('undoDecision', { queue: 'messages', id: 'm-2' });
    await waitFor(() => expect(focusedText()).toContain('Subject m-2'));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();

    await markAnswered(site, 'm-1');
    refuse('undo-over');
    await waitFor(() => expect(focusedText()).toContain('Subject m-2'));
    await site.user.keyboard('u');
    await screen.findByText('This can’t be undone anymore.');
  });

  test('a message that others answered first leaves once the dialog with the answer is closed', async () => {
    const site = await visit(`${DESK}?view=messages`, STAFF);
    const dialog = await writeAnswer(site);
    refuse('already-decided', { subject: 'Bo T.' });
    await site.pressIn(dialog, 'Send answer');
    await within(dialog).findByText('Bo T. has already handled this.');
    await site.pressIn(dialog, 'Back');
    await site.press('Discard');
    await expectGone('dialog');
    expect(screen.getByText('Bo T. has already handled this.')).toBeTruthy();
  });

  test('a message that others answer meanwhile stays while its dialog is open, with what is typed', async () => {
    const live = [message('m-1'), message('m-2')];
    const site = await visit(`${DESK}?view=messages`, STAFF, { contactMessages: live });
    const [first] = await screen.findAllByRole('article');
    const dialog = await writeAnswer(site, first);
    act(() => setWorld({ contactMessages: live.slice(1) }));
    await site.user.type(within(dialog).getByRole('textbox', { name: /^Answer/ }), ' Sam');
    within(dialog).getByDisplayValue('Hello Sam');
    await site.pressIn(dialog, 'Back');
    await site.press('Discard');
    await waitFor(() => expect(focusedText()).toContain('Subject m-2'));
    expect(screen.queryByText('Subject m-1')).toBeNull();
  });

  test('there is nothing to undo once someone was told', async () => {
    const site = await visit(`${DESK}?view=messages`, STAFF);
    const dialog = await writeAnswer(site);
    call.mockResolvedValueOnce({ answered: true });
    await site.pressIn(dialog, 'Send answer');
    await screen.findByText('Your answer is on its way.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
