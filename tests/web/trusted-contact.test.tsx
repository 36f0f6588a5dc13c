import type { TrustedContact } from '@hearthkin/domain/safety/trusted-contact';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { CallError } from '../../web/src/lib/call-error';
import { answer, call, inputsOf, refuse } from './fake-call';
import { MEMBER, NOW, userDocument } from './people';
import { visit } from './site';
import { setWorld } from './world';

const ALEX: TrustedContact = {
  contactId: 'c',
  name: 'Alex',
  email: 'alex@hearthkin.test',
  status: 'waiting',
  invitedAt: NOW,
  answeredAt: null,
  told: null,
};

describe('the trusted contact on the profile', () => {
  beforeEach(() => setWorld({ users: { [MEMBER.uid]: userDocument(MEMBER) } }));

  const section = async () =>
    within(await screen.findByRole('region', { name: 'Trusted contact' }));

  test('a member adds one, who is asked by email', async () => {
    const site = await visit('/profile?tab=trusted-contact', MEMBER);
    const heading = await screen.findByRole('heading', { name: 'Trusted contact' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await site.user.click(await screen.findByRole('button', { name: 'Add a trusted contact' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who should know?' }));
    await site.user.click(dialog.getByRole('button', { name: 'Ask them' }));
    expect(await dialog.findByText('Please enter their name')).toBeTruthy();
    expect(dialog.getByText('Please enter their email address')).toBeTruthy();
    expect(call).not.toHaveBeenCalledWith('saveTrustedContact', expect.anything());
    await site.user.type(dialog.getByRole('textbox', { name: /^Their name/ }), 'Alex');
    await site.user.type(
      dialog.getByRole('textbox', { name: /^Their email/ }),
      'Alex@hearthkin.test',
    );
    call.mockRejectedValueOnce(new CallError('own-email'));
    await site.user.click(dialog.getByRole('button', { name: 'Ask them' }));
    expect(await dialog.findByText(/^This is already your email/)).toBeTruthy();
    answer({ sent: true }, { trustedContact: ALEX });
    await site.user.click(dialog.getByRole('button', { name: 'Ask them' }));
    expect(await screen.findByText('We’ve emailed Alex. They still have to agree.')).toBeTruthy();
    expect(call).toHaveBeenLastCalledWith('saveTrustedContact', {
      name: 'Alex',
      email: 'alex@hearthkin.test',
    });
    expect((await section()).getByText('Waiting for their answer')).toBeTruthy();
  });

  test('a member whose email didn’t go out reads so', async () => {
    const site = await visit('/profile', MEMBER);
    await site.user.click(await screen.findByRole('button', { name: 'Add a trusted contact' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who should know?' }));
    await site.user.type(dialog.getByRole('textbox', { name: /^Their name/ }), 'Alex');
    await site.user.type(dialog.getByRole('textbox', { name: /^Their email/ }), 'a@hearthkin.test');
    call.mockResolvedValueOnce({ sent: false });
    await site.user.click(dialog.getByRole('button', { name: 'Ask them' }));
    expect(await screen.findByText(/Alex is saved, but the email didn’t go out/)).toBeTruthy();
  });

  test('a member asks again, until the limit', async () => {
    setWorld({ trustedContact: ALEX });
    const site = await visit('/profile', MEMBER);
    const again = await screen.findByRole('button', { name: 'Send the email again' });
    call.mockResolvedValueOnce({ sent: true });
    await site.user.click(again);
    expect(await screen.findByText('We’ve emailed Alex again.')).toBeTruthy();
    expect(call).toHaveBeenLastCalledWith('resendTrustedContact', {});
    const sentence = 'We’ve sent three of these emails to this address.';
    refuse('rate-limited', { sentence });
    await site.user.click(again);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  test('a member removes one, after a question', async () => {
    setWorld({ trustedContact: { ...ALEX, status: 'confirmed', answeredAt: NOW } });
    const site = await visit('/profile', MEMBER);
    const own = await section();
    expect(await own.findByText('Confirmed')).toBeTruthy();
    expect(own.queryByRole('button', { name: 'Send the email again' })).toBeNull();
    await site.user.click(own.getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Alex?' }));
    refuse('offline');
    await site.user.click(dialog.getByRole('button', { name: 'Remove contact' }));
    expect(await dialog.findByText(/You’re offline/)).toBeTruthy();
    answer({ removed: true }, { trustedContact: null });
    await site.user.click(dialog.getByRole('button', { name: 'Remove contact' }));
    expect(await screen.findByText('Alex is no longer your trusted contact.')).toBeTruthy();
    expect(inputsOf('removeTrustedContact').at(-1)).toEqual({});
    expect(await screen.findByRole('button', { name: 'Add a trusted contact' })).toBeTruthy();
  });

  test('a member whose contact declined chooses someone else', async () => {
    setWorld({ trustedContact: { ...ALEX, status: 'declined', answeredAt: NOW } });
    const site = await visit('/profile', MEMBER);
    const own = await section();
    expect(await own.findByText('Declined')).toBeTruthy();
    await site.user.click(own.getByRole('button', { name: 'Choose someone else' }));
    expect(await screen.findByRole('dialog', { name: 'Who should know?' })).toBeTruthy();
  });
});

describe('the link of a trusted contact', () => {
  test('they agree, without an account, and stop later', async () => {
    call.mockResolvedValueOnce({ of: 'Sam', status: 'waiting' });
    const site = await visit('/trusted-contact?token=abc');
    await screen.findByRole('heading', { name: 'Sam would like you as a trusted contact' });
    await site.isAt('/trusted-contact');
    expect(call).toHaveBeenCalledExactlyOnceWith('answerTrustedContact', {
      token: 'abc',
      answer: null,
    });
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
    refuse('unavailable');
    await site.user.click(screen.getByRole('button', { name: 'I agree' }));
    expect(await screen.findByText(/We can’t connect right now/)).toBeTruthy();
    call.mockResolvedValueOnce({ of: 'Sam', status: 'confirmed' });
    await site.user.click(screen.getByRole('button', { name: 'I agree' }));
    const heading = await screen.findByRole('heading', {
      name: 'You’re the trusted contact of Sam',
    });
    expect(document.activeElement).toBe(heading);
    expect(call).toHaveBeenLastCalledWith('answerTrustedContact', {
      token: 'abc',
      answer: 'confirmed',
    });
    expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull();
    call.mockResolvedValueOnce({ of: 'Sam', status: 'declined' });
    await site.user.click(screen.getByRole('button', { name: 'Stop these emails' }));
    expect(await screen.findByRole('heading', { name: 'You get no emails' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'I agree' })).toBeTruthy();
  });

  test('they decline', async () => {
    call.mockResolvedValueOnce({ of: 'Sam', status: 'waiting' });
    const site = await visit('/trusted-contact?token=abc');
    call.mockResolvedValueOnce({ of: 'Sam', status: 'declined' });
    await site.user.click(await screen.findByRole('button', { name: 'No, thanks' }));
    expect(await screen.findByRole('heading', { name: 'You get no emails' })).toBeTruthy();
    expect(call).toHaveBeenLastCalledWith('answerTrustedContact', {
      token: 'abc',
      answer: 'declined',
    });
  });
});

const OTHER = { name: 'Nora', photo: null, isChanged: false, until: '2026-11-21T20:00:00.000Z' };

describe('the photo of whom a session is with', () => {
  test('is shown with the name and until when', async () => {
    const photo = 'data:image/png;base64,AAAA';
    call.mockResolvedValueOnce({ ...OTHER, photo });
    await visit('/session-photo?token=abc');
    const picture = await screen.findByRole('img', { name: 'Photo of Nora' });
    expect(picture.getAttribute('src')).toBe('data:image/png;base64,AAAA');
    expect(screen.getByText(/^The link works until Sat, Nov 21, 3:00\sPM\.$/)).toBeTruthy();
  });

  test('says so if it is another one than when the session was agreed', async () => {
    call.mockResolvedValueOnce({ ...OTHER, isChanged: true });
    await visit('/session-photo?token=abc');
    await screen.findByText('Nora has changed their photo since this session was agreed.');
  });

  test('says so if they have none', async () => {
    call.mockResolvedValueOnce(OTHER);
    await visit('/session-photo?token=abc');
    expect(await screen.findByText('Nora has no photo.')).toBeTruthy();
  });
});
