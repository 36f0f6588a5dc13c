import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, call, refuse } from './fake-call';
import { MEMBER, NOW, userDocument } from './people';
import { expectLink } from './shown';
import { visit } from './site';
import { setWorld } from './world';

const TOKEN = 'a'.repeat(43);
const LINK = `${window.location.origin}/calendar/${TOKEN}.ics`;

const section = async () =>
  within(await screen.findByRole('region', { name: 'Your calendar app' }));

/** The server makes a link with this token. */
function make(token: string): void {
  answer({ token }, { calendarLink: { madeAt: NOW } });
}

describe('the calendar link on the profile', () => {
  beforeEach(() => setWorld({ users: { [MEMBER.uid]: userDocument(MEMBER) } }));

  test('a member makes one, copies it, and reads who can see what', async () => {
    const site = await visit('/profile?tab=calendar-link', MEMBER);
    const heading = await screen.findByRole('heading', { name: 'Your calendar app' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const own = await section();
    expect(own.getByText(/Anyone with the link sees when, where and with whom/)).toBeTruthy();
    const button = await own.findByRole('button', { name: 'Make a calendar link' });
    refuse('rate-limited', { sentence: 'You’ve made many calendar links in the last hour.' });
    await site.user.click(button);
    expect(await own.findByText('You’ve made many calendar links in the last hour.')).toBeTruthy();
    make(TOKEN);
    await site.user.click(button);
    expect(await own.findByText(LINK)).toBeTruthy();
    expect(call).toHaveBeenLastCalledWith('makeCalendarLink', {});
    await expectLink('Open in calendar app', LINK.replace(/^https?:/, 'webcal:'), own);
    for (const name of ['Google Calendar', 'Apple Calendar', 'Outlook']) {
      expect(own.getByText(name)).toBeTruthy();
    }
    await site.pressIn(own, 'Copy link');
    expect(await own.findByText('Link copied.')).toBeTruthy();
    expect(await window.navigator.clipboard.readText()).toBe(LINK);
    const copying = vi.spyOn(window.navigator.clipboard, 'writeText');
    copying.mockRejectedValueOnce(new Error('not allowed'));
    await site.pressIn(own, 'Copy link');
    expect(await own.findByText(/Select the link and copy it yourself/)).toBeTruthy();
  });

  test('a member who comes back sees since when there is one, and not the link', async () => {
    await visit('/profile', MEMBER, { calendarLink: { madeAt: NOW } });
    const own = await section();
    await own.findByText(/^Your link was made on .*20.*We show a link\sonly once/);
    expect(own.queryByText(/\.ics$/)).toBeNull();
    expect(own.queryByRole('button', { name: 'Copy link' })).toBeNull();
    expect(call).not.toHaveBeenCalledWith('makeCalendarLink', expect.anything());
  });

  test('a member makes a new one after a question, and turns it off', async () => {
    const site = await visit('/profile', MEMBER, { calendarLink: { madeAt: NOW } });
    const own = await section();
    await site.pressIn(own, 'Make a new link');
    const asked = within(await screen.findByRole('dialog', { name: 'Make a new calendar link?' }));
    expect(asked.getByText(/The link you have now stops working at once/)).toBeTruthy();
    await site.pressIn(asked, 'Keep this link');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(call).not.toHaveBeenCalledWith('makeCalendarLink', expect.anything());
    await site.pressIn(own, 'Make a new link');
    const again = within(await screen.findByRole('dialog', { name: 'Make a new calendar link?' }));
    refuse('unavailable');
    await site.pressIn(again, 'Make a new link');
    expect(await again.findByText(/We can’t connect right now/)).toBeTruthy();
    make(TOKEN);
    await site.pressIn(again, 'Make a new link');
    expect(await own.findByText(LINK)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const off = within(await site.openDialog('Turn off', 'Turn off your calendar link?', own));
    refuse('unavailable');
    await site.pressIn(off, 'Turn off');
    expect(await off.findByText(/We can’t connect right now/)).toBeTruthy();
    answer({ ended: true }, { calendarLink: null });
    await site.pressIn(off, 'Turn off');
    expect(await screen.findByText('Your calendar link is off.')).toBeTruthy();
    expect(call).toHaveBeenLastCalledWith('endCalendarLink', {});
    expect(await own.findByRole('button', { name: 'Make a calendar link' })).toBeTruthy();
    expect(own.queryByText(/\.ics$/)).toBeNull();
  });
});
