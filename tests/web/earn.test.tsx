import type { CallableInput } from '@hearthkin/domain/callables';
import type { ApplicationDraft } from '@hearthkin/domain/companion/application';
import { ONBOARDING_STEPS } from '@hearthkin/domain/companion/onboarding';
import { OPEN_OFFER } from '@hearthkin/domain/companion/open-offer';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Application } from '../../web/src/data/applications/application-queries';
import type { Companion } from '../../web/src/data/companions/companion-queries';
import { staffAccountPath } from '../../web/src/features/admin/staff-paths';
import { STEP_COUNT } from '../../web/src/features/sign-up/steps/step-order';
import { CallError } from '../../web/src/lib/call-error';
import { APPLICATION_DRAFT, APPLICATION_FORM, reportOf } from '../support/builders';
import { pdfFile, pngFile, proofRejected, review, reviewOf } from './documents';
import { call, inputsOf, refuse } from './fake-call';
import { openDocument } from './fake-open-document';
import { files, uploadFile } from './fake-storage';
import { fill } from './fill';
import { written } from './memory-firestore';
import {
  accountOf,
  COMPANION,
  companionDocument,
  listingOf,
  MEMBER,
  NOW,
  STAFF,
  userDocument,
} from './people';
import { expectLink, expectTexts, expectTextsIn, hrefsOf } from './shown';
import { type Site, visit } from './site';
import { chooseFile, fakeObjectUrls } from './verification-steps';
import { setWorld } from './world';

const FORM = { ...APPLICATION_FORM, firstName: 'Wilma', lastName: 'Quist' };

const DRAFT: ApplicationDraft = {
  ...APPLICATION_DRAFT,
  step: 1,
  documents: {
    idDocument: { type: null, file: null },
    proofOfAddress: { type: null, file: null },
  },
};

const application = (change: Partial<Application>) => ({
  id: COMPANION.uid,
  data: {
    draft: DRAFT,
    form: null,
    status: 'draft' as const,
    updatedAt: NOW,
    submittedAt: null,
    earlierForm: null,
    returnedFields: [],
    checkOrder: null,
    ...change,
  },
});

const ID_PHOTO = `verification/${COMPANION.uid}/idPhoto/photo`;

const NEW_LISTING: Partial<Companion> = {
  traits: [],
  supportStyles: [],
  hourlyRate: 30,
  weeklyAvailability: {
    mon: [{ start: '09:00', end: '18:00' }],
    sun: [{ start: '09:00', end: '18:00' }],
  },
  photo: null,
  badges: { identity: false, background: false, training: false },
  listed: false,
};

const NAMES = { firstName: 'Wilma', lastName: 'Quist' };

beforeEach(() => {
  fakeObjectUrls();
  setWorld({
    users: { [COMPANION.uid]: userDocument(COMPANION, { ...NAMES, bio: 'I listen well.' }) },
    companions: [{ id: COMPANION.uid, data: companionDocument(NEW_LISTING) }],
  });
});

const heading = (name: string) => screen.findByRole('heading', { name });
const clickNext = (site: Site) => site.user.click(screen.getByRole('button', { name: 'Continue' }));
const clickSubmit = (site: Site) =>
  site.user.click(screen.getByRole('button', { name: 'Submit Application' }));

/** The draft that was saved last. */
const savedDraft = () =>
  (inputsOf('saveApplicationDraft') as CallableInput<'saveApplicationDraft'>[]).at(-1)?.draft;

/** Saved changes of the listing, in order. */
const savedEdits = () => [...written(`companions/${COMPANION.uid}`), ...inputsOf('saveSchedule')];

/** Chooses both kinds, and uploads the proof of address. */
async function addDocuments(site: Site): Promise<void> {
  await site.user.click(screen.getByRole('radio', { name: 'Passport' }));
  await site.user.click(screen.getByRole('radio', { name: 'Utility Bill' }));
  chooseFile('Proof of address', pdfFile());
  await screen.findByText('Your file is uploaded.');
}

