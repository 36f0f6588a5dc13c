import { ERROR_MESSAGES } from '@hearthkin/domain/foundation/messages';
import { CONTACT_SENT } from '@hearthkin/domain/support/contact';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { call, holdCall, refuse } from './fake-call';
import { MEMBER, userDocument } from './people';
import { findWords, hrefsOf } from './shown';
import { visit, visitWithShell } from './site';
import { setWorld } from './world';

const FORM = {
  name: 'Sam Porter',
  email: 'sam@example.test',
  subject: 'My receipt',
  message: 'Where do I find it?',
};
const FIELDS = { Name: 'name', Email: 'email', Subject: 'subject', Message: 'message' } as const;
const LABELS = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

const field = (label: string) => screen.findByRole<HTMLInputElement>('textbox', { name: label });
const sendButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Send Message' });

async function fill(form: Partial<typeof FORM> = FORM) {
  for (const label of LABELS) {
    const text = form[FIELDS[label]];
    if (text === undefined) continue;
    fireEvent.change(await field(label), { target: { value: text } });
  }
}

async function typed() {
  const values = await Promise.all(LABELS.map(async (label) => (await field(label)).value));
  return Object.fromEntries(LABELS.map((label, index) => [FIELDS[label], values[index]]));
}

const requestIds = () =>
  call.mock.calls.map(([, input]) => (input as { requestId: string }).requestId);

test('a visitor finds the page in the footer, with crisis lines at the top', async () => {
  const site = await visitWithShell('/terms');
  const footer = await screen.findByRole('navigation', { name: 'Footer' });
  await site.user.click(within(footer).getByRole('link', { name: 'Contact' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeTruthy();
  await site.isAt('/contact');
  await waitFor(() => expect(document.title).toContain('Contact'));
  const sections = screen.getAllByRole('region').map((one) => one.querySelector('h2')?.textContent);
  expect(sections).toEqual(['Emergency contact', 'Write to us', 'Support hours']);
  const emergency = screen.getByRole('region', { name: 'Emergency contact' });
  const hrefs = hrefsOf(within(emergency).getAllByRole('link'));
  expect(hrefs).toEqual(['tel:988', 'sms:741741?&body=HOME', 'tel:911']);
});

test('a visitor sees support hours and how soon we aim to reply', async () => {
  await visit('/contact');
  const hours = await screen.findByRole('region', { name: 'Support hours' });
  const rows = within(hours)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(rows).toEqual(['Mon-Fri: 8 AM-10 PM', 'Sat-Sun: 10 AM-8 PM', 'Emergency lines: 24/7']);
  screen.getByText(/aim to reply by email within 24 hours, and in 2-4 hours during support hours/);
});

describe('a message', () => {
  test('from a visitor is sent and the form clears, and another hides the confirmation and has a new request id', async () => {
    call.mockResolvedValue({ sent: true });
    const site = await visit('/contact');
    await fill({ ...FORM, email: ' Sam@Example.test' });
    await site.user.click(await sendButton());
    const thanks = await screen.findByText(CONTACT_SENT);
    expect(CONTACT_SENT).toBe(
      'Thank you for your message! We aim to get back to you within 24 hours.',
    );
    await waitFor(() => expect(document.activeElement?.textContent).toBe(thanks.textContent));
    expect(call).toHaveBeenCalledExactlyOnceWith('submitContactMessage', {
      ...FORM,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(await typed()).toEqual({ name: '', email: '', subject: '', message: '' });
    expect(sessionStorage.length).toBe(0);
    await fill();
    expect(screen.queryByText(CONTACT_SENT)).toBeNull();
    await site.user.click(await sendButton());
    await screen.findByText(CONTACT_SENT);
    expect(new Set(requestIds()).size).toBe(2);
  });

  test('that is empty is not sent, and a visitor sees what is missing', async () => {
    const site = await visit('/contact');
    await site.user.click(await sendButton());
    for (const sentence of [
      'Please enter your name',
      'Please enter your email address',
      'Please tell us what it’s about',
      'Please write your message',
    ]) {
      expect(await screen.findByText(sentence)).toBeTruthy();
    }
    expect(document.activeElement).toBe(await field('Name'));
    await fill({ email: 'sam' });
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
  });

  test('shows a visitor its progress and is sent once', async () => {
    const arrive = holdCall();
    const site = await visit('/contact');
    await fill();
    await site.user.click(await sendButton());
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending...' });
    expect(busy.disabled).toBe(true);
    expect((await field('Message')).disabled).toBe(true);
    await site.user.click(busy);
    arrive({ sent: true });
    expect(await screen.findByText(CONTACT_SENT)).toBeTruthy();
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('that could not be sent keeps the form and is retried with the same request id, also after a reload', async () => {
    const site = await visit('/contact');
    await fill();
    for (const code of ['offline', 'internal', 'rate-limited', 'unavailable'] as const) {
      refuse(code);
      await site.user.click(await sendButton());
      await findWords(() => screen.getByRole('alert'), ERROR_MESSAGES[code]);
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
      expect(await typed()).toEqual(FORM);
    }
    const again = await visit('/contact');
    await waitFor(async () => expect(await typed()).toEqual(FORM));
    call.mockResolvedValueOnce({ sent: true });
    await again.user.click(await sendButton());
    await screen.findByText(CONTACT_SENT);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(requestIds()).toHaveLength(5);
    expect(new Set(requestIds()).size).toBe(1);
    await visit('/contact');
    expect((await typed()).message).toBe('');
  });
});

describe('the form of a member', () => {
  const account = userDocument(MEMBER);

  test('has their name and email filled in, and keeps them after sending', async () => {
    setWorld({ users: { [MEMBER.uid]: account } });
    call.mockResolvedValueOnce({ sent: true });
    const site = await visit('/contact', MEMBER);
    await waitFor(async () => expect((await field('Name')).value).toBe('Jonah Reed'));
    const { subject, message } = FORM;
    await fill({ subject, message });
    await site.user.click(await sendButton());
    await screen.findByText(CONTACT_SENT);
    const known = { name: 'Jonah Reed', email: MEMBER.email };
    expect(call).toHaveBeenCalledWith('submitContactMessage', {
      ...known,
      subject,
      message,
      requestId: expect.any(String),
    });
    expect(await typed()).toEqual({ ...known, subject: '', message: '' });
  });

  test('fills in the name when the account loads late, but not over typed text', async () => {
    await visit('/contact', MEMBER);
    expect((await field('Email')).value).toBe(MEMBER.email);
    await fill({ subject: 'Hello' });
    setWorld({ users: { [MEMBER.uid]: account } });
    await waitFor(async () => expect((await field('Name')).value).toBe('Jonah Reed'));
    await fill({ name: 'J. Reed' });
    setWorld({ users: { [MEMBER.uid]: userDocument(MEMBER, { lastName: 'Reeds' }) } });
    expect(await typed()).toMatchObject({ name: 'J. Reed', subject: 'Hello' });
  });

  test('does not show the draft of another account in the same tab', async () => {
    await visit('/contact');
    await fill({ message: 'A secret of another person' });
    await visit('/contact', MEMBER);
    expect((await typed()).message).toBe('');
  });
});
