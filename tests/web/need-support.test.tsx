import { OPEN_OFFER } from '@hearthkin/domain/companion/open-offer';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../web/src/session/auth-client';
import { groupActivity } from './community-event';
import { blockBy } from './conversations';
import { answer, call, refuse } from './fake-call';
import { written } from './memory-firestore';
import { accountOf, COMPANION, companionDocument, MEMBER, NOW } from './people';
import { expectAlert, expectLink, expectWords, textsOf } from './shown';
import { visit } from './site';
import { setWorld } from './world';

const HOUR_AGO = new Date(NOW.getTime() - 3_600_000);

const WILMA = {
  id: 'companion-1',
  data: companionDocument({
    traits: ['calm', 'patient', 'listener'],
    supportStyles: ['listening', 'presence', 'distraction', 'advice'],
    age: 42,
    responseMinutes: 14,
    languages: { native: 'English', secondary: ['Spanish'] },
  }),
};
const OTTO = {
  id: 'companion-2',
  data: companionDocument({
    displayName: 'Otto B.',
    traits: ['stable'],
    interests: [],
    lastActiveAt: HOUR_AGO,
  }),
};
const ZOE = {
  id: 'companion-3',
  data: companionDocument({ displayName: 'Zoë D.', traits: ['energetic', 'adventurous'] }),
};

beforeEach(() => {
  setWorld({
    companions: [OTTO, ZOE, WILMA],
    ...accountOf(MEMBER, {
      languages: { native: 'Spanish', secondary: ['English'] },
      interests: ['music'],
      supportPreferences: ['presence'],
    }),
  });
});

const names = async () => {
  const list = await screen.findByRole('list', { name: 'Companions' });
  return textsOf(within(list).getAllByRole('heading'));
};

test('a visitor sees the group activities that are ahead, and comes to each', async () => {
  await visit('/need-support', null, {
    activities: [
      groupActivity('a-1'),
      groupActivity('a-2', { title: 'Called off', status: 'cancelled' }),
      groupActivity('a-3', { title: 'Begun', startsAt: NOW }),
    ],
  });
  await expectLink('join a small group', '/need-support?tab=group-activities');
  const groups = within(await screen.findByRole('region', { name: 'Group activities' }));
  await expectLink('Clay and quiet', '/community/activity/a-1', groups);
  expect(groups.getAllByRole('listitem')).toHaveLength(1);
});

