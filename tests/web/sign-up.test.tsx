import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadDraft } from '../../web/src/features/sign-up/draft';
import { MEMBER } from './people';
import { expectTexts } from './shown';
import { atPhone, NEWCOMER } from './sign-up-people';
import { type Site, visit, visitWithShell } from './site';

const next = (site: Site) => site.user.click(screen.getByRole('button', { name: 'Next' }));
const alertText = async () => (await screen.findByRole('alert')).textContent;
/** (step − 1) / 7, in whole percent. */
const progress = () =>
  Math.round(Number(screen.getByRole('progressbar').getAttribute('aria-valuenow')));

async function choose(site: Site, names: readonly RegExp[]) {
  for (const name of names) {
    await site.user.click(await screen.findByRole('checkbox', { name }));
  }
}

test('a visitor completes the first five steps, each with its own URL', async () => {
  const site = await visit('/register');
  expect(await screen.findByRole('radio', { name: /Looking for company/ })).toBeTruthy();
  await site.isAt('/register/1');
  expect(progress()).toBe(0);
  await next(site);
  expect(await alertText()).toBe('Choose one to continue');
  await site.user.click(screen.getByRole('radio', { name: /Looking for company/ }));
  expect(screen.queryByRole('alert')).toBeNull();
  await next(site);

  await choose(site, [/Gastronomy/, /LGBTQ/]);
  await site.isAt('/register/2');
  await next(site);
  expect(await alertText()).toBe('Please select at least 3 interests to help us match you better');
  await choose(site, [/Music/]);
  await next(site);

  expect(await screen.findByLabelText('First name')).toBeTruthy();
  expect(progress()).toBe(29);
  await next(site);
  expect(await alertText()).toBe('Please fill in your name and phone number');
  await site.user.type(screen.getByLabelText('First name'), 'Maya');
  await site.user.type(screen.getByLabelText('Phone number'), '2015');
  await next(site);
  expect(await alertText()).toBe('Please enter a valid phone number');
  await site.user.type(screen.getByLabelText('Phone number'), '550123');
  expect((screen.getByLabelText('Phone number') as HTMLInputElement).value).toBe('(201) 555-0123');
  await next(site);

  expect(await screen.findByLabelText('Native language')).toBeTruthy();
  await site.isAt('/register/4');
  await next(site);
  expect(await screen.findByLabelText('Email')).toBeTruthy();
  await next(site);
  expect(await alertText()).toBe('Please enter your email address');
  await site.user.type(screen.getByLabelText('Email'), 'maya@example.test');
  await next(site);
  expect(await alertText()).toBe('Please enter your date of birth');
  await site.user.type(screen.getByLabelText('Date of birth'), '1996-05-01');
  await next(site);
  expect(await alertText()).toBe('Please enter your full address');
  // Said at its field, once that is left.
  await site.user.type(screen.getByLabelText('ZIP or postal code'), '123');
  await site.user.type(screen.getByLabelText('State or province'), 'zz');
  await site.user.type(screen.getByLabelText('Street address'), '12 Elm');
  await site.user.type(screen.getByLabelText('City'), 'Austin');
  await expectTexts('In the United States it looks like 78701', 'We don’t know this state');
  await next(site);
  expect(document.activeElement).toBe(screen.getByLabelText('State or province'));
  for (const [field, text] of [
    ['State or province', 'Texas'],
    ['ZIP or postal code', '78701'],
  ] as const) {
    await site.retype(screen.getByLabelText(field), text);
  }
  expect(screen.queryByRole('alert')).toBeNull();
  await next(site);
  await site.isAt('/register/6');
  await waitFor(() => expect(progress()).toBe(71));
});

test('a visitor who wants to look around first chooses a short account on the first step', async () => {
  const site = await visit('/register');
  const short = within(await screen.findByRole('region', { name: 'Look around first' }));
  expect(short.getByRole('button', { name: 'Continue with Google' })).toBeTruthy();
  expect(short.getByRole('button', { name: 'Continue with Facebook' })).toBeTruthy();
  await site.user.click(short.getByRole('link', { name: 'Continue with email' }));
  await site.isAt('/register/account');
});

test('a visitor whose name has a digit reads so at the field, once they leave it', async () => {
  atPhone({ firstName: '' });
  const site = await visit('/register/3');
  const field = await screen.findByLabelText('First name');
  await site.user.type(field, 'Maya7');
  expect(field.getAttribute('aria-invalid')).toBe('false');
  await site.user.tab();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/^Please use letters, spaces/)).toBeTruthy();
});

