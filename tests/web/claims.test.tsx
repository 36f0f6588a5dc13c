import { type Claim, newClaim } from '@hearthkin/domain/booking/claim';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SignedIn } from '../../web/src/session/auth-client';
import { call, refuse } from './fake-call';
import { openDocument } from './fake-open-document';
import { fill } from './fill';
import { booking, COMPANION, companionDocument, MEMBER, NOW, PROFILES } from './people';
import { expectTextsIn, expectWords } from './shown';
import { visit } from './site';
import { setWorld } from './world';

const startsAt = new Date(NOW.getTime() - HOUR_MS);
const started = { status: 'confirmed', startsAt } as const;
const CLAIMED = { ...started, claim: { by: 'spender', keptPercent: null }, dueAt: null } as const;

function claim(change: Partial<Claim> = {}): Claim {
  const sides = { spenderId: MEMBER.uid, earnerId: COMPANION.uid };
  const said = { kind: 'no-show', by: 'spender', words: 'I waited at the gate.' } as const;
  return { ...newClaim(sides, { caseNumber: '1F3A9-C02B7', ...said }, NOW), ...change };
}

beforeEach(() => {
  setWorld({ profiles: PROFILES, companions: [{ id: COMPANION.uid, data: companionDocument() }] });
});

afterEach(() => vi.unstubAllGlobals());

/** Pictures as a phone takes them, which jsdom can neither read nor draw. Returns how large they are drawn. */
function readPictures(): string[] {
  const drawn: string[] = [];
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name === 'broken.jpg') throw new Error('Not a picture');
    return { width: 4000, height: 3000, close: () => {} };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    drawn.push(`${this.width}x${this.height}`);
    done(new Blob([`picture ${drawn.length}`], { type: type ?? '' }));
  });
  return drawn;
}

const photo = (name: string) => new File(['a photo'], name, { type: 'image/jpeg' });
const picturePath = (uid: string, digit: number) =>
  `claims/${uid}/b/${digit}f0c1f0e-7a54-4a53-9d43-8f2f0a1b2c3d.jpg`;

const open = /^Something went wrong/;
/** Opens the claim about the payment. */
async function openClaim({ user }: Awaited<ReturnType<typeof visit>>): Promise<void> {
  await user.click(await screen.findByRole('button', { name: open }));
  await user.click(await screen.findByRole('button', { name: /^It’s about the session/ }));
}

const openClaimed = (person: SignedIn, about = claim()) =>
  visit('/my-bookings/b', person, { bookings: [booking('b', CLAIMED)], claims: { b: about } });

async function startClaim() {
  const site = await visit('/my-bookings/b', MEMBER, { bookings: [booking('b', started)] });
  await openClaim(site);
  const name = 'About the session or the payment';
  return { site, dialog: await screen.findByRole('dialog', { name }) };
}

const panel = (name: string) => screen.findByRole('region', { name });

