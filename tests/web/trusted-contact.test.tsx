import type { TrustedContact } from '@hearthkin/domain/safety/trusted-contact';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { CallError } from '../../web/src/lib/call-error';
import { answer, call, expectLastCall, expectOnlyCall, inputsOf, refuse } from './fake-call';
import { MEMBER, NOW, userDocument } from './people';
import { expectTextsIn } from './shown';
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
    const dialog = within(await site.openDialog('Add a trusted contact', 'Who should know?'));
    await site.pressIn(dialog, 'Ask them');
    await expectTextsIn(dialog, 'Please enter their name', 'Please enter their email address');
    expect(call).not.toHaveBeenCalledWith('saveTrustedContact', expect.anything());
    await site.user.type(dialog.getByRole('textbox', { name: /^Their name/ }), 'Alex');
    await site.user.type(
      dialog.getByRole('textbox', { name: /^Their email/ }),
      'Alex@hearthkin.test',
    );
    call.mockRejectedValueOnce(new CallError('own-email'));
    await site.pressIn(dialog, 'Ask them');
    expect(await dialog.findByText(/^This is already your email/)).toBeTruthy();
    answer({ sent: true }, { trustedContact: ALEX });
    await site.pressIn(dialog, 'Ask them');
    expect(await screen.findByText('We’ve emailed Alex. They still have to agree.')).toBeTruthy();
    expectLastCall('saveTrustedContact', { name: 'Alex', email: 'alex@hearthkin.test' });
    expect((await section()).getByText('Waiting for their answer')).toBeTruthy();
  });

  test('a member whose email didn’t go out reads so', async () => {
    const site = await visit('/profile', MEMBER);
    const dialog = within(await site.openDialog('Add a trusted contact', 'Who should know?'));
    await site.user.type(dialog.getByRole('textbox', { name: /^Their name/ }), 'Alex');
    await site.user.type(dialog.getByRole('textbox', { name: /^Their email/ }), 'a@hearthkin.test');
    call.mockResolvedValueOnce({ sent: false });
    await site.pressIn(dialog, 'Ask them');
    expect(await screen.findByText(/Alex is saved, but the email didn’t go out/)).toBeTruthy();
  });

  test('a member asks again, until the limit', async () => {
    const site = await visit('/profile', MEMBER, { trustedContact: ALEX });
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
    const dialog = within(await site.openDialog('Remove', 'Remove Alex?', own));
    refuse('offline');
    await site.pressIn(dialog, 'Remove contact');
    expect(await dialog.findByText(/You’re offline/)).toBeTruthy();
    answer({ removed: true }, { trustedContact: null });
    await site.pressIn(dialog, 'Remove contact');
    expect(await screen.findByText('Alex is no longer your trusted contact.')).toBeTruthy();
    expect(inputsOf('removeTrustedContact').at(-1)).toEqual({});
    expect(await screen.findByRole('button', { name: 'Add a trusted contact' })).toBeTruthy();
  });

  test('a member whose contact declined chooses someone else', async () => {
    setWorld({ trustedContact: { ...ALEX, status: 'declined', answeredAt: NOW } });
    const site = await visit('/profile', MEMBER);
    const own = await section();
    expect(await own.findByText('Declined')).toBeTruthy();
    await site.pressIn(own, 'Choose someone else');
    expect(await screen.findByRole('dialog', { name: 'Who should know?' })).toBeTruthy();
  });
});

describe('the link of a trusted contact', () => {
  test('they agree, without an account, and stop later', async () => {
    call.mockResolvedValueOnce({ of: 'Sam', status: 'waiting' });
    const site = await visit('/trusted-contact?token=abc');
    await screen.findByRole('heading', { name: 'Sam would like you as a trusted contact' });
    await site.isAt('/trusted-contact');
    expectOnlyCall('answerTrustedContact', { token: 'abc', answer: null });
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
    refuse('unavailable');
    await site.press('I agree');
    expect(await screen.findByText(/We can’t connect right now/)).toBeTruthy();
    call.mockResolvedValueOnce({ of: 'Sam', status: 'confirmed' });
    await site.press('I agree');
    const heading = await screen.findByRole('heading', {
      name: 'You’re the trusted contact of Sam',
    });
    expect(document.activeElement).toBe(heading);
    expectLastCall('answerTrustedContact', { token: 'abc', answer: 'confirmed' });
    expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull();
    call.mockResolvedValueOnce({ of: 'Sam', status: 'declined' });
    await site.press('Stop these emails');
    expect(await screen.findByRole('heading', { name: 'You get no emails' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'I agree' })).toBeTruthy();
  });

  test('they decline', async () => {
    call.mockResolvedValueOnce({ of: 'Sam', status: 'waiting' });
    const site = await visit('/trusted-contact?token=abc');
    call.mockResolvedValueOnce({ of: 'Sam', status: 'declined' });
    await site.press('No, thanks');
    expect(await screen.findByRole('heading', { name: 'You get no emails' })).toBeTruthy();
    expectLastCall('answerTrustedContact', { token: 'abc', answer: 'declined' });
  });
});

const OTHER = { name: 'Nora', photo: null, isChanged: false, until: '2026-11-21T20:00:00.000Z' };

describe('the photo of whom a session is with', () => {
  test('is shown with the name and until when', async () => {
    const photo = 'data:image/png;base64,AAAA';
    call.mockResolvedValueOnce({ ...OTHER, photo });
    await visit('/session-photo?token=abc');
    const picture = await screen.findByRole('img', { name: 'Photo of Nora' });
    expect(picture.getAttribute('src')).toBe(photo);
    expect(screen.getByText(/^The link works until Sat, Nov 21, 3:00\sPM\.$/)).toBeTruthy();
  });

  test.each([
    [
      'is another one',
      { isChanged: true },
      / has changed their photo since this session was agreed/,
    ],
    ['is none', {}, 'Nora has no photo.'],
  ])('says so if it %s', async (_what, change, words) => {
    call.mockResolvedValueOnce({ ...OTHER, ...change });
    await visit('/session-photo?token=abc');
    await screen.findByText(words);
  });
});
