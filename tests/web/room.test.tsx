import { HEARTBEAT_EVERY_MS, signalSchema } from '@hearthkin/domain/booking/room-signal';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AGAIN_MS, TIMES_AGAIN } from '../../web/src/features/room/use-room';
import { conversationWith } from './conversations';
import { call, refuse } from './fake-call';
import { sentTo, stored, written } from './memory-firestore';
import { booking, COMPANION, companionDocument, MEMBER, NOW, profileDocument } from './people';
import { expectLink, textsOf } from './shown';
import { visit } from './site';
import { setWorld } from './world';

const MINUTE = 60_000;
const ATTENDANCE = `bookings/b/attendance/${MEMBER.uid}`;
const SIGNALS = /^bookings\/b\/room\//;

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

afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));

test('a member reads when the room opens, and checks their devices', async () => {
  show(chat(30));
  await open();
  await screen.findByText(
    /^The room opens at 10:20\sAM, in 20 minutes\. You can check your devices now\.$/,
  );
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
  await expectLink('See the booking', '/my-bookings/b');
  expect(joinButton()).toBeNull();
});

test('another member finds no session at its address', async () => {
  show(chat(5, { spenderId: 'other', participantIds: ['other', COMPANION.uid] }));
  await open();
  expect(await screen.findByText('We can’t find this session')).toBeTruthy();
});

test('a member whose camera is refused reads why, and can join all the same', async () => {
  refuseDevices('NotAllowedError');
  show(chat(5));
  const site = await open();
  await site.press('Turn camera on');
  expect(
    await screen.findByText(/doesn’t let us use your camera\. .* without a picture\.$/),
  ).toBeTruthy();
  expect(joinButton()).not.toBeNull();
});

test('a member who is refused at the door reads why and can try again', async () => {
  show(chat(5));
  const site = await open();
  refuse('unavailable');
  await site.press('Join');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(call).toHaveBeenCalledWith('sessionAccess', { bookingId: 'b' });
  expect(joinButton()).not.toBeNull();
});

async function join() {
  show(chat(5));
  const site = await open();
  call.mockResolvedValueOnce({ iceServers: [], closesAt: NOW.toISOString() });
  await site.press('Join');
  await screen.findByText('Waiting for Ana M.');
  return site;
}

test('a room that the rules still keep closed is asked for again before the member reads that it failed', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const again = () => timers.mock.calls.filter(([, ms]) => ms === AGAIN_MS).map(([run]) => run);
  setWorld({ denied: [/^bookings\/b\/room\?/] });
  await join();
  for (let time = 1; time <= TIMES_AGAIN; time += 1) {
    await waitFor(() => expect(again()).toHaveLength(time));
    expect(screen.queryByText(/aren’t connected/)).toBeNull();
    act(() => again().at(-1)?.());
  }
  await screen.findByText(/aren’t connected/);
});

test('a member in the room sees how long it lasts, and chooses devices', async () => {
  const device = (kind: MediaDeviceKind, deviceId: string) => ({ kind, deviceId, label: deviceId });
  const devices = [device('audiooutput', 'Desk'), device('audiooutput', 'Headphones')];
  const mediaDevices = {
    enumerateDevices: async () => devices,
    addEventListener: () => {},
    removeEventListener: () => {},
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  Object.assign(HTMLMediaElement.prototype, { setSinkId: async () => {} });
  const site = await join();
  expect(screen.getByText(/^Starts at 10:05\sAM$/)).toBeTruthy();
  await site.press('Devices');
  const speaker = screen.getByRole('combobox', { name: 'Speaker' });
  await site.user.selectOptions(speaker, 'Headphones');
  expect(speaker).toHaveProperty('value', 'Headphones');
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'setSinkId');
});

test('what a member’s room tells the other side and staff', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval');
  const site = await join();
  const presence = { joinedAt: NOW, lastSeenAt: NOW };
  await waitFor(() => expect(stored(ATTENDANCE)).toEqual(presence));
  await waitFor(() => expect(written(SIGNALS)).toHaveLength(1));
  const [first] = sentTo(SIGNALS);
  const begun = signalSchema.parse(first?.data);
  expect(first?.data).toEqual(begun);
  expect(first?.path).toBe(`bookings/b/room/${MEMBER.uid}_${begun.attempt}`);
  expect(begun).toMatchObject({
    uid: MEMBER.uid,
    revision: 0,
    leftAt: null,
    expireAt: new Date(NOW.getTime() + 65 * MINUTE + DAY_MS + 15 * MINUTE),
  });
  const later = new Date(NOW.getTime() + HEARTBEAT_EVERY_MS);
  const [beat] = timers.mock.calls.find(([, ms]) => ms === HEARTBEAT_EVERY_MS) ?? [];
  vi.setSystemTime(later);
  beat?.();
  const seen = { ...presence, lastSeenAt: later };
  await waitFor(() => expect(stored(ATTENDANCE)).toEqual(seen));
  await site.press('Leave');
  await screen.findByText('You left the room.');
  await waitFor(() =>
    expect(written(SIGNALS).at(-1)).toEqual({ revision: 1, leftAt: later, writtenAt: later }),
  );
  site.unmount();
  await join();
  await waitFor(() => expect(written(SIGNALS)).toHaveLength(3));
  expect(stored(ATTENDANCE)).toEqual(seen);
});

