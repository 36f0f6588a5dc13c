import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CallError } from '../../web/src/lib/call-error';
import { saveProfileFile, saveWholeListing } from './fake-profile-store';
import { COMPANION, companionDocument, userDocument } from './people';
import { type Site, visit } from './site';
import { setWorld } from './world';

const PATH = '/profile/listing';
const NO_BADGES = { identity: false, background: false, training: false };
const NINE_TO_FIVE = [{ start: '09:00', end: '17:00' }];

function show(change: Parameters<typeof companionDocument>[0] = {}): void {
  setWorld({
    users: { [COMPANION.uid]: userDocument(COMPANION) },
    companions: [{ id: COMPANION.uid, data: companionDocument(change) }],
  });
}

beforeEach(() => show());

async function open(): Promise<Site> {
  const site = await visit(PATH, COMPANION);
  await screen.findByRole('region', { name: 'About you' });
  return site;
}

const bio = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Bio' });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const chip = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });
const card = () => screen.getByRole('complementary', { name: 'Preview' });

test('a companion sees their current listing with nothing to save', async () => {
  show({ traits: ['calm'], minimumSession: 2, timeZone: 'America/New_York' });
  await open();
  expect(bio().value).toBe('I listen well and walk slowly.');
  expect(chip('Personality', 'Calm').getAttribute('aria-pressed')).toBe('true');
  expect(chip('Personality', 'Wise').getAttribute('aria-pressed')).toBe('false');
  const [zone] = screen.getByRole<HTMLSelectElement>('combobox', {
    name: 'Your time zone',
  }).selectedOptions;
  expect(zone?.textContent).toBe('New York');
  expect(zone?.closest('optgroup')?.label).toBe('America');
  const shortest = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Shortest session' });
  expect(shortest.selectedOptions[0]?.textContent).toBe('2 hours');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Any time' }).checked).toBe(true);
  expect(save().disabled).toBe(true);
});

test('a companion edits text and traits, sees the preview update, and saves only those', async () => {
  const site = await open();
  await site.user.clear(bio());
  await site.user.type(bio(), 'I like the sea. ');
  fireEvent.click(chip('Personality', 'Wise'));
  await site.user.clear(screen.getByRole('textbox', { name: 'Hourly rate' }));
  await site.user.type(screen.getByRole('textbox', { name: 'Hourly rate' }), '45');
  await waitFor(() => expect(card().textContent).toContain('€45 per hour'));
  expect(card().textContent).toContain('I like the sea.');
  expect(within(card()).queryByRole('link')).toBeNull();

  await site.user.click(save());
  await waitFor(() => expect(saveWholeListing).toHaveBeenCalledTimes(1));
  expect(saveWholeListing).toHaveBeenCalledWith(COMPANION.uid, {
    account: { bio: 'I like the sea.' },
    listing: { traits: ['calm', 'listener', 'wise'], hourlyRate: 45 },
    hours: {},
  });
  expect(await screen.findByText('Your listing is saved.')).toBeTruthy();
  await waitFor(() => expect(save().disabled).toBe(true));
});

test('a companion who undoes a change has nothing to save', async () => {
  const site = await open();
  const shortest = screen.getByRole('combobox', { name: 'Shortest session' });
  await site.user.selectOptions(shortest, '2 hours');
  await waitFor(() => expect(save().disabled).toBe(false));
  await site.user.selectOptions(shortest, '1 hour');
  await waitFor(() => expect(save().disabled).toBe(true));
  await site.user.selectOptions(shortest, '30 minutes');
  await site.user.click(save());
  await waitFor(() =>
    expect(saveWholeListing).toHaveBeenCalledExactlyOnceWith(COMPANION.uid, {
      account: {},
      listing: { minimumSession: 0.5 },
      hours: {},
    }),
  );
});

