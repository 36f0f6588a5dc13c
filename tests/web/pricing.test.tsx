import { instantAt } from '@hearthkin/domain/foundation/time';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ownTimeZone } from '../../web/src/lib/format';
import { call, refuse } from './fake-call';
import { COMPANION, MEMBER, NOW, userDocument } from './people';
import { expectLink, expectTexts, hrefsOf, textsOf } from './shown';
import { comeBackAt, type Site, visit } from './site';
import { setWorld } from './world';

function localTime(date: string, time: string): Date {
  const instant = instantAt(date, time, ownTimeZone());
  if (instant === null) throw new Error(`There is no ${time}`);
  return instant;
}

const setClock = (date: string, time: string) => vi.setSystemTime(localTime(date, time));

function setMember(change: Parameters<typeof userDocument>[1] = {}): void {
  setWorld({ users: { [MEMBER.uid]: userDocument(MEMBER, change) } });
}

const planCard = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 3 });
  return within(heading.closest('li') as HTMLElement);
};

async function confirm(site: Site, label = 'Confirm'): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  await site.pressIn(dialog, label);
}

test('a visitor reads about plans, sessions and loyalty, and is asked to sign in', async () => {
  const site = await visit('/pricing');
  await screen.findByRole('heading', { name: 'Pricing', level: 1 });
  const care = await planCard('Emotional Care');
  expect(care.getByText('€89')).toBeTruthy();
  // Nothing counts which plan most members have, and no one ever paid the list price.
  expect(screen.queryByText(/popular|list price/i)).toBeNull();
  expect(care.getByText('10% off 6 sessions every month')).toBeTruthy();
  expect(care.getByText('Up to 2 unused sessions carry over to the next month')).toBeTruthy();
  await expectTexts(/plans are free for now/, 'After 20 sessions');
  expect(screen.queryByText('Selected')).toBeNull();
  await expectLink('Find a companion for Virtual Chat', '/browse?activity=virtual-chat');
  const begin = within(screen.getByRole('region', { name: 'Where to start' }));
  const ways = hrefsOf(begin.getAllByRole('link'));
  expect(ways).toEqual(['/need-support', '/browse']);
  await site.user.click(care.getByRole('link', { name: 'Sign in to choose Emotional Care' }));
  await site.isAt('/login?next=%2Fpricing');
});

test('a visitor works out what a session costs', async () => {
  const site = await visit('/pricing');
  const part = within(await screen.findByRole('region', { name: 'What will I pay?' }));
  const price = () => part.getByRole('status', { name: 'Price' }).textContent;
  // Two hours at 30 euros, half off.
  expect(price()).toBe('You pay€30');
  await site.user.click(part.getByRole('checkbox', { name: /^First session/ }));
  expect(price()).toBe('You pay€60');
  await site.user.click(part.getByRole('checkbox', { name: /^During Happy Hour/ }));
  expect(price()).toBe('You pay€48');
  await site.user.selectOptions(part.getByRole('combobox', { name: 'Plan' }), 'Emotional Care');
  expect(price()).toBe('You pay€42');
  await site.user.selectOptions(part.getByRole('combobox', { name: 'Companion’s rate' }), '45');
  expect(price()).toBe('You pay€63');
  await site.user.selectOptions(part.getByRole('combobox', { name: 'Length' }), '1 hour');
  expect(price()).toBe('You pay€31.50');
  await site.user.click(part.getByRole('radio', { name: 'Virtual Chat' }));
  expect(price()).toBe('You pay€15.75');
  await expectLink('Find a companion', '/browse?activity=virtual-chat', part);
});