test('a link ends no call before the member has said so', async () => {
  const site = await join();
  const elsewhere = () => site.user.click(screen.getByRole('link', { name: 'All bookings' }));
  await elsewhere();
  const dialog = () => screen.findByRole('alertdialog', { name: 'Leave the session?' });
  await site.pressIn(await dialog(), 'Stay');
  expect(site.router.state.location.pathname).toBe('/sessions/b');
  expect(screen.getByText('Waiting for Ana M.')).toBeTruthy();
  await elsewhere();
  await site.pressIn(await dialog(), 'Leave');
  await waitFor(() => expect(site.router.state.location.pathname).toBe('/my-bookings'));
  await waitFor(() => expect(written(SIGNALS).at(-1)).toMatchObject({ leftAt: NOW }));
});

test('a member in the room sees on its own button that a message has come, and reads it', async () => {
  const talk = conversationWith(COMPANION.uid, { unread: { [MEMBER.uid]: 2 } });
  setWorld({ conversations: [talk] });
  const site = await join();
  await site.press('Messages, 2 unread');
  const sheet = within(await screen.findByRole('region', { name: 'Messages' }));
  expect(await sheet.findByRole('textbox', { name: /message/i })).toBeTruthy();
  await site.press('Close messages');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull());
});

test('a member leaves and reports in two steps', async () => {
  const site = await join();
  await site.press('Leave and report');
  expect(await screen.findByText('You left the room.')).toBeTruthy();
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Report your session with Ana M.' }),
  );
  dialog.getByText(/Calls aren’t recorded, so please tell us what happened\.$/);
  await site.user.click(dialog.getByRole('radio', { name: 'I’m worried about this person' }));
  call.mockResolvedValueOnce({ number: 'R-1F3A9-C02B7' });
  await site.pressIn(dialog, 'Report');
  expect(await screen.findByText(/^Thanks for telling us/)).toBeTruthy();
  expect(call).toHaveBeenLastCalledWith('fileReport', {
    requestId: expect.any(String),
    place: { kind: 'session', bookingId: 'b' },
    reason: 'worried',
    details: '',
    pictures: [],
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the booking leads to its room when it is open', async () => {
  show(chat(5));
  await visit('/my-bookings/b', MEMBER);
  const card = within(await screen.findByRole('article', { name: /with Ana M\./ }));
  await expectLink(/^Join/, '/sessions/b', card);
});

test('the microphone of a voice call is asked for at once, and can be off all the same', async () => {
  refuseDevices('NotAllowedError');
  show(chat(5, { mode: 'voice' }));
  await open();
  expect(await screen.findByText(/doesn’t let us use your microphone\./)).toBeTruthy();
  expect(screen.queryByText(/doesn’t let us use your camera\./)).toBeNull();
  expect(joinButton()).not.toBeNull();
});

test('the profile and the dashboard lead into the session that is on', async () => {
  const companionId = COMPANION.uid;
  show(chat(5));
  setWorld({ companions: [{ id: companionId, data: companionDocument() }] });
  const site = await visit(`/companion/${companionId}`, MEMBER);
  await expectLink('Join session', '/sessions/b');
  const ways = within(screen.getByRole('group', { name: 'Talk online' }));
  expect(textsOf(ways.getAllByRole('link'))).toEqual(['Chat', 'Voice Call', 'Video Call']);
  await expectLink('Video Call', `/book/${companionId}?activity=virtual-chat&mode=video`, ways);
  await site.router.navigate('/subscription-dashboard');
  const next = within(await screen.findByRole('article', { name: /^Next session/ }));
  expect(next.getByRole('link', { name: 'Join session' })).toBeTruthy();
});

describe('where there are no servers for calls', () => {
  beforeEach(() => void vi.stubEnv('VITE_CALLS', 'none'));

  test('a member joins by text, which is recorded, and is offered neither voice nor video', async () => {
    show(chat(5));
    const site = await open();
    await screen.findByText('You talk by text here. Voice and video aren’t available right now.');
    expect(screen.queryByRole('button', { name: /camera|microphone/i })).toBeNull();
    const join = await screen.findByRole('button', { name: 'Join' });
    expect(stored(ATTENDANCE)).toBeUndefined();
    await site.user.click(join);
    await waitFor(() => expect(stored(ATTENDANCE)).toBeDefined());
    expect(screen.getByRole('button', { name: 'Leave' })).toBeTruthy();
    expect(call).not.toHaveBeenCalledWith('sessionAccess', expect.anything());
    expect(screen.getByRole('button', { name: 'Report your session with Ana M.' })).toBeTruthy();
  });

  test('a member reads when the room opens, and cannot join before', async () => {
    show(chat(30));
    await open();
    await screen.findByText(/^The room opens at 10:20\sAM\.$/);
    expect(joinButton()).toBeNull();
  });

  test('a profile offers text alone, and the booking asks for no way to talk', async () => {
    setWorld({ companions: [{ id: COMPANION.uid, data: companionDocument() }] });
    await visit(`/companion/${COMPANION.uid}`, MEMBER);
    const ways = within(await screen.findByRole('group', { name: 'Talk online' }));
    expect(textsOf(ways.getAllByRole('link'))).toEqual(['Chat']);
    await visit(`/book/${COMPANION.uid}?activity=virtual-chat`, MEMBER);
    await screen.findByRole('heading', { name: 'Date and time' });
    expect(screen.queryByRole('group', { name: 'How would you like to talk?' })).toBeNull();
  });
});