test('a companion is advised how many traits to choose but not limited', async () => {
  show({ traits: ['calm', 'patient'] });
  const site = await open();
  const hint = () =>
    document.getElementById(
      screen.getByRole('group', { name: 'Personality' }).getAttribute('aria-describedby') ?? '',
    )?.textContent;
  expect(hint()).toBe('Choose 4 to 7: 2 more to go.');
  for (const name of ['Stable', 'Wise']) fireEvent.click(chip('Personality', name));
  expect(hint()).toBe('Choose 4 to 7: 4 chosen.');
  for (const name of ['Calm', 'Patient', 'Stable', 'Wise']) {
    fireEvent.click(chip('Personality', name));
  }
  expect(hint()).toBe('Choose 4 to 7. Without any, members can’t find you by mood.');
  await site.user.click(save());
  await waitFor(() =>
    expect(saveWholeListing).toHaveBeenCalledWith(
      COMPANION.uid,
      expect.objectContaining({ listing: { traits: [] } }),
    ),
  );
});

test('a companion sets hours for the first time and copies a day to the others', async () => {
  const site = await open();
  fireEvent.click(screen.getByRole('radio', { name: 'Only at these hours' }));
  fireEvent.change(screen.getByLabelText('Monday until'), { target: { value: '12:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add hours on Monday' }));
  fireEvent.click(screen.getByRole('button', { name: 'Copy to weekdays: the hours of Monday' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove these hours on Friday (2)' }));
  await site.user.click(save());
  await waitFor(() => expect(saveWholeListing).toHaveBeenCalledTimes(1));
  const morning = { start: '09:00', end: '12:00' };
  const both = [morning, { start: '13:00', end: '15:00' }];
  expect(saveWholeListing).toHaveBeenCalledWith(COMPANION.uid, {
    account: {},
    listing: {},
    hours: {
      weeklyAvailability: { mon: both, tue: both, wed: both, thu: both, fri: [morning] },
    },
  });
});

test('a companion who switches to "any time" and back keeps their hours', async () => {
  show({ weeklyAvailability: { sun: NINE_TO_FIVE } });
  await open();
  fireEvent.click(screen.getByRole('radio', { name: 'Any time' }));
  expect(screen.queryByLabelText('Sunday from')).toBeNull();
  expect(save().disabled).toBe(false);
  fireEvent.click(screen.getByRole('radio', { name: 'Only at these hours' }));
  expect(screen.getByLabelText<HTMLSelectElement>('Sunday from').value).toBe('09:00');
  expect(save().disabled).toBe(true);
});

test('a companion sees invalid hours marked at their day and gets focus there', async () => {
  show({ weeklyAvailability: { tue: NINE_TO_FIVE } });
  const site = await open();
  fireEvent.change(screen.getByLabelText('Tuesday from'), { target: { value: '17:30' } });
  const tuesday = within(screen.getByRole('group', { name: 'Tuesday' }));
  expect(tuesday.getByText('Hours end after they start')).toBeTruthy();
  await site.user.click(save());
  expect(await screen.findByText('Please fix the highlighted fields.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Tuesday from'));
  expect(saveWholeListing).not.toHaveBeenCalled();

  fireEvent.change(screen.getByLabelText('Tuesday from'), { target: { value: '10:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add hours on Tuesday' }));
  fireEvent.change(screen.getByLabelText('Tuesday from (2)'), { target: { value: '16:30' } });
  expect(tuesday.getByText('These hours overlap')).toBeTruthy();
});

test('a companion cannot save an invalid rate', async () => {
  const site = await open();
  const rate = screen.getByRole('textbox', { name: 'Hourly rate' });
  await site.user.clear(rate);
  await site.user.type(rate, '4');
  await site.user.click(save());
  expect(
    await screen.findByText('Please enter an hourly rate in whole euros, from 5 to 500'),
  ).toBeTruthy();
  expect(card().textContent).toContain('€30 per hour');
  expect(saveWholeListing).not.toHaveBeenCalled();
});

test('a companion whose listing fails to save sees why and keeps the changes', async () => {
  const site = await open();
  await site.user.type(bio(), ' Truly.');
  saveWholeListing.mockRejectedValueOnce(new CallError('unavailable'));
  await site.user.click(save());
  expect((await screen.findByRole('alert')).textContent).toContain('can’t connect right now');
  expect(bio().value).toBe('I listen well and walk slowly. Truly.');
  expect(save().disabled).toBe(false);
});

test('a companion finds only their own changes after a reload', async () => {
  const site = await open();
  await site.user.type(bio(), ' Truly.');
  site.unmount();
  show({ hourlyRate: 60 });
  await open();
  expect(bio().value).toBe('I listen well and walk slowly. Truly.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Hourly rate' }).value).toBe('60');
  expect(save().disabled).toBe(false);
});

test('a companion is asked before losing changes and can discard them', async () => {
  const site = await open();
  await site.user.type(bio(), ' Truly.');
  await site.router.navigate('/profile');
  const asks = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await site.user.click(within(asks).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(site.address()).toBe(PATH);
  expect(bio().value).toContain('Truly.');

  await site.user.click(screen.getByRole('button', { name: 'Discard' }));
  const again = await screen.findByRole('alertdialog');
  await site.user.click(within(again).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(bio().value).toBe('I listen well and walk slowly.'));
  expect(save().disabled).toBe(true);
});

test('a companion who is not verified sees why their listing is hidden', async () => {
  show({ listed: false, badges: NO_BADGES });
  await open();
  expect(await screen.findByText(/once your documents are verified/)).toBeTruthy();
  expect(screen.queryByText(/needs a photo/)).toBeNull();
  const link = screen.getByRole('link', { name: 'Get verified' });
  expect(link.getAttribute('href')).toBe('/verification');
});

test('a verified companion without a photo sees that it is all their listing lacks', async () => {
  show({ listed: false, photo: null });
  await open();
  expect(await screen.findByText(/needs a photo before members see it/)).toBeTruthy();
  expect(screen.queryByText(/once your documents are verified/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Get verified' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add a photo' })).toBeTruthy();
});

test('a listed companion may replace their photo but not remove it', async () => {
  const site = await open();
  await site.user.click(screen.getByRole('button', { name: 'Change photo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your profile photo' }));
  expect(await dialog.findByText(/Replace it anytime, but you can’t remove it/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Change photo' })).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Remove photo' })).toBeNull();
});

