import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Application } from '../../web/src/data/applications/application-queries';
import { CallError } from '../../web/src/lib/call-error';
import { APPLICATION_FORM } from '../support/builders';
import { saveApplication } from './fake-application-store';
import { call } from './fake-call';
import { saveWholeListing } from './fake-profile-store';
import { COMPANION, companionDocument, MEMBER, NOW, userDocument } from './people';
import { type Site, visit } from './site';
import { setWorld } from './world';

const STAFF = { ...MEMBER, uid: 'staff-1', userType: null, isAdmin: true };

const FORM = { ...APPLICATION_FORM, firstName: 'Wilma', lastName: 'Quist' };

const application = (change: Partial<Application>) => ({
  id: COMPANION.uid,
  data: {
    form: FORM,
    status: 'draft' as const,
    updatedAt: NOW,
    submittedAt: null,
    ...change,
  },
});

beforeEach(() =>
  setWorld({
    users: {
      [COMPANION.uid]: userDocument(COMPANION, { firstName: 'Wilma', lastName: 'Quist' }),
    },
    companions: [{ id: COMPANION.uid, data: companionDocument() }],
  }),
);

const heading = (name: string) => screen.findByRole('heading', { name });
const clickNext = (site: Site) => site.user.click(screen.getByRole('button', { name: 'Continue' }));

async function goToStep(site: Site, titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    await clickNext(site);
    await heading(title);
  }
}

const MIDDLE = ['Support Profile', 'Support Styles', 'Availability & Pricing'];

test('a visitor sees what a month could earn and where to start', async () => {
  await visit('/earn-helping');
  await heading('Earn by being there');
  expect(screen.getByRole('status', { name: 'Estimate' }).textContent).toMatch(
    /^You keep about €2,240 a month.*Estimated monthly earnings: €2,800 before our 20% fee.*both of your own offers on, about €1,848\. In a typical week.*25% of your hours are first sessions at 50% off, and 25% are in Happy Hour at 20% off.*Coffee & Walk pays you €28, an hour of Virtual Chat €14/,
  );
  const main = within(screen.getByRole('main'));
  const hrefs = main.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/register?type=earner', '/login?next=%2Fearn-helping']);
});

test('a member is told that a companion has another account', async () => {
  await visit('/earn-helping', MEMBER);
  expect(await screen.findByText(/you’ll need a separate account/)).toBeTruthy();
});

test('a companion completes the five steps and submits, and the listing shows it', async () => {
  const site = await visit('/earn-helping', COMPANION);
  await heading('Basic Information');
  const name = screen.getByRole('textbox', { name: 'First name' }) as HTMLInputElement;
  expect(name.value).toBe('Wilma');
  await clickNext(site);
  await heading('Support Profile');
  expect(site.address()).toBe('/earn-helping?step=2');
  expect(screen.getByText(/^Choose 4 to 7/)).toBeTruthy();
  await site.user.click(screen.getByRole('button', { name: 'Wise' }));
  await goToStep(site, ['Support Styles', 'Availability & Pricing']);
  const hours = screen.getByRole('textbox', { name: 'Hours a week' });
  await site.user.clear(hours);
  await site.user.type(hours, '10');
  await site.user.selectOptions(
    screen.getByRole('combobox', { name: 'Shortest session' }),
    '2 hours',
  );
  expect(screen.getByRole('status', { name: 'Estimate' }).textContent).toContain('€1,400');
  await goToStep(site, ['Verification & Background']);
  const submit = screen.getByRole('button', { name: 'Submit Application' });
  expect(submit).toHaveProperty('disabled', true);
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes).toHaveLength(2);
  for (const box of boxes) await site.user.click(box);
  expect(submit).toHaveProperty('disabled', false);
  await site.user.click(submit);
  await waitFor(() =>
    expect(saveApplication).toHaveBeenLastCalledWith(
      COMPANION.uid,
      expect.objectContaining({
        weeklyHours: 10,
        hourlyRate: 35,
        minimumSession: 2,
        agreeTerms: true,
      }),
      'submitted',
    ),
  );
  const [, edit] = saveWholeListing.mock.calls[0] ?? [];
  expect(edit?.listing.traits).toContain('wise');
  expect(edit?.listing).toMatchObject({ hourlyRate: 35, minimumSession: 2 });
  setWorld({ applications: [application({ status: 'submitted', submittedAt: NOW })] });
  expect(await screen.findByText('We’re reviewing your application')).toBeTruthy();
});

test('a companion whose application waits sees what else members’ finding them takes', async () => {
  const badges = { identity: false, background: false, training: false };
  setWorld({
    applications: [application({ status: 'submitted', submittedAt: NOW })],
    companions: [{ id: COMPANION.uid, data: companionDocument({ badges, photo: null }) }],
  });
  await visit('/earn-helping', COMPANION);
  expect(
    (await screen.findByText('We’re reviewing your application')).parentElement?.textContent,
  ).toContain(
    'Members can’t find you until your documents are approved, your application is approved, and your listing has a photo.',
  );
});