test('a visitor sees discounts add up to the price, whatever is rounded', async () => {
  const site = await visit('/pricing');
  const part = within(await screen.findByRole('region', { name: 'What will I pay?' }));
  await site.user.click(part.getByRole('radio', { name: 'Study Support' }));
  await site.user.selectOptions(part.getByRole('combobox', { name: 'Companion’s rate' }), '25');
  await site.user.selectOptions(part.getByRole('combobox', { name: 'Length' }), '1 hour');
  const lines = () => textsOf(part.getAllByRole('definition'));
  expect(lines()).toEqual(['€23.33', '−50%']);
  await site.user.click(part.getByRole('checkbox', { name: /^During Happy Hour/ }));
  expect(lines()).toEqual(['€23.33', '−20%', '−50%', '−€16.33']);
  expect(part.getByText('All discounts together')).toBeTruthy();
  expect(part.getByRole('status', { name: 'Price' }).textContent).toBe('You pay€7');
});

test('a length that an activity does not have becomes its shortest', async () => {
  const site = await visit('/pricing');
  const part = within(await screen.findByRole('region', { name: 'What will I pay?' }));
  await site.user.click(part.getByRole('radio', { name: 'Study Support' }));
  await site.user.selectOptions(part.getByRole('combobox', { name: 'Length' }), '4 hours');
  await site.user.click(part.getByRole('radio', { name: 'Mindful Session' }));
  expect(part.getByRole<HTMLSelectElement>('combobox', { name: 'Length' }).value).toBe('45');
});

test('a visitor sees default hourly prices, and a fifth less in Happy Hour', async () => {
  setClock('2026-11-20', '09:59');
  await visit('/pricing');
  const card = async () => {
    const heading = await screen.findByRole('heading', { name: 'Coffee & Walk', level: 3 });
    return (heading.closest('li') as HTMLElement).textContent;
  };
  expect(await card()).toContain('€30 an hour');
  const condition = /start in Happy Hour, on the companion’s clock, with companions who offer it\./;
  expect(screen.queryByText(condition)).toBeNull();
  setClock('2026-11-20', '10:00');
  await visit('/pricing');
  expect(await card()).toContain('€24 an hour instead of €30');
  expect(screen.getByText(condition)).toBeTruthy();
});

test('the banner shows a reader when Happy Hour is, or ends', async () => {
  setClock('2026-11-20', '09:30');
  await visit('/pricing');
  const banner = within(await screen.findByRole('region', { name: 'Happy Hour' }));
  banner.getByText(/10\sAM to 1\sPM and 9\sPM to 11\sPM, in your companion’s time zone.*offer it/);
  for (const [date, time, title, when] of [
    ['2026-11-20', '10:00', 'It’s Happy Hour: 20% off', /Ends at 1:00\sPM your time, in 3 h\./],
    [
      '2026-11-20',
      '12:59',
      'It’s Happy Hour: 20% off',
      /Ends at 1:00\sPM your time, in 1 minute\./,
    ],
    ['2026-11-20', '13:00', '20% off during Happy Hour', /Starts at 9:00\sPM your time, in 8 h\./],
    [
      '2026-11-20',
      '20:15',
      '20% off during Happy Hour',
      /Starts at 9:00\sPM your time, in 45 minutes\./,
    ],
    ['2026-11-20', '23:00', '20% off during Happy Hour', /on Mon, Nov 23 at 10:00\sAM your time\./],
    [
      '2026-11-22',
      '11:05',
      '20% off during Happy Hour',
      /Starts at 10:00\sAM your time, in 22 h 55 min\./,
    ],
  ] as const) {
    comeBackAt(localTime(date, time));
    await banner.findByText(when);
    expect(banner.getByRole('heading').textContent).toBe(title);
  }
});

