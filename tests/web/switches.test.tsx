import { ALL_ON, PAUSED_SENTENCES, type SwitchName } from '@hearthkin/domain/foundation/switches';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accountOf, COMPANION, companionDocument, MEMBER, NOW } from './people';
import { expectLink } from './shown';
import { visit } from './site';
import { setWorld } from './world';

const off = (...names: SwitchName[]) => ({
  switches: {
    ...ALL_ON,
    ...Object.fromEntries(names.map((name) => [name, false])),
    changedAt: NOW,
  },
});

beforeEach(() => {
  setWorld({
    companions: [{ id: COMPANION.uid, data: companionDocument() }],
    ...accountOf(MEMBER),
  });
});

describe('while new sign-ups are switched off', () => {
  test.each(['/register/1', '/register/account'])(
    'a visitor of %s reads so, and finds nothing to fill in',
    async (page) => {
      const site = await visit(page, null, off('signUps'));
      await screen.findByText(PAUSED_SENTENCES.signUps);
      await site.isAt('/register/account');
      screen.getByRole('heading', { level: 1, name: 'Create your account' });
      await expectLink('I have an account', '/login');
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.queryByRole('radio')).toBeNull();
    },
  );

  test('a visitor can go on as soon as they are on again', async () => {
    await visit('/register/account', null, off('signUps'));
    await screen.findByText(PAUSED_SENTENCES.signUps);
    act(() => setWorld({ switches: null }));
    expect(await screen.findByLabelText('Email')).toBeTruthy();
    expect(screen.queryByText(PAUSED_SENTENCES.signUps)).toBeNull();
  });
});

describe('while talking right now is switched off', () => {
  test('a member reads so where they would choose it, and can choose a later time', async () => {
    await visit('/need-support?companion=companion-1', MEMBER, off('talkNow'));
    await screen.findByText(PAUSED_SENTENCES.talkNow);
    const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect(screen.queryByRole('radio', { name: /Talk Right Now/ })).toBeNull();
    expect(choice(/Schedule for Later/).disabled).toBe(false);
  });

  test('a member reads so on the page that books it', async () => {
    await visit('/book/companion-1?type=now', MEMBER, off('talkNow'));
    await screen.findByText(PAUSED_SENTENCES.talkNow);
    expect(screen.getByRole('button', { name: 'Schedule for later instead' })).toBeTruthy();
  });
});

describe('while payments are switched off', () => {
  test('a member reads so above the form that books a session', async () => {
    vi.stubEnv('VITE_PAYMENTS', 'stripe');
    await visit('/book/companion-1', MEMBER, off('payments'));
    await screen.findByText(PAUSED_SENTENCES.payments);
  });

  test('a member reads nothing of it where no money moves', async () => {
    await visit('/book/companion-1', MEMBER, off('payments'));
    await screen.findByRole('heading', { name: 'Date and time' });
    expect(screen.queryByText(PAUSED_SENTENCES.payments)).toBeNull();
  });
});
