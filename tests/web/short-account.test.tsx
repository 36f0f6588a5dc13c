import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../web/src/session/auth-client';
import { identityCheck } from '../support/builders';
import { setUser } from './fake-auth';
import { call, inputsOf, refuse } from './fake-call';
import { createSignIn, refreshClaims, refuseSignIn } from './fake-complete-account';
import { CODE } from './fake-phone';
import { fill } from './fill';
import { written } from './memory-firestore';
import { accountOf, COMPANION, companionDocument, MEMBER, userDocument } from './people';
import { expectLink } from './shown';
import { type Site, visit } from './site';
import { setWorld } from './world';

const PASSWORD = 'Quiet-Harbour-7';
const NEXT = '/book/companion-1?activity=coffee-walk';
const PAGE = `/register/account?${new URLSearchParams({ next: NEXT })}`;
const MAYA: SignedIn = { ...MEMBER, uid: 'maya', email: 'maya@example.test' };
const BEGUN: SignedIn = { ...MAYA, userType: null, byPasswordOnly: true };

beforeEach(() => {
  setWorld({ companions: [{ id: COMPANION.uid, data: companionDocument() }] });
  createSignIn.mockImplementation(async () => setUser(BEGUN));
  refreshClaims.mockImplementation(async () => {
    setWorld({ users: { [MAYA.uid]: userDocument(MAYA) } });
    setUser(MAYA);
  });
});

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create account' });

async function fillIn(site: Site): Promise<void> {
  fill(await field('First name'), 'Maya');
  fill(await field('Email'), 'maya@example.test');
  fill(await field('Password'), PASSWORD);
  fill(await field('Date of birth'), '1990-05-01');
  await site.user.click(screen.getByRole('checkbox', { name: /Terms of Service/ }));
}

describe('a visitor who wants to book', () => {
  test('makes an account with four fields, and is back at the booking', async () => {
    const site = await visit(PAGE);
    await screen.findByRole('heading', { name: 'Create your account to book Wilma' });
    await expectLink('I have an account', `/login?${new URLSearchParams({ next: NEXT })}`);
    expect(create().disabled).toBe(true);
    await fillIn(site);
    call.mockResolvedValueOnce({ userType: 'spender' });
    await site.user.click(create());
    await screen.findByText('Account created successfully! Welcome to Hearthkin');
    expect(createSignIn).toHaveBeenCalledExactlyOnceWith('maya@example.test', PASSWORD);
    expect(inputsOf('completeShortSignup')).toEqual([
      {
        names: { firstName: 'Maya', lastName: '' },
        dateOfBirth: '1990-05-01',
        timeZone: 'America/New_York',
        ageDoubted: false,
        agreeToTerms: true,
      },
    ]);
    await site.isAt(NEXT);
  });

  test('reads each fault at its field, when it is left', async () => {
    const site = await visit(PAGE);
    await site.user.type(await field('Email'), 'maya@');
    expect((await field('Email')).getAttribute('aria-invalid')).toBe('false');
    await site.user.tab();
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    await site.user.type(await field('First name'), 'Maya7');
    await site.user.tab();
    expect(await screen.findByText(/^Please use letters, spaces/)).toBeTruthy();
  });

  test('whose address or account is refused reads why, keeps the rest, and tries again without another sign-in', async () => {
    const site = await visit(PAGE);
    await fillIn(site);
    // Where accounts are hidden, nothing is said of one.
    refuseSignIn('email-refused');
    await site.user.click(create());
    expect(await screen.findByText(/^We can’t create an account with this email/)).toBeTruthy();
    expect(screen.queryByText(/already exists/)).toBeNull();
    await waitFor(async () => expect(document.activeElement).toBe(await field('Email')));
    (await field('Password')).focus();
    refuseSignIn('email-taken');
    await site.user.click(create());
    expect(await screen.findByText(/^An account with this email already exists/)).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await field('Email')));
    expect((await field('Password')).value).toBe(PASSWORD);
    expect(call).not.toHaveBeenCalled();

    createSignIn.mockClear();
    refuse('unavailable');
    await site.user.click(create());
    await screen.findByText(/^Registration failed/);
    call.mockResolvedValueOnce({ userType: 'spender' });
    await site.user.click(create());
    await site.isAt(NEXT);
    expect(createSignIn).toHaveBeenCalledOnce();
  });

  test('who gave a birth date under 18 is refused, and the server learns of it', async () => {
    const site = await visit(PAGE);
    await fillIn(site);
    fill(await field('Date of birth'), '2010-05-01');
    await site.user.click(create());
    expect(await screen.findByText('You must be 18 or older to use this service.')).toBeTruthy();
    expect(createSignIn).not.toHaveBeenCalled();
    fill(await field('Date of birth'), '1990-05-01');
    call.mockResolvedValueOnce({ userType: 'spender' });
    await site.user.click(create());
    await waitFor(() =>
      expect(inputsOf('completeShortSignup')).toMatchObject([{ ageDoubted: true }]),
    );
  });

  test('finds what they typed after a reload, but no password', async () => {
    const site = await visit(PAGE);
    await fillIn(site);
    await visit(PAGE);
    expect((await field('Email')).value).toBe('maya@example.test');
    expect((await field('Password')).value).toBe('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(PASSWORD);
  });
});