test('a visitor sees what a month could earn and where to start', async () => {
  await visit('/earn-helping');
  await heading('Earn by being there');
  expect(screen.getByRole('status', { name: 'Estimate' }).textContent).toMatch(
    /^You keep €560 to €2,240 a month.*Estimated monthly earnings: up to €2,800 before our 20% fee.*both of your own offers on, about €1,848\. This assumes that 25% of your hours are first sessions at 50% off, and 25% are in Happy Hour at 20% off.*Virtual Chat: €14.*Coffee & Walk: €28/,
  );
  const way = within(screen.getByRole('region', { name: 'How long until your first pay?' }));
  expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^You sign up/),
    'We review your documentsWe aim for 24-48 hours.',
    expect.stringContaining('We aim for 1 to 3 business days.'),
    expect.stringMatching(/^A member books you/),
    'Your pay is due48 hours after the session is completed.',
  ]);
  const main = within(screen.getByRole('main'));
  const hrefs = hrefsOf(main.getAllByRole('link'));
  expect(hrefs).toEqual(['/register?type=earner', '/login?next=%2Fearn-helping']);
});

const FIRST_MONTHS = {
  companions: 48,
  lowMinor: 12_000,
  middleMinor: 31_000,
  highMinor: 64_500,
  commonRate: 42,
  countedAt: NOW,
};

test.each([
  [
    {},
    'one in four of our latest 48 companions got €120 or less, half got €310 or less, and one in four €645 or more.',
  ],
  [{ lowMinor: 0 }, 'one in four of our latest 48 companions got nothing, half got €310 or less'],
  [
    { lowMinor: 0, middleMinor: 0, highMinor: 0 },
    'three in four of our latest 48 companions had no paid session yet.',
  ],
])(
  'a visitor reads what companions got in their first month, once it is counted: %o',
  async (change, words) => {
    await visit('/earn-helping', null, { firstMonths: { ...FIRST_MONTHS, ...change } });
    const estimate = await screen.findByRole('status', { name: 'Estimate' });
    await waitFor(() => expect(estimate.textContent).toContain(words));
    expect(estimate.textContent).not.toContain('We don’t know yet what is typical');
  },
);

test('a companion who follows an email signs in first, and then comes to its field', async () => {
  await visit('/earn-helping?field=bio');
  const main = within(await screen.findByRole('main'));
  const link = await main.findByRole('link', { name: 'Sign In' });
  await waitFor(() =>
    expect(link.getAttribute('href')).toBe('/login?next=%2Fearn-helping%3Ffield%3Dbio'),
  );
});

test('a member is told that a companion has another account', async () => {
  await visit('/earn-helping', MEMBER);
  expect(await screen.findByText(/you’ll need a separate account/)).toBeTruthy();
});

test('a companion is bookable after 11 screens at most, from the first of sign-up', () => {
  expect(STEP_COUNT + ONBOARDING_STEPS.length).toBeLessThanOrEqual(11);
});