test('a member says that the companion did not come, knowing what happens', async () => {
  const { site, dialog } = await startClaim();
  await waitFor(() => expect(dialog.textContent).toContain('We’ll let Wilma Q. know'));
  expectWords(dialog, 'have 48 hours to answer', 'The payment is on hold until it’s decided');
  await site.pressIn(dialog, 'Send');
  await expectTextsIn(dialog, 'Please choose one', 'Please say what happened');
  expect(call).not.toHaveBeenCalled();

  await site.user.click(within(dialog).getByRole('radio', { name: 'They didn’t come' }));
  fill(within(dialog).getByLabelText(/In your words/), 'I waited.');
  refuse('bad-transition');
  await site.pressIn(dialog, 'Send');
  await within(dialog).findByText(/This just changed/);
  call.mockResolvedValueOnce({ caseNumber: '1F3A9-C02B7' });
  await site.pressIn(dialog, 'Send');
  expect(call).toHaveBeenLastCalledWith('fileClaim', {
    bookingId: 'b',
    kind: 'no-show',
    words: 'I waited.',
    pictures: [],
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what was typed survives a reload, and goes when it is discarded', async () => {
  const first = await visit('/my-bookings/b', MEMBER, { bookings: [booking('b', started)] });
  await openClaim(first);
  fill(await screen.findByLabelText(/In your words/), 'I waited.');
  const again = await visit('/my-bookings/b', MEMBER);
  await openClaim(again);
  expect(await screen.findByDisplayValue('I waited.')).toBeTruthy();
  await again.press('Cancel', /Discard/);
  await openClaim(again);
  await screen.findByLabelText(/In your words/);
  expect(screen.queryByDisplayValue('I waited.')).toBeNull();
});

test('a member who felt unsafe tells only our team, and claims about the payment if they want to', async () => {
  const site = await visit('/my-bookings/b', MEMBER, { bookings: [booking('b', started)] });
  await site.press(open);
  const unsafe = await screen.findByRole('button', { name: 'I felt unsafe' });
  expect(document.getElementById(unsafe.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Tell only our team. Wilma Q. never reads it.',
  );
  await site.user.click(unsafe);
  const report = within(await screen.findByRole('dialog', { name: 'I felt unsafe' }));
  await report.findByText(/Wilma Q\. never reads it/);
  fill(report.getByLabelText(/What happened/), 'He followed me.');
  call.mockResolvedValueOnce({ number: 'R-1F3A9-C02B7' });
  const after = within(await site.openDialog('Report', 'Thank you for telling us', report));
  after.getByText(/Your report is R-1F3A9-C02B7/);
  expect(call).toHaveBeenCalledExactlyOnceWith('fileReport', {
    requestId: expect.any(String),
    place: { kind: 'session', bookingId: 'b' },
    reason: 'unsafe',
    details: 'He followed me.',
    pictures: [],
  });
  await site.pressIn(after, 'Claim about the payment');
  const claiming = within(
    await screen.findByRole('dialog', { name: 'About the session or the payment' }),
  );
  // Nothing of the report goes into what the other side reads.
  expect((claiming.getByLabelText(/In your words/) as HTMLTextAreaElement).value).toBe('');
  expect(claiming.queryByRole('radio', { name: /unsafe/ })).toBeNull();
});

test('a member can tell our team from the start on, and claims only later', async () => {
  const startsAt = new Date(NOW.getTime() - 14 * 60_000);
  setWorld({ bookings: [booking('b', { status: 'confirmed', startsAt })] });
  const site = await visit('/my-bookings/b', MEMBER);
  await site.press(open);
  const claims = await screen.findByRole('button', { name: /^It’s about the session/ });
  expect((claims as HTMLButtonElement).disabled).toBe(true);
  await screen.findByText(/^You can tell us from 10:01\sAM\.$/);
  await site.openDialog('I felt unsafe', 'I felt unsafe');
});

test.each([
  ['before the start', { status: 'confirmed', startsAt: new Date(NOW.getTime() + 1) }],
  ['with a claim', CLAIMED],
  ['that was canceled', { status: 'cancelled', startsAt }],
] as const)('a session %s has no button to claim', async (_when, change) => {
  setWorld({ bookings: [booking('b', change)], claims: { b: claim() } });
  await visit('/my-bookings/b', MEMBER);
  await screen.findByRole('article', { name: /Coffee & Walk/ });
  expect(screen.queryByRole('button', { name: open })).toBeNull();
});

test('a member sees that their claim waits, and no way to end the booking', async () => {
  await openClaimed(MEMBER);
  const section = await panel('The companion didn’t come');
  await waitFor(() => expect(section.textContent).toContain('Wilma Q. can answer until'));
  expectWords(section, 'Case 1F3A9-C02B7', 'You said: “I waited at the gate.”');
  expect(section.textContent).toContain('The whole price is refunded.');
  expect(within(section).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Cancel booking|Mark complete)/ })).toBeNull();
  const card = screen.getByRole('article', { name: /Coffee & Walk/ });
  expect(card.textContent).toContain('You said that something went wrong.');
});

test('a companion disagrees with words, or agrees after a question', async () => {
  const site = await openClaimed(COMPANION);
  const section = await panel('The companion didn’t come');
  await waitFor(() => expect(section.textContent).toContain('Jonah R. said: “I waited'));
  await site.pressIn(section, 'I see it differently');
  await within(section).findByText('Please say what happened');
  expect(call).not.toHaveBeenCalled();
  fill(within(section).getByLabelText('Your answer'), 'I was there.');
  refuse('unavailable');
  await site.pressIn(section, 'I see it differently');
  await within(section).findByRole('alert');
  expect(call).toHaveBeenLastCalledWith('answerClaim', {
    bookingId: 'b',
    agrees: false,
    words: 'I was there.',
    pictures: [],
  });
  const dialog = await site.openDialog('I agree', 'Agree with Jonah R.?', section);
  expect(dialog.textContent).toContain('The whole price is refunded.');
  call.mockResolvedValueOnce({ status: 'decided' });
  await site.pressIn(dialog, 'Agree');
  expect(call).toHaveBeenLastCalledWith('answerClaim', {
    bookingId: 'b',
    agrees: true,
    words: 'I was there.',
    pictures: [],
  });
});

test('a member adds three pictures at most, made small, and removes one', async () => {
  const drawn = readPictures();
  const { site, dialog } = await startClaim();
  await site.user.click(within(dialog).getByRole('radio', { name: 'The session ended early' }));
  fill(within(dialog).getByLabelText(/In your words/), 'It was shut.');
  const add = () => within(dialog).getByLabelText('Add a picture', { selector: 'input' });
  await site.user.upload(add(), photo('broken.jpg'));
  await within(dialog).findByText('We can’t open this image. Try another one.');
  for (const number of [1, 2, 3]) {
    await site.user.upload(add(), photo(`${number}.jpg`));
    await within(dialog).findByRole('img', { name: `Picture ${number}` });
  }
  expect(within(dialog).queryByText('We can’t open this image. Try another one.')).toBeNull();
  expect(within(dialog).queryByRole('button', { name: 'Add a picture' })).toBeNull();
  expect(drawn).toEqual(['1600x1200', '1600x1200', '1600x1200']);
  await site.pressIn(dialog, 'Remove picture 2');
  expect(within(dialog).queryByRole('img', { name: 'Picture 3' })).toBeNull();
  expect(call).not.toHaveBeenCalled();

  refuse('unavailable');
  const send = () => site.user.click(within(dialog).getByRole('button', { name: 'Send' }));
  await send();
  await within(dialog).findByRole('alert');
  within(dialog).getByRole('img', { name: 'Picture 2' });
  call.mockResolvedValueOnce({ caseNumber: '1F3A9-C02B7' });
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('fileClaim', {
    bookingId: 'b',
    kind: 'ended-early',
    words: 'It was shut.',
    pictures: [btoa('picture 1'), btoa('picture 3')],
  });
});