test('a person whose account was interrupted finishes it by name and birth date', async () => {
  const site = await visit(`/register/finish?${new URLSearchParams({ next: NEXT })}`, BEGUN);
  fill(await field('First name'), 'Maya');
  fill(await field('Date of birth'), '1990-05-01');
  await site.user.click(screen.getByRole('checkbox', { name: /Terms of Service/ }));
  expect(screen.queryByLabelText('Password')).toBeNull();
  call.mockResolvedValueOnce({ userType: 'spender' });
  await site.user.click(create());
  await site.isAt(NEXT);
  expect(inputsOf('completeShortSignup')).toMatchObject([{ names: { firstName: 'Maya' } }]);
});

test('a visitor reads what the account is for', async () => {
  const site = await visit(PAGE);
  for (const [next, purpose] of [
    ['/companion/companion-1?write=companion-1', 'write to Wilma'],
    ['/need-support?mood=sad&companion=companion-1', 'ask Wilma'],
    ['/community/activity/a-1', 'join'],
  ] as const) {
    await act(() => site.router.navigate(`/register/account?${new URLSearchParams({ next })}`));
    await screen.findByRole('heading', { name: `Create your account to ${purpose}` });
  }
});

describe('a short account that wants to book', () => {
  const NOWHERE = { street: '', city: '', state: '', zipCode: '', country: '' };
  const GET_READY = `/get-ready?${new URLSearchParams({ next: NEXT })}`;
  const account = (change: object) =>
    setWorld(
      accountOf(MEMBER, {
        level: 'account',
        phone: '',
        phoneVerified: false,
        interests: [],
        address: NOWHERE,
        ...change,
      }),
    );
  const part = async (name: string) => within(await screen.findByRole('region', { name }));
  const PHONE = { phone: '+12015550123', phoneVerified: true };
  const LIKING = { ...PHONE, interests: ['food', 'music', 'wellness'] };

  test('gives its phone, interests and address in turn, and then checks the identity', async () => {
    account({});
    const site = await visit(GET_READY, MEMBER);
    await screen.findByRole('heading', { level: 1, name: 'Before you book Wilma' });
    const phone = await part('Add your phone number');
    expect(screen.getByText('Step 1 of 4')).toBeTruthy();
    await site.user.type(phone.getByLabelText('Phone number'), '2015550123');
    await site.pressIn(phone, 'Send code');
    await site.user.type(await phone.findByLabelText('6-digit code'), CODE);
    call.mockImplementationOnce(async () => {
      account(PHONE);
      return { phone: PHONE.phone };
    });
    await site.pressIn(phone, 'Verify');

    const interests = await part('What do you enjoy?');
    expect(screen.getByText('Step 2 of 4')).toBeTruthy();
    const go = () => site.user.click(screen.getByRole('button', { name: 'Continue' }));
    await go();
    expect(interests.getByRole('alert').textContent).toMatch(/^Please select at least 3 interests/);
    for (const name of [/Gastronomy/, /Music/, /Wellness/]) {
      await site.user.click(interests.getByRole('checkbox', { name }));
    }
    await go();
    await waitFor(() => expect(written(/users/)).toMatchObject([{ interests: LIKING.interests }]));
    account(LIKING);

    const address = await part('Where do you live?');
    expect(address.getByText(/^It sets your local crisis lines/)).toBeTruthy();
    for (const [label, text] of [
      ['Street address', '1 Elm Street'],
      ['City', 'Austin'],
      ['State or province', 'Texas'],
      ['ZIP or postal code', '7870'],
    ] as const) {
      fill(address.getByLabelText(label), text);
    }
    await go();
    expect(address.getByText(/it looks like 78701$/)).toBeTruthy();
    fill(address.getByLabelText('ZIP or postal code'), '78701');
    await go();
    await waitFor(() =>
      expect(written(/users/).at(-1)).toMatchObject({ location: 'Austin, Texas' }),
    );
    account({ ...LIKING, address: userDocument(MEMBER).address });

    await part('Check your identity');
    expect(screen.getByText('Step 4 of 4')).toBeTruthy();
    setWorld({ users: { [MEMBER.uid]: userDocument(MEMBER) } });
    await screen.findByText(/^You’re verified\. Thank you/);
    await site.isAt(NEXT);
  });

  test('is asked only for what it lacks', async () => {
    account(LIKING);
    await visit(GET_READY, MEMBER);
    await part('Where do you live?');
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
  });

  test('reads how long our team needs for photos that wait', async () => {
    account({ ...LIKING, address: userDocument(MEMBER).address });
    await visit(GET_READY, MEMBER, {
      verifications: {
        [MEMBER.uid]: {
          isVerified: false,
          verificationStatus: 'not_started',
          identityCheck: identityCheck({ reason: 'age' }),
        },
      },
    });
    await screen.findByText(/^Our team is comparing your photos\. We aim for 24-48 hours/);
    await expectLink('look around', '/browse');
  });

  test('goes on at once where nothing is missing', async () => {
    const site = await visit(GET_READY, MEMBER, { users: { [MEMBER.uid]: userDocument(MEMBER) } });
    await site.isAt(NEXT);
  });
});