test('a companion cannot leave a step with an error and sees what is wrong', async () => {
  const site = await visit('/earn-helping?step=4', COMPANION);
  await heading('Availability & Pricing');
  const rate = screen.getByRole('textbox', { name: 'Hourly rate' });
  await site.user.clear(rate);
  await site.user.type(rate, '2');
  await clickNext(site);
  expect(await screen.findByText(/whole euros, from 5 to 500/)).toBeTruthy();
  expect(site.address()).toBe('/earn-helping?step=4');
});

test('a companion keeps their answers after a reload', async () => {
  const first = await visit('/earn-helping', COMPANION);
  await heading('Basic Information');
  await first.user.type(screen.getByRole('textbox', { name: 'Bio' }), 'I have all the time.');
  first.unmount();
  await visit('/earn-helping', COMPANION);
  const bio = (await screen.findByRole('textbox', { name: 'Bio' })) as HTMLTextAreaElement;
  expect(bio.value).toContain('I have all the time.');
});

test('a companion whose step fails to save sees why and stays there', async () => {
  const site = await visit('/earn-helping', COMPANION);
  await heading('Basic Information');
  saveApplication.mockRejectedValueOnce(new CallError('unavailable'));
  await clickNext(site);
  expect(await screen.findByText(/We can’t connect right now/)).toBeTruthy();
  expect(site.address()).toBe('/earn-helping');
  await goToStep(site, MIDDLE);
});

test('a companion whose application is returned sees why and edits it', async () => {
  setWorld({ applications: [application({ notes: 'Please say more about yourself.' })] });
  await visit('/earn-helping', COMPANION);
  expect(await screen.findByText('Please say more about yourself.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Basic Information' })).toBeTruthy();
});

test('a companion keeps what they changed in their listing when they submit again', async () => {
  const form = { ...FORM, bio: 'As submitted.', hourlyRate: 30 };
  const decidedAt = new Date(NOW.getTime() + 1);
  const users = {
    [COMPANION.uid]: userDocument(COMPANION, {
      firstName: 'Wilma',
      lastName: 'Quist',
      bio: 'As edited since.',
    }),
  };
  setWorld({ users, applications: [application({ form, notes: 'Say more.', decidedAt })] });
  await visit('/earn-helping', COMPANION);
  const bio = (await screen.findByLabelText(/^Bio/)) as HTMLTextAreaElement;
  expect(bio.value).toBe('As edited since.');
});

test.each([
  ['verified', 'You’re live. Members can now find and book you.'],
  ['pending', 'Members can’t find you until your documents are approved.'],
] as const)(
  'an approved companion with documents %s sees whether they are live',
  async (verificationStatus, words) => {
    const verification = { isVerified: verificationStatus === 'verified', verificationStatus };
    setWorld({
      users: { [COMPANION.uid]: userDocument(COMPANION, { verification }) },
      applications: [application({ status: 'accepted' })],
    });
    await visit('/earn-helping', COMPANION);
    const notice = (await screen.findByText('Your application is approved')).parentElement;
    expect(notice?.textContent).toContain(words);
  },
);

test('an approved companion sees the next step', async () => {
  setWorld({ applications: [application({ status: 'accepted' })] });
  await visit('/earn-helping', COMPANION);
  expect(await screen.findByText('Your application is approved')).toBeTruthy();
  const main = within(screen.getByRole('main'));
  const hrefs = main.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/profile/listing', '/earner-dashboard']);
});

test('a companion retries when the application fails to load', async () => {
  setWorld({ failing: [/^applications\//] });
  const site = await visit('/earn-helping', COMPANION);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  setWorld({ failing: [] });
  await site.user.click(retry);
  await heading('Basic Information');
});

test('staff approve an application or return it with notes', async () => {
  call.mockResolvedValue({ status: 'accepted' });
  setWorld({ applications: [application({ status: 'submitted', submittedAt: NOW })] });
  const site = await visit('/admin/database?view=applications', STAFF);
  const card = within(await screen.findByRole('article', { name: 'Application of Wilma Quist' }));
  expect(card.getByText('Ten years on a helpline.')).toBeTruthy();
  await site.user.click(card.getByRole('button', { name: 'Send back' }));
  let dialog = within(await screen.findByRole('dialog'));
  const send = dialog.getByRole('button', { name: 'Send back' });
  expect(send).toHaveProperty('disabled', true);
  await site.user.type(dialog.getByRole('textbox'), ' Say more. ');
  await site.user.click(send);
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('reviewApplication', {
      uid: COMPANION.uid,
      decision: 'returned',
      notes: 'Say more.',
    }),
  );
  expect(await screen.findByText('Wilma Quist’s application was sent back.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await site.user.click(card.getByRole('button', { name: 'Approve' }));
  dialog = within(await screen.findByRole('dialog'));
  await site.user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(call).toHaveBeenLastCalledWith('reviewApplication', {
      uid: COMPANION.uid,
      decision: 'accepted',
    }),
  );
  expect(await screen.findByText('Wilma Quist’s application is approved.')).toBeTruthy();
});