test('a companion completes the three screens with the ID photo of sign-up and submits once', async () => {
  files.add(ID_PHOTO);
  const site = await visit('/earn-helping', COMPANION);
  await heading('About you');
  for (const title of ['Basic Information', 'Support Profile', 'Support Styles']) {
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  }
  await expectTexts('Wilma Quist', /^Choose 4 to 7/);
  await site.press('Wise');
  await site.user.click(screen.getByRole('radio', { name: 'Personal experience' }));
  await clickNext(site);

  await heading('Hours and rate');
  await site.isAt('/earn-helping?step=2');
  expect(savedEdits()).toEqual([{ traits: ['wise'] }]);
  expect(savedDraft()).toMatchObject({ step: 2, hasExperience: 'personal' });
  expect(screen.getByRole('heading', { name: 'Availability & Pricing' })).toBeTruthy();
  expect(screen.getByText('€30 an hour')).toBeTruthy();
  await site.press('Edit hourly rate');
  const rate = screen.getByRole('textbox', { name: 'Hourly rate' });
  fill(rate, '35');
  const hours = screen.getByRole('textbox', { name: 'Hours a week' });
  fill(hours, '10');
  expect(screen.getByRole('status', { name: 'Estimate' }).textContent).toContain('€1,400');
  await site.press('Remove these hours on Sunday');
  await site.user.selectOptions(
    screen.getByRole('combobox', { name: 'Shortest session' }),
    '2 hours',
  );
  await clickNext(site);

  await heading('Documents');
  expect(screen.getByRole('heading', { name: 'Verification & Background' })).toBeTruthy();
  // In one save, or in several while typing paused.
  expect(Object.assign({}, ...savedEdits())).toEqual({
    traits: ['wise'],
    hourlyRate: 35,
    minimumSession: 2,
    weeklyAvailability: { mon: [{ start: '09:00', end: '18:00' }] },
  });
  const id = within(screen.getByRole('region', { name: 'ID document' }));
  expect(id.getByText('Your ID photo from sign-up')).toBeTruthy();
  await waitFor(() => expect(openDocument).toHaveBeenCalledWith(ID_PHOTO));
  await addDocuments(site);
  call.mockResolvedValue({ status: 'submitted' });
  await clickSubmit(site);
  await waitFor(() => expect(inputsOf('submitApplication')).toEqual([{}]));
  expect(savedDraft()).toEqual({
    step: 3,
    weeklyHours: '10',
    hasExperience: 'personal',
    background: '',
    documents: {
      // The server copies the photo of sign-up.
      idDocument: { type: 'passport', file: null },
      proofOfAddress: {
        type: 'utility_bill',
        file: { name: 'bill.pdf', contentType: 'application/pdf', size: expect.any(Number) },
      },
    },
  });
  // Uploaded once: the proof of address.
  expect(uploadFile).toHaveBeenCalledOnce();

  setWorld({
    applications: [
      application({
        form: FORM,
        status: 'submitted',
        submittedAt: NOW,
        checkOrder: { issuer: 'Northlight Screening', orderedAt: NOW },
      }),
    ],
    verifications: { [COMPANION.uid]: review(COMPANION.uid) },
  });
  expect(await screen.findByText('We’re reviewing your application')).toBeTruthy();
  expect(
    screen.getByText(/from Northlight Screening on Nov 20. Look for their email/),
  ).toBeTruthy();
  const list = screen.getByRole('region', { name: 'Your checklist' });
  expect(within(list).getAllByText(/^With our team since Nov 20$/)).toHaveLength(2);
});