test('a companion without a listing sees a notice', async () => {
  setWorld({ companions: [] });
  await visit(PATH, COMPANION);
  expect(await screen.findByText('We’re setting up your listing')).toBeTruthy();
});

test('a companion reaches their listing from the dashboard and from their profile', async () => {
  const site = await visit('/profile', COMPANION);
  const link = await screen.findByRole('link', { name: 'Your listing' });
  expect(link.getAttribute('href')).toBe(PATH);
  site.unmount();
  await visit('/earner-dashboard', COMPANION);
  expect((await screen.findByRole('link', { name: 'Your listing' })).getAttribute('href')).toBe(
    PATH,
  );
});

test('a verified companion confirms another photo, because it takes their badge', async () => {
  show({ photo: '/faces/old.svg', listed: false });
  const site = await open();
  expect(
    screen.getByText('A new photo removes your badge until our team has reviewed it.'),
  ).toBeTruthy();
  await site.user.click(screen.getByRole('button', { name: 'Change photo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your profile photo' }));
  await site.user.click(dialog.getByRole('button', { name: 'Remove photo' }));
  await site.user.click(dialog.getByRole('button', { name: 'Save' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Change your photo?' }));
  expect(saveProfileFile).not.toHaveBeenCalled();
  await site.user.click(asked.getByRole('button', { name: 'Change photo' }));
  expect(saveProfileFile).toHaveBeenCalledOnce();
});

test('a companion without the badge changes their photo without a question', async () => {
  show({
    photo: '/faces/old.svg',
    listed: false,
    badges: NO_BADGES,
  });
  const site = await open();
  expect(screen.queryByText(/removes your badge/)).toBeNull();
  await site.user.click(screen.getByRole('button', { name: 'Change photo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your profile photo' }));
  await site.user.click(dialog.getByRole('button', { name: 'Remove photo' }));
  await site.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(saveProfileFile).toHaveBeenCalledOnce();
});
