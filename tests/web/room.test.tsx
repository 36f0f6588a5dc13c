import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { call, refuse } from './fake-call';
import { booking, COMPANION, MEMBER, NOW, profileDocument } from './people';
import { visit } from './site';
import { setWorld } from './world';

const MINUTE = 60_000;

/** A confirmed Virtual Chat of an hour that begins some minutes from now. */
const chat = (minutes: number, change = {}) =>
  booking('b', {
    activity: 'virtual-chat',
    status: 'confirmed',
    startsAt: new Date(NOW.getTime() + minutes * MINUTE),
    endsAt: new Date(NOW.getTime() + (minutes + 60) * MINUTE),
    ...change,
  });

const open = () => visit('/sessions/b', MEMBER);
const joinButton = () => screen.queryByRole('button', { name: 'Join' });

function show(...bookings: ReturnType<typeof chat>[]): void {
  setWorld({
    bookings,
    profiles: { [COMPANION.uid]: profileDocument('Ana M.', 'earner') },
  });
}

/** A browser whose devices answer with an error of that name. */
function refuseDevices(name: string): void {
  const getUserMedia = async () => {
    throw Object.assign(new Error('refused'), { name });
  };
  const mediaDevices = {
    getUserMedia,
    enumerateDevices: async () => [],
    addEventListener: () => {},
    removeEventListener: () => {},
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

test('a member reads when the room opens, and checks their devices', async () => {
  show(chat(30));
  await open();
  expect(
    await screen.findByText(/^The room opens at .+\. You can check your devices now\.$/),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Turn camera on' })).toBeTruthy();
  expect(joinButton()).toBeNull();
});

test.each([
  ['after the room has closed', chat(-80), 'This room has closed'],
  ['of a canceled session', chat(5, { status: 'cancelled' }), 'This session has no room'],
  ['of a session in person', chat(5, { activity: 'coffee-walk' }), 'This session has no room'],
])('%s a member is led to the booking', async (_when, session, title) => {
  show(session);
  await open();
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the booking' }).getAttribute('href')).toBe(
    '/my-bookings/b',
  );
  expect(joinButton()).toBeNull();
});

test('another member finds no session at its address', async () => {
  show(chat(5, { spenderId: 'other', participantIds: ['other', COMPANION.uid] }));
  await open();
  expect(await screen.findByText('We can’t find this session')).toBeTruthy();
});

test.each([
  ['NotAllowedError', /doesn’t let us use your camera\. .* without a picture\.$/],
  ['NotFoundError', /can’t find a camera\. .* without a picture\.$/],
  ['NotReadableError', /program is using your camera\. .* without a picture\.$/],
])('a member whose camera answers %s reads why, and can join all the same', async (name, words) => {
  refuseDevices(name);
  show(chat(5));
  const site = await open();
  await site.user.click(await screen.findByRole('button', { name: 'Turn camera on' }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(joinButton()).not.toBeNull();
});

test('a member who is refused at the door reads why and can try again', async () => {
  show(chat(5));
  const site = await open();
  refuse('unavailable');
  await site.user.click(await screen.findByRole('button', { name: 'Join' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(call).toHaveBeenCalledWith('sessionAccess', { bookingId: 'b' });
  expect(joinButton()).not.toBeNull();
});

test('the booking leads to its room when it is open', async () => {
  show(chat(5));
  await visit('/my-bookings/b', MEMBER);
  const card = within(await screen.findByRole('article', { name: /with Ana M\./ }));
  expect((await card.findByRole('link', { name: /^Join/ })).getAttribute('href')).toBe(
    '/sessions/b',
  );
});