test('pictures alone are not dropped without a question', async () => {
  readPictures();
  const site = await visit('/my-bookings/b', MEMBER, { bookings: [booking('b', started)] });
  await openClaim(site);
  await site.user.upload(
    await screen.findByLabelText('Add a picture', { selector: 'input' }),
    photo('1.jpg'),
  );
  await screen.findByRole('img', { name: 'Picture 1' });
  await site.press('Cancel');
  await screen.findByRole('button', { name: /Discard/ });
});

test('a companion answers with a picture', async () => {
  readPictures();
  const site = await openClaimed(COMPANION);
  const section = await panel('The companion didn’t come');
  fill(await within(section).findByLabelText('Your answer'), 'I was there.');
  await site.user.upload(
    within(section).getByLabelText('Add a picture', { selector: 'input' }),
    photo('1.jpg'),
  );
  await within(section).findByRole('img', { name: 'Picture 1' });
  call.mockResolvedValueOnce({ status: 'open' });
  await site.pressIn(section, 'I see it differently');
  await waitFor(() =>
    expect(call).toHaveBeenLastCalledWith('answerClaim', {
      bookingId: 'b',
      agrees: false,
      words: 'I was there.',
      pictures: [btoa('picture 1')],
    }),
  );
});

test('a side sees the pictures of both once it asks for them', async () => {
  const own = [picturePath(MEMBER.uid, 1), picturePath(MEMBER.uid, 2)];
  const others = [picturePath(COMPANION.uid, 3)];
  const answered = { agrees: false, words: 'I was there.', pictures: others, at: NOW };
  const site = await visit('/my-bookings/b', MEMBER, {
    bookings: [booking('b', CLAIMED)],
    claims: { b: claim({ pictures: own, answer: answered }) },
  });
  const section = await panel('The companion didn’t come');
  await site.pressIn(section, 'Show 2 pictures from you');
  for (const number of [1, 2]) {
    await within(section).findByRole('img', {
      name: `Picture ${number} from you, open in full size`,
    });
  }
  expect(openDocument.mock.calls.map(([path]) => path)).toEqual(own);
  openDocument.mockRejectedValueOnce(new Error('No network'));
  await site.pressIn(section, 'Show 1 picture from Wilma Q.');
  await within(section).findByText('This file couldn’t be opened.');
  await site.pressIn(section, 'Try again');
  await within(section).findByRole('img', { name: /^Picture 1 from Wilma Q\./ });
  expect(openDocument).toHaveBeenLastCalledWith(others[0]);
});

test('both sides read that silence counts as agreement', async () => {
  const silent = { ...claim({ kind: 'not-as-described' }), answerUntil: NOW };
  await openClaimed(COMPANION, silent);
  const section = await panel('It wasn’t as described');
  expect(section.textContent).toContain(
    'You didn’t answer in time, which counts as agreement. Our team decides next.',
  );
  expect(within(section).queryByRole('button')).toBeNull();
});

test('both sides read the decision with its reason, and where to appeal', async () => {
  const decided = claim({
    status: 'decided',
    answer: { agrees: false, words: 'I was there.', pictures: [], at: NOW },
    decision: {
      outcome: 'refund-part',
      keptPercent: 40,
      reason: 'Both came, an hour late.',
      by: 'operator',
      at: NOW,
    },
  });
  const data = {
    ...started,
    status: 'completed',
    claim: { by: 'spender', keptPercent: 40 },
  } as const;
  setWorld({ bookings: [booking('b', data)], claims: { b: decided } });
  const site = await visit('/my-bookings/b', MEMBER);
  const section = await panel('The companion didn’t come');
  await waitFor(() => expect(section.textContent).toContain('Wilma Q. sees it differently'));
  expectWords(section, '60% of the price is refunded.', 'Reason: Both came, an hour late.');
  expect(screen.getByText(/stays written down/)).toBeTruthy();
  await site.user.click(within(section).getByRole('link', { name: 'Appeal' }));
  expect(await screen.findByDisplayValue('Appeal of case 1F3A9-C02B7')).toBeTruthy();
});

test('a member retries when the claim fails to load', async () => {
  setWorld({ bookings: [booking('b', CLAIMED)], claims: { b: claim() }, failing: [/^claims\//] });
  const site = await visit('/my-bookings/b', MEMBER);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  setWorld({ failing: [] });
  await site.user.click(retry);
  await panel('The companion didn’t come');
});