test('a visitor who follows a link for companions finds the role preselected', async () => {
  const site = await visit('/register?type=earner');
  const choice = await screen.findByRole('radio', { name: /Become a companion/ });
  expect((choice as HTMLInputElement).checked).toBe(true);
  await site.isAt('/register/1?type=earner');
});

test('a visitor enters a foreign number with its country code', async () => {
  const site = await visit('/register');
  await site.user.click(await screen.findByRole('radio', { name: /Looking for company/ }));
  await next(site);
  await choose(site, [/Gastronomy/, /LGBTQ/, /Music/]);
  await next(site);
  await site.user.type(await screen.findByLabelText('Phone number'), '+49 30 901820');
  const country = screen.getByLabelText('Country code') as HTMLInputElement;
  expect(country.value).toBe('Germany (+49)');
  expect(loadDraft().phone.e164).toBe('+4930901820');
});

test('a visitor cannot skip ahead to a step', async () => {
  const site = await visit('/register/7');
  await site.isAt('/register/1');
});

test('a visitor whose email or birth date cannot be right reads why on the fifth step', async () => {
  atPhone({ email: '', dateOfBirth: '' });
  const site = await visit('/register/5');
  // It is Friday, 20 November 2026.
  const birth = await screen.findByLabelText('Date of birth');
  await site.user.type(screen.getByLabelText('Email'), 'maya@');
  await site.user.type(birth, '1890-05-01');
  await next(site);
  expect(await alertText()).toBe('Invalid email format.');
  await site.user.type(screen.getByLabelText('Email'), 'example.test');
  expect(await alertText()).toBe('Please check the year. It should be 1900 or later.');
  await site.retype(birth, '2008-11-21');
  await next(site);
  expect(await alertText()).toBe('You must be 18 or older to use this service.');
  await site.retype(birth, '2008-11-20');
  expect(screen.queryByRole('alert')).toBeNull();
  // The server is told, after a reload too.
  expect(loadDraft()).toMatchObject({ dateOfBirth: '2008-11-20', ageDoubted: true });
  await next(site);
  await site.isAt('/register/6');
});

test('a visitor who corrects a mistyped birth date before going on is not doubted', async () => {
  atPhone({ dateOfBirth: '' });
  const site = await visit('/register/5');
  const birth = await screen.findByLabelText('Date of birth');
  await site.user.type(birth, '2009-05-01');
  await site.retype(birth, '1999-05-01');
  await next(site);
  await site.isAt('/register/6');
  expect(loadDraft().ageDoubted).toBe(false);
});

test('a visitor adds other languages, but not their native one or duplicates', async () => {
  atPhone();
  const site = await visit('/register/4');
  // A plain field takes its place until the list has loaded.
  const add = async () => site.user.click(await screen.findByRole('button', { name: 'Open' }));
  await add();
  const list = () => within(screen.getByRole('listbox'));
  const offered = () => list().getAllByRole('option');
  expect(offered().map(({ textContent }) => textContent)).not.toContain('English');
  await site.user.click(list().getByRole('option', { name: 'French' }));
  await add();
  expect(offered().map(({ textContent }) => textContent)).not.toContain('French');
  await site.user.click(list().getByRole('option', { name: 'German' }));
  expect(loadDraft().languages).toEqual({ native: 'English', secondary: ['French', 'German'] });

  await site.user.selectOptions(
    screen.getByRole('combobox', { name: /Native language/ }),
    'German',
  );
  expect(loadDraft().languages).toEqual({ native: 'German', secondary: ['French'] });
  await site.press('Remove French');
  expect(loadDraft().languages.secondary).toEqual([]);
});

test('a visitor keeps their answers after a reload', async () => {
  const site = await visit('/register');
  await site.user.click(await screen.findByRole('radio', { name: /Become a companion/ }));
  await next(site);
  await choose(site, [/Gastronomy/, /LGBTQ/, /Music/]);

  await visit('/register/2');
  const food = (await screen.findByRole('checkbox', { name: /Gastronomy/ })) as HTMLInputElement;
  expect(food.checked).toBe(true);
  expect(loadDraft().userType).toBe('earner');
});

test('a newcomer who has only verified a phone counts as a visitor everywhere', async () => {
  const site = await visitWithShell('/my-bookings', NEWCOMER);
  await site.isAt('/register/1');
  const home = await visitWithShell('/', NEWCOMER);
  await home.user.click(await screen.findByRole('link', { name: 'Finish signing up' }));
  await home.isAt('/register/1');
});

test('a member who signs in clears an unfinished signup from the tab', async () => {
  atPhone();
  const site = await visit('/my-bookings', MEMBER);
  await site.isAt('/my-bookings');
  expect(loadDraft().firstName).toBe('');
});