test('a member chooses a plan and confirms it', async () => {
  setMember();
  const site = await visit('/pricing', MEMBER);
  // Wait until the member's plan replaces the placeholder.
  const choose = await waitFor(() => {
    const button = screen.getByRole('button', { name: 'Choose Emotional Lite' });
    expect(button.hasAttribute('disabled')).toBe(false);
    return button;
  });
  await site.user.click(choose);
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose Emotional Lite?' }));
  expect(dialog.getByText(/plans are free for now/)).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
  call.mockImplementationOnce(async () => {
    setMember({ plan: 'lite', planSince: NOW });
    return { plan: 'lite' } as never;
  });
  await confirm(site);
  expect(call).toHaveBeenCalledExactlyOnceWith('selectPlan', { plan: 'lite' });
  await screen.findByText('You’re on Emotional Lite now.');
  expect((await planCard('Emotional Lite')).getByText('Selected')).toBeTruthy();
  expect(screen.getAllByText('Selected')).toHaveLength(1);
});

test('a member who cancels the dialog keeps their plan', async () => {
  setMember({ plan: 'standard', planSince: NOW });
  const site = await visit('/pricing', MEMBER);
  const freedom = await planCard('Emotional Freedom');
  await site.pressIn(freedom, 'Choose Emotional Freedom');
  expect(screen.getByText(/replaces Emotional Care/)).toBeTruthy();
  await confirm(site, 'Keep Emotional Care');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).not.toHaveBeenCalled();
});

test('a member leaves a plan', async () => {
  setMember({ plan: 'lite', planSince: NOW });
  const site = await visit('/pricing', MEMBER);
  const lite = await planCard('Emotional Lite');
  await site.pressIn(lite, 'Leave Emotional Lite');
  call.mockResolvedValueOnce({ plan: null } as never);
  await confirm(site, 'Leave plan');
  expect(call).toHaveBeenCalledExactlyOnceWith('selectPlan', { plan: null });
  await screen.findByText('You’ve left Emotional Lite.');
});

test('a member whose choice is rejected sees why and can retry', async () => {
  setMember();
  const site = await visit('/pricing', MEMBER);
  const lite = await planCard('Emotional Lite');
  await site.pressIn(lite, 'Choose Emotional Lite');
  refuse('rate-limited');
  await confirm(site);
  await screen.findByText('Too many attempts. Wait a little, then try again.');
  call.mockResolvedValueOnce({ plan: 'lite' } as never);
  await confirm(site);
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
});

test('a member sees their tier, progress to the next one and earned rewards', async () => {
  setMember({ stats: { sessionsCompleted: 12 } });
  await visit('/pricing', MEMBER, { usedDiscounts: ['bronze-coupon'] });
  const card = within(await screen.findByRole('region', { name: 'Loyalty status' }));
  expect(card.getByText('Silver member')).toBeTruthy();
  const bar = card.getByRole('progressbar', {
    name: '8 more sessions to Gold',
  });
  expect(bar.getAttribute('aria-valuenow')).toBe('60');
  const [bronze, silver, ...others] = card.getAllByRole('listitem');
  expect(bronze?.textContent).toBe('Bronze: A coupon of €5. Used.');
  expect(silver?.textContent).toBe('Silver: 10% off your next booking. Applied automatically.');
  expect(others).toEqual([]);
  act(() => setMember({ stats: { sessionsCompleted: 20 } }));
  expect(await card.findByText('Gold member')).toBeTruthy();
  expect(card.queryByRole('progressbar')).toBeNull();
});

test('a companion sees that plans are for members and cannot choose one', async () => {
  await visit('/pricing', COMPANION);
  await screen.findByText(/Plans are for members/);
  expect(screen.queryByRole('button', { name: /Choose/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /Sign in to choose/ })).toBeNull();
});

test('a member whose account fails to load still sees the plans and retries', async () => {
  setMember();
  const site = await visit('/pricing', MEMBER, { failing: [/^users\/[^/]+$/] });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  const choose = () => screen.getByRole('button', { name: 'Choose Emotional Lite' });
  expect(choose().hasAttribute('disabled')).toBe(true);
  setWorld({ failing: [] });
  await site.user.click(retry);
  await waitFor(() => expect(choose().hasAttribute('disabled')).toBe(false));
});