test('an address leads a visitor to the group activities', async () => {
  await visit('/need-support?tab=group-activities');
  const heading = await screen.findByRole('heading', { name: 'Group activities' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

const progress = () =>
  screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuenow');

test('a member goes from a mood to a companion to a booking for later', async () => {
  const site = await visit('/need-support', MEMBER);
  expect(await screen.findByRole('heading', { name: 'How are you feeling?' })).toBeTruthy();
  expect(progress()).toBe('33');
  const anxious = screen.getByRole('link', { name: /^Anxious/ });
  expect(anxious.textContent).toContain('Calm · Patient · Stable');
  await site.user.click(anxious);

  expect(await names()).toEqual(['Wilma Q.', 'Otto B.']);
  expect(progress()).toBe('66');
  screen.getByText(
    'Calm, patient, and good listener · There for quiet presence · Free to talk now · Speaks Spanish · You both like Music & Nightlife',
  );
  const [wilma, otto] = within(screen.getByRole('list', { name: 'Companions' }))
    .getAllByRole('heading')
    .map((heading) => heading.closest('li'));
  expectWords(wilma, '42 years old', 'Response time < 15 min');
  expect(screen.getAllByRole('list', { name: 'Specialties' })[0]?.textContent).toBe(
    'ListeningQuiet presenceDistraction+1 more',
  );
  expect(screen.queryByRole('list', { name: 'Interests' })).toBeNull();
  expect(otto?.textContent).not.toContain('Response time');
  await site.user.click(screen.getByRole('link', { name: 'Choose Otto B.' }));

  expect(await screen.findByRole('radio', { name: /Schedule for Later/ })).toBeTruthy();
  expect(progress()).toBe('100');
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true);
  await site.user.click(screen.getByRole('radio', { name: /Schedule for Later/ }));
  await expectLink('Continue', '/book/companion-2?mood=anxious&found=matching&type=later');
});

test('a visitor sees everyone who is here without a mood, and chooses one of them', async () => {
  const site = await visit('/need-support');
  expect((await names()).toSorted()).toEqual(['Otto B.', 'Wilma Q.', 'Zoë D.']);
  await site.user.click(await screen.findByRole('link', { name: 'Choose Otto B.' }));
  await site.user.click(await screen.findByRole('radio', { name: /Schedule for Later/ }));
  await expectLink('Continue', '/book/companion-2?mood=none&found=matching&type=later');
});

test('the mood goes along through a profile', async () => {
  const site = await visit('/need-support?mood=anxious', MEMBER);
  await site.user.click(await screen.findByRole('link', { name: 'Wilma Q.' }));
  await expectLink('Book', '/book/companion-1?mood=anxious&found=matching');
});

test('a mood that isn’t shared right now isn’t shared for a session later, either', async () => {
  const site = await visit('/need-support?mood=anxious&companion=companion-1', MEMBER);
  await site.user.click(await screen.findByRole('radio', { name: /Talk Right Now/ }));
  const mood = await screen.findByRole('combobox', { name: 'How you feel' });
  await site.user.selectOptions(mood, 'Don’t share');
  await site.user.click(screen.getByRole('radio', { name: /Schedule for Later/ }));
  await expectLink('Continue', '/book/companion-1?mood=none&found=matching&type=later');
});

test('a member changes the companion, then the mood, and uses the back button', async () => {
  const site = await visit('/need-support?mood=anxious&companion=companion-1', MEMBER);
  await site.user.click(await screen.findByRole('link', { name: 'Change companion' }));
  expect(await names()).toHaveLength(2);
  await site.user.click(screen.getByRole('link', { name: 'Change mood' }));
  await screen.findByRole('heading', { name: 'How are you feeling?' });
  await site.router.navigate(-1);
  await screen.findByRole('heading', { name: 'Choose a companion' });
  await site.isAt('/need-support?mood=anxious');
});

test('a member does not see a companion they blocked', async () => {
  await visit('/need-support?mood=anxious', MEMBER, { blocks: blockBy(MEMBER.uid, 'companion-1') });
  await screen.findByRole('heading', { name: 'Otto B.' });
  expect(await names()).toEqual(['Otto B.']);
});

test('a member can talk now only to companions online and free for the next hour', async () => {
  const site = await visit('/need-support?mood=anxious&companion=companion-1', MEMBER);
  const now = await screen.findByRole('radio', { name: /Talk Right Now/ });
  expect(screen.getByText(/^The next free start is 10:10\sAM, in 10 minutes\.$/)).toBeTruthy();
  await site.user.click(now);
  expect(await screen.findByRole('button', { name: 'Ask Wilma Q. now' })).toBeTruthy();
  const busy = [{ from: NOW, until: new Date('2026-11-20T15:30:00Z') }];
  setWorld({ companions: [{ ...WILMA, data: { ...WILMA.data, busy } }] });
  expect(await screen.findByText('Wilma Q. has a session within the next hour.')).toBeTruthy();
  expect(now).toHaveProperty('disabled', true);
  // The choice is dropped once it becomes unavailable.
  expect(screen.queryByRole('button', { name: 'Ask Wilma Q. now' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true);
});

test('a member sees why a companion cannot talk right now', async () => {
  const site = await visit('/need-support?mood=anxious&companion=companion-1', MEMBER);
  for (const [words, change] of [
    ['only takes requests for later.', { offer: { ...OPEN_OFFER, talksNow: false } }],
    ['isn’t available at this hour.', { weeklyAvailability: {} }],
    ['isn’t online right now.', { lastActiveAt: HOUR_AGO }],
  ] as const) {
    act(() => setWorld({ companions: [{ ...WILMA, data: { ...WILMA.data, ...change } }] }));
    expect(await screen.findByText(`Wilma Q. ${words}`)).toBeTruthy();
  }
  await site.user.click(screen.getByRole('link', { name: 'See who else is free now' }));
  expect(await screen.findByText('No one is free right now')).toBeTruthy();
  await site.user.click(screen.getByRole('link', { name: 'Show everyone' }));
  expect(await names()).toEqual(['Wilma Q.']);
  await site.isAt('/need-support?mood=anxious');
});

test('a member whose mood has no matches chooses another', async () => {
  const site = await visit('/need-support?mood=sad', MEMBER, { companions: [ZOE] });
  expect(await screen.findByText('No companions found')).toBeTruthy();
  await site.user.click(screen.getByRole('link', { name: 'Choose another mood' }));
  await screen.findByRole('heading', { name: 'How are you feeling?' });
});

test('a member whose chosen companion is no longer listed chooses again', async () => {
  const site = await visit('/need-support?mood=sad&companion=gone', MEMBER);
  expect(await screen.findByText('This companion isn’t taking bookings right now.')).toBeTruthy();
  await site.user.click(screen.getByRole('link', { name: 'Choose someone else' }));
  await site.isAt('/need-support?mood=sad');
});

test('a visitor is matched without an account and makes one to book', async () => {
  const site = await visit('/need-support?mood=anxious');
  expect(await names()).toEqual(['Wilma Q.', 'Otto B.']);
  expect(screen.queryByText(/Speaks Spanish/)).toBeNull();
  await site.user.click(screen.getByRole('link', { name: 'Choose Wilma Q.' }));
  await site.user.click(await screen.findByRole('radio', { name: /Schedule for Later/ }));
  await site.user.click(screen.getByRole('link', { name: 'Continue' }));
  await waitFor(() =>
    expect(site.address()).toMatch(/^\/register\/account\?next=%2Fbook%2Fcompanion-1/),
  );
});

test('a companion sees that only members book sessions', async () => {
  const person: SignedIn = { ...COMPANION, uid: 'companion-9' };
  await visit('/need-support?mood=anxious&companion=companion-1', person);
  expect(await screen.findByText(/Only members can book/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
});

test('who can talk right now appears in the open list and goes from it, without a press', async () => {
  await visit('/need-support?mood=anxious&when=now', MEMBER, { companions: [WILMA] });
  await waitFor(async () => expect(await names()).toEqual(['Wilma Q.']));
  act(() => setWorld({ companions: [WILMA, { ...WILMA, id: 'companion-4' }] }));
  await waitFor(async () => expect(await names()).toHaveLength(2));
  const away = { ...WILMA.data, lastActiveAt: HOUR_AGO };
  act(() => setWorld({ companions: [{ ...WILMA, data: away }] }));
  expect(await screen.findByText('No one is free right now')).toBeTruthy();
});

describe('while no one can talk now', () => {
  const weekly = {
    fri: [{ start: '12:00', end: '13:00' }],
    sat: [{ start: '09:00', end: '11:00' }],
  };
  const away = (id: string, change: Parameters<typeof companionDocument>[0]) => ({
    id,
    data: companionDocument({
      traits: ['calm'],
      lastActiveAt: HOUR_AGO,
      weeklyAvailability: weekly,
      minimumSession: 1,
      ...change,
    }),
  });

  beforeEach(() =>
    setWorld({
      companions: [
        away('late', {
          displayName: 'Late L.',
          responseMinutes: 4,
          weeklyAvailability: { sat: weekly.sat },
        }),
        away('soon', { displayName: 'Soon S.', responseMinutes: 30 }),
        away('never', { displayName: 'Never N.', weeklyAvailability: {} }),
      ],
    }),
  );

  test('a member reads who is free next, who answers fastest, and whom to call, asks to be told, and takes it back', async () => {
    // What they asked for before is over.
    setWorld({ freeAlert: { mood: null, createdAt: HOUR_AGO, expireAt: NOW } });
    const site = await visit('/need-support?mood=anxious&when=now', MEMBER);
    const next = within(await screen.findByRole('region', { name: 'Free next' }));
    const rows = textsOf(next.getAllByRole('listitem'));
    expect(rows).toEqual([
      expect.stringMatching(/Soon S\.Today at 12:00\sPM/),
      expect.stringMatching(/Late L\.Tomorrow at 9:00\sAMAnswers fastest: < 5 min/),
    ]);
    expect(next.getByRole('link', { name: /^Book Late L\. tomorrow/ }).getAttribute('href')).toBe(
      '/book/late?mood=anxious&found=matching&date=2026-11-21&time=09%3A00',
    );
    const help = within(screen.getByRole('complementary', { name: 'Crisis resources' }));
    expect(help.getByRole('link', { name: /^Call 988/ })).toBeTruthy();
    await expectLink('Show everyone', '/need-support?mood=anxious');
    const button = await screen.findByRole('button', { name: 'Tell me when someone is' });
    refuse('rate-limited', { sentence: 'You’ve asked us to tell you many times.' });
    await site.user.click(button);
    await expectAlert('You’ve asked us to tell you many times.');
    const expireAt = new Date('2026-11-20T21:00:00Z');
    answer({ waits: true }, { freeAlert: { mood: 'anxious', createdAt: NOW, expireAt } });
    await site.user.click(button);
    expect(call).toHaveBeenLastCalledWith('alertWhenFree', { mood: 'anxious' });
    expect(
      await screen.findByText(
        /^We’ll tell you here and by email once someone who fits feeling anxious is free, until 4:00\sPM\.$/,
      ),
    ).toBeTruthy();
    await site.press('Stop waiting');
    await screen.findByRole('button', { name: 'Tell me when someone is' });
    expect(written(`freeAlerts/${MEMBER.uid}`)).toEqual([null]);
  });

  test('a visitor makes an account to be told', async () => {
    await visit('/need-support?mood=anxious&when=now');
    await expectLink(
      'Make an account to hear when someone is',
      '/register/account?next=%2Fneed-support%3Fmood%3Danxious%26when%3Dnow',
    );
  });

  test('a companion isn’t asked', async () => {
    await visit('/need-support?mood=anxious&when=now', { ...COMPANION, uid: 'companion-9' });
    await screen.findByRole('region', { name: 'Free next' });
    expect(screen.queryByText(/to hear when|Tell me/)).toBeNull();
  });
});

test('a visitor with an unknown mood in the URL starts at the first step', async () => {
  await visit('/need-support?mood=angry');
  expect(await screen.findByRole('heading', { name: 'How are you feeling?' })).toBeTruthy();
});

test('a member reads how many companions match only once all are loaded', async () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ ...WILMA, id: `c-${index}` }));
  const site = await visit('/need-support?mood=anxious', MEMBER, { companions: many });
  expect(await screen.findByText('Companions for how you feel')).toBeTruthy();
  await site.press('Show more');
  expect(await screen.findByText('25 companions for how you feel')).toBeTruthy();
});