test('a companion whose sign-up has told bio and rate isn’t asked for them again, but may edit them, and without a bio writes it', async () => {
  const site = await visit('/earn-helping', COMPANION);
  await heading('About you');
  expect(screen.getByText('I listen well.')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Bio' })).toBeNull();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await clickNext(site);
  await heading('Hours and rate');
  expect(screen.queryByRole('textbox', { name: 'Hourly rate' })).toBeNull();
  await clickNext(site);
  await heading('Documents');
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  await site.press('Previous');
  await heading('Hours and rate');
  await site.press('Previous', 'Edit bio');
  const bio = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Bio' });
  expect(document.activeElement).toBe(bio);
  expect(bio.value).toBe('I listen well.');
  setWorld({ users: { [COMPANION.uid]: userDocument(COMPANION, { ...NAMES, bio: '' }) } });
  await visit('/earn-helping?step=1', COMPANION);
  expect(await screen.findByRole('textbox', { name: 'Bio' })).toBeTruthy();
});

test('a companion goes on from another device, where they were', async () => {
  const draft: ApplicationDraft = {
    ...APPLICATION_DRAFT,
    documents: {
      ...APPLICATION_DRAFT.documents,
      idDocument: { type: 'id_card', file: null },
    },
  };
  files.add(ID_PHOTO);
  const site = await visit('/earn-helping', COMPANION, { applications: [application({ draft })] });
  await heading('Documents');
  const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
  expect(isChosen('National ID Card')).toBe(true);
  expect(isChosen('Utility Bill')).toBe(true);
  expect(screen.getByText(/^bill\.pdf/)).toBeTruthy();
  await site.press('Previous');
  await heading('Hours and rate');
  await site.press('Previous');
  await heading('About you');
  const background = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your background' });
  expect(background.value).toBe('Ten years on a helpline.');
  expect(savedDraft()).toBeUndefined();
});

test('a companion chooses what they do, with what each pays at their own rate', async () => {
  const offer = { ...OPEN_OFFER, activities: [] };
  const site = await visit('/earn-helping?step=2', COMPANION, listingOf({ offer, hourlyRate: 30 }));
  await heading('Hours and rate');
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual(Array(6).fill(false));
  await clickNext(site);
  await screen.findByText('Please choose at least one activity');
  const creative = screen.getByRole('checkbox', { name: /^Creative Therapy .*It isn’t therapy/ });
  expect(creative.closest('label')?.textContent).toContain('you get €32');
  await site.user.click(screen.getByRole('checkbox', { name: /^Coffee & Walk/ }));
  await clickNext(site);
  await heading('Documents');
  expect(savedEdits()).toContainEqual({ offer: { activities: ['coffee-walk'] } });
});

test('a companion whose ID photo is gone uploads one', async () => {
  setWorld({ applications: [application({ draft: { ...DRAFT, step: 3 } })] });
  const site = await visit('/earn-helping', COMPANION);
  await heading('Documents');
  await addDocuments(site);
  await clickSubmit(site);
  expect(await screen.findByText('Choose the kind and the file of your ID document.')).toBeTruthy();
  expect(inputsOf('submitApplication')).toEqual([]);
  chooseFile('ID document', pngFile());
  await waitFor(() => expect(screen.getAllByText('Your file is uploaded.')).toHaveLength(2));
  call.mockResolvedValue({ status: 'submitted' });
  await clickSubmit(site);
  await waitFor(() => expect(call).toHaveBeenCalledWith('submitApplication', {}));
  expect(savedDraft()?.documents.idDocument.file?.name).toBe('passport.png');
});

test('a companion whose submission fails sees why or which file is gone, loses nothing, and submits again', async () => {
  files.add(ID_PHOTO);
  setWorld({ applications: [application({ draft: APPLICATION_DRAFT })] });
  const site = await visit('/earn-helping', COMPANION);
  await heading('Documents');
  call.mockRejectedValueOnce(new CallError('unavailable'));
  await clickSubmit(site);
  expect(await screen.findByText(/We can’t connect right now/)).toBeTruthy();
  call.mockRejectedValueOnce(new CallError('invalid-input', { field: 'proofOfAddress' }));
  await clickSubmit(site);
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  const proof = within(screen.getByRole('region', { name: 'Proof of address' }));
  await proof.findByText('We no longer have this file. Please choose it again.');
  expect(screen.getByText(/^passport\.png/)).toBeTruthy();
});

test('a companion whose application waits sees what else members’ finding them takes', async () => {
  await visit('/earn-helping', COMPANION, {
    applications: [application({ form: FORM, status: 'submitted', submittedAt: NOW })],
  });
  expect(
    (await screen.findByText('We’re reviewing your application')).parentElement?.textContent,
  ).toContain(
    'Members can’t find you until your documents are approved, your application is approved, and your listing has a photo.',
  );
  const list = within(screen.getByRole('region', { name: 'Your checklist' }));
  await expectLink('Add your documents', '/verification?document=idDocument', list);
});

test('a companion cannot leave a screen with an error, sees what is wrong, and keeps it over a reload', async () => {
  const site = await visit('/earn-helping?step=2', COMPANION);
  await heading('Hours and rate');
  await site.press('Edit hourly rate');
  const rate = screen.getByRole('textbox', { name: 'Hourly rate' });
  fill(rate, '2');
  await clickNext(site);
  expect(await screen.findByText(/whole euros, from 5 to 500/)).toBeTruthy();
  await site.isAt('/earn-helping?step=2');
  await visit('/earn-helping?step=2', COMPANION);
  const again = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Hourly rate' });
  expect(again.value).toBe('2');
  expect(savedEdits()).toEqual([]);
});

test('a companion’s answers are saved while they type, and one whose screen fails to save sees why and stays there', async () => {
  const site = await visit('/earn-helping', COMPANION);
  await heading('About you');
  fill(screen.getByRole('textbox', { name: 'Your background' }), 'A helpline.');
  expect(screen.getByText('Saving...')).toBeTruthy();
  await waitFor(() => expect(savedDraft()?.background).toBe('A helpline.'));
  expect(await screen.findByText('Saved')).toBeTruthy();
  // It is tried again by itself a second later.
  call.mockRejectedValue(new CallError('offline'));
  await clickNext(site);
  await expectTexts(/^You’re offline/, 'Not saved');
  await site.isAt('/earn-helping');
  call.mockResolvedValue({ saved: true } as never);
  await clickNext(site);
  await heading('Hours and rate');
});

test.each([
  ['bio', 'About you', 'Bio'],
  ['hours', 'Hours and rate', 'Monday from'],
  ['rate', 'Hours and rate', 'Hourly rate'],
] as const)(
  'a companion whose %s is returned comes to that field, with the note beside it, and submits again',
  async (field, title, label) => {
    const returned = application({
      draft: APPLICATION_DRAFT,
      form: FORM,
      notes: 'Please say more.',
      returnedFields: [field],
      submittedAt: NOW,
      decidedAt: NOW,
    });
    const site = await visit(`/earn-helping?field=${field}`, COMPANION, {
      applications: [returned],
      ...reviewOf(COMPANION, {
        isVerified: true,
        verificationStatus: 'verified',
      }),
    });
    await heading(title);
    const input = await screen.findByLabelText(label);
    await waitFor(() => expect(document.activeElement).toBe(input));
    const place = input.closest('[role=group][aria-describedby]');
    const note = screen.getByText('Our team asks for a change').closest('[role=alert]');
    expect(place?.getAttribute('aria-describedby')?.split(' ')).toContain(note?.id);
    expect(note?.textContent).toContain('Please say more.');
    const list = within(screen.getByRole('region', { name: 'Your checklist' }));
    expect(list.getAllByText('Needs a change: Please say more.')).toHaveLength(1);
    for (const link of list.getAllByRole('link', { name: 'Change it' })) {
      expect(link.getAttribute('href')).toBe(`/earn-helping?field=${field}`);
    }
    // The way on is the same from each.
    if (field !== 'rate') return;
    await site.press('Continue');
    await heading('Documents');
    // What is approved isn't asked for again.
    expect(screen.getByText('Your documents are approved.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'ID document' })).toBeNull();
    call.mockResolvedValue({ status: 'submitted' });
    await clickSubmit(site);
    await waitFor(() => expect(call).toHaveBeenCalledWith('submitApplication', {}));
  },
);

test('a companion without any hours is asked for some before they go on', async () => {
  const site = await visit('/earn-helping?step=2', COMPANION);
  await heading('Hours and rate');
  for (const remove of screen.getAllByRole('button', { name: /^Remove these hours/ })) {
    await site.user.click(remove);
  }
  await clickNext(site);
  const problem = await screen.findByText('Add hours to at least one day.');
  await waitFor(() => expect(problem.closest('[role=alert]')).toBe(document.activeElement));
  const monday = screen.getAllByRole('button', { name: /^Add/ })[0];
  if (monday === undefined) throw new Error('No button');
  await site.user.click(monday);
  await waitFor(() => expect(screen.queryByText('Add hours to at least one day.')).toBeNull());
  await clickNext(site);
  await heading('Documents');
});

test('a companion whose proof of address is rejected replaces only that', async () => {
  const rejected = proofRejected(COMPANION.uid, 'The address cannot be read.');
  const site = await visit('/earn-helping?field=proofOfAddress', COMPANION, {
    applications: [
      application({
        draft: {
          ...APPLICATION_DRAFT,
          documents: {
            idDocument: { type: 'passport', file: null },
            proofOfAddress: { type: 'utility_bill', file: null },
          },
        },
        form: FORM,
        notes: 'Say more.',
        returnedFields: ['bio'],
        decidedAt: NOW,
      }),
    ],
    verifications: { [COMPANION.uid]: rejected },
  });
  await heading('Documents');
  const proof = within(screen.getByRole('region', { name: 'Proof of address' }));
  const note = screen.getByText('The address cannot be read.', { selector: 'span' });
  expect(note.closest('[role=alert]')?.textContent).toContain('Our team asks for a change');
  await waitFor(() =>
    expect(document.activeElement).toBe(
      proof.getByRole('button', { name: 'Choose Proof of address' }),
    ),
  );
  expect(screen.queryByRole('region', { name: 'ID document' })).toBeNull();
  expect(screen.getByText(/^ID document: approved/)).toBeTruthy();
  await clickSubmit(site);
  await screen.findByText('Choose the kind and the file of your proof of address.');
  chooseFile('Proof of address', pdfFile('same.pdf'));
  await screen.findByText('Your file is uploaded.');
  // What is there by now is no longer asked for.
  expect(screen.queryByText('Choose the kind and the file of your proof of address.')).toBeNull();
  await waitFor(() => expect(savedDraft()?.documents.proofOfAddress.file?.name).toBe('same.pdf'));
  refuse('invalid-input', { field: 'proofOfAddress', reason: 'same-file' });
  await clickSubmit(site);
  await screen.findByText('This is the file we couldn’t approve. Please choose another one.');
  chooseFile('Proof of address', pdfFile('new.pdf'));
  await screen.findByText('Your file is uploaded.');
  call.mockResolvedValue({ status: 'submitted' });
  await clickSubmit(site);
  await waitFor(() => expect(call).toHaveBeenCalledWith('submitApplication', {}));
  expect(savedDraft()?.documents).toEqual({
    idDocument: { type: 'passport', file: null },
    proofOfAddress: {
      type: 'utility_bill',
      file: expect.objectContaining({ name: 'new.pdf' }),
    },
  });
});

test('a companion follows the checklist from another screen to the field, which takes the focus', async () => {
  files.add(ID_PHOTO);
  const site = await visit('/earn-helping', COMPANION, {
    applications: [
      application({
        draft: APPLICATION_DRAFT,
        form: FORM,
        notes: 'Say more.',
        returnedFields: ['bio'],
        decidedAt: NOW,
      }),
    ],
  });
  await heading('Documents');
  const list = within(screen.getByRole('region', { name: 'Your checklist' }));
  const [change] = list.getAllByRole('link', { name: 'Change it' });
  await site.user.click(change as HTMLElement);
  await heading('About you');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Bio')));
  await site.press('Continue');
  const title = await heading('Hours and rate');
  expect(document.activeElement).toBe(title);
});

test('a companion whose application was returned without a field sees the note and edits it', async () => {
  await visit('/earn-helping', COMPANION, {
    applications: [
      application({
        form: FORM,
        draft: { ...DRAFT, background: 'Ten years on a helpline.' },
        notes: 'Say more about yourself.',
        decidedAt: NOW,
      }),
    ],
  });
  const notice = (await screen.findByText('Your application needs another look')).parentElement;
  expect(notice?.textContent).toContain('Say more about yourself.');
  expect(screen.getByRole('heading', { name: 'About you' })).toBeTruthy();
  const background = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your background' });
  expect(background.value).toBe('Ten years on a helpline.');
});

test('an approved companion sees whether they are live and their background check counts, and the next step', async () => {
  const badgesGivenAt = { identity: NOW, background: new Date('2026-03-01'), training: null };
  const showListing = (change: Partial<Companion>) =>
    setWorld(listingOf({ badgesGivenAt, ...change }));
  showListing({});
  await visit('/earn-helping', COMPANION, {
    ...accountOf(COMPANION, {
      verification: { isVerified: true, verificationStatus: 'verified' },
    }),
    applications: [application({ form: FORM, status: 'accepted' })],
  });
  const notice = (await screen.findByText('Your application is approved')).parentElement;
  expect(notice?.textContent).toContain(
    'Your background check counts until Mar 1, 2027, and your profile shows it. You’re live. Members can now find and book you.',
  );
  // There is no checklist once they are live.
  const main = within(screen.getByRole('main'));
  const hrefs = hrefsOf(main.getAllByRole('link'));
  expect(hrefs).toEqual(['/profile/listing', '/earner-dashboard']);
  const badges = { identity: true, background: false, training: false };
  const checkOrder = { issuer: 'Northlight Screening', orderedAt: NOW };
  act(() => {
    showListing({ badges, listed: false });
    setWorld({ applications: [application({ form: FORM, status: 'accepted', checkOrder })] });
  });
  // A later one is ordered, of which an email leads here.
  await screen.findByText(/We ordered your background check from Northlight Screening on/);
  await screen.findByText(
    /Your background check no longer counts\. Members can’t find you until we’ve recorded a new background check\./,
  );
});

test('staff approve an application, or return it with what it is about', async () => {
  call.mockResolvedValue({ status: 'accepted' });
  const site = await visit('/admin/database?view=applications', STAFF, {
    applications: [application({ form: FORM, status: 'submitted', submittedAt: NOW })],
  });
  const card = within(await screen.findByRole('article', { name: 'Application of Wilma Quist' }));
  await expectLink('Wilma Quist', staffAccountPath(COMPANION.uid), card);
  await expectTextsIn(card, 'Ten years on a helpline.', 'Sat 9 AM – 6 PM');
  let dialog = within(await site.openDialog('Send back', undefined, card));
  const send = dialog.getByRole('button', { name: 'Send back' });
  fill(dialog.getByRole('textbox'), ' Say more. ');
  expect(send).toHaveProperty('disabled', true);
  await site.user.click(dialog.getByRole('checkbox', { name: 'Hours' }));
  await site.user.click(dialog.getByRole('checkbox', { name: 'Bio' }));
  await site.user.click(send);
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('reviewApplication', {
      uid: COMPANION.uid,
      decision: 'returned',
      notes: 'Say more.',
      fields: ['hours', 'bio'],
    }),
  );
  expect(await screen.findByText('Wilma Quist’s application was sent back.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  dialog = within(await site.openDialog('Approve', undefined, card));
  const { issuedOn } = reportOf(new Date());
  const approve = dialog.getByRole('button', { name: 'Approve' });
  await site.user.click(approve);
  expect(dialog.getByText('Please enter who issued the report')).toBeTruthy();
  fill(dialog.getByLabelText(/^Issued by/), 'Sample Screening');
  fill(dialog.getByLabelText(/^Report number/), 'S-1');
  fill(dialog.getByLabelText(/^Date on the report/), '2024-01-31');
  await site.user.click(approve);
  expect(dialog.getByText('This report is older than 12 months')).toBeTruthy();
  expect(call).toHaveBeenCalledOnce();
  fill(dialog.getByLabelText(/^Date on the report/), issuedOn);
  await site.user.click(approve);
  await waitFor(() =>
    expect(call).toHaveBeenLastCalledWith('reviewApplication', {
      uid: COMPANION.uid,
      decision: 'accepted',
      check: { issuer: 'Sample Screening', reference: 'S-1', issuedOn },
    }),
  );
  expect(await screen.findByText('Wilma Quist’s application is approved.')).toBeTruthy();
});
