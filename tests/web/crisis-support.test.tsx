import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { MEMBER, userDocument } from './people';
import { expectLink, hrefsOf, textsOf } from './shown';
import { visit, visitWithShell } from './site';

const hrefs = (within_: HTMLElement) => hrefsOf(within(within_).getAllByRole('link'));

async function open(openPage = visit) {
  const site = await openPage('/crisis-support');
  await screen.findByRole('heading', { level: 1, name: 'Crisis support' });
  return site;
}

test('a visitor in a crisis finds the numbers first, six resources, a safety plan, and what companions are not', async () => {
  await open();
  const section = screen.getByRole('region', { name: 'Talk to someone now' });
  expect(hrefs(section)).toEqual(['tel:988', 'sms:741741?&body=HOME', 'tel:911']);
  const main = screen.getByRole('main');
  expect(main.querySelector('a')?.getAttribute('href')).toBe('tel:988');
  const resources = screen.getByRole('region', { name: 'People who can help' });
  const cards = within(resources).getAllByRole('listitem');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    '988 Suicide & Crisis Lifeline',
    'Crisis Text Line',
    '911 Emergency services',
    'The Trevor Project',
    'Find A Helpline',
    'Hearthkin support',
  ]);
  const urgent = cards.filter((card) => within(card).queryByText('Urgent') !== null);
  expect(urgent).toEqual(cards.slice(0, 3));
  expect(hrefs(resources)).toEqual([
    'tel:988',
    'sms:741741?&body=HOME',
    'tel:911',
    'tel:+18664887386',
    'https://findahelpline.com',
    '/contact',
  ]);
  const labels = textsOf(within(resources).getAllByRole('link'));
  expect(labels).toEqual([
    'Call Now',
    'Text HOME to 741741',
    'Call Now',
    'Contact',
    'Contact',
    'Contact',
  ]);
  const names = within(resources)
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? link.textContent);
  expect(new Set(names).size).toBe(names.length);
  expect(
    within(resources)
      .getByRole('link', { name: /Find A Helpline/ })
      .getAttribute('rel'),
  ).toBe('noreferrer');
  const plan = screen.getByRole('region', { name: 'Safety planning' });
  expect(within(plan).getAllByRole('listitem')).toHaveLength(6);
  const tips = screen.getByRole('region', { name: 'Self-care tips' });
  expect(within(tips).getAllByRole('listitem').length).toBeGreaterThanOrEqual(5);
  const notice = screen.getByRole('region', { name: 'Important Notice' });
  expect(notice.textContent).toContain('aren’t licensed mental health professionals');
  await expectLink('Call 911', 'tel:911', within(notice));
  await expectLink('Call 988', 'tel:988', within(notice));
});

describe('a crisis line of our own', () => {
  const OWN = 'tel:+12025550143';
  const dialogLinks = async (site: Awaited<ReturnType<typeof open>>) => {
    await site.press('Crisis support');
    return hrefs(await screen.findByRole('dialog'));
  };

  test('is shown nowhere where there is none, or no hours', async () => {
    vi.stubEnv('VITE_CRISIS_PHONE', '+1 202-555-0143');
    const site = await open(visitWithShell);
    const main = screen.getByRole('main');
    expect(main.textContent).toContain('We don’t run a crisis line');
    expect(hrefs(main)).not.toContain(OWN);
    expect(await dialogLinks(site)).not.toContain(OWN);
  });

  test('is shown with its number and hours on the page and in the dialog', async () => {
    vi.stubEnv('VITE_CRISIS_PHONE', '+1 202-555-0143');
    vi.stubEnv('VITE_CRISIS_HOURS', 'every day, 6 PM-midnight ET');
    const site = await open(visitWithShell);
    const words = '+1 202-555-0143. Open every day, 6 PM-midnight ET.';
    const now = screen.getByRole('region', { name: 'Talk to someone now' });
    expect(now.textContent).toContain(`Hearthkin crisis line: ${words} At other times: Call 988.`);
    expect(
      within(now).getByRole('link', { name: 'Call our crisis line' }).getAttribute('href'),
    ).toBe(OWN);
    const section = screen.getByRole('region', { name: 'People who can help' });
    const cards = within(section).getAllByRole('listitem');
    expect(cards).toHaveLength(6);
    expect(cards[2]?.textContent).toBe(`Hearthkin crisis line${words}Contact`);
    expect(hrefs(section)[2]).toBe(OWN);
    expect(screen.getByRole('main').textContent).not.toContain('We don’t run a crisis line');
    expect(await dialogLinks(site)).toContain(OWN);
    expect(screen.getByRole('dialog').textContent).toContain(words);
  });
});

test('a member with an address sees the numbers of its country', async () => {
  const { address } = userDocument(MEMBER);
  const inGermany = userDocument(MEMBER, { address: { ...address, country: 'Germany' } });
  await visitWithShell('/crisis-support', MEMBER, { users: { [MEMBER.uid]: inGermany } });
  const now = await screen.findByRole('region', { name: 'Talk to someone now' });
  await waitFor(() => expect(hrefs(now)).toEqual(['tel:08001110111', 'tel:112']));
});

test('a visitor in another country chooses it once, and sees its numbers everywhere', async () => {
  const site = await open(visitWithShell);
  const dialog = within(await site.openDialog('Crisis support'));
  await site.pressIn(dialog, 'Change country');
  await site.user.selectOptions(dialog.getByRole('combobox', { name: 'Numbers for' }), 'Germany');
  expect(hrefs(screen.getByRole('dialog'))[0]).toBe('tel:08001110111');
  const now = screen.getByRole('region', { name: 'Talk to someone now' });
  expect(hrefs(now)).toEqual(['tel:08001110111', 'tel:112']);
  await site.user.selectOptions(dialog.getByRole('combobox'), 'United States');
  expect(hrefs(now)[0]).toBe('tel:988');
});

test('a member reaches the page from the crisis dialog, which lists the same lines', async () => {
  const site = await visitWithShell('/terms', MEMBER);
  await screen.findByRole('heading', { level: 1 });
  const dialog = await site.openDialog('Crisis support');
  const inDialog = hrefs(dialog).slice(0, 5);
  await site.user.click(within(dialog).getByRole('link', { name: 'More help and advice' }));
  await screen.findByRole('heading', { level: 1, name: 'Crisis support' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await site.isAt('/crisis-support');
  expect(hrefs(screen.getByRole('region', { name: 'People who can help' })).slice(0, 5)).toEqual(
    inDialog,
  );
});
