import { cellOf } from '@hearthkin/domain/account/place';
import { OPEN_OFFER } from '@hearthkin/domain/companion/open-offer';
import { cityKeyOf } from '@hearthkin/domain/foundation/search-tokens';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { LiveCompanion } from '../../web/src/data/companions/companion-queries';
import { restartSession } from '../../web/src/session/session';
import { blockBy } from './conversations';
import { holdSessions, setUser } from './fake-auth';
import { refuseWrite, written } from './memory-firestore';
import { reads } from './memory-readers';
import { companionDocument, MEMBER, NOW, userDocument } from './people';
import { expectLink, expectWords, textsOf } from './shown';
import { visit } from './site';
import { setWorld } from './world';

const WILMA = { id: 'companion-1', data: companionDocument() };
const OTTO = {
  id: 'companion-2',
  data: companionDocument({
    displayName: 'Otto B.',
    location: 'New Orleans, Louisiana',
    ratingAverage: null,
    ratingCount: 0,
    hourlyRate: 42,
    interests: ['geek'],
    traits: ['energetic'],
    lastActiveAt: new Date('2026-11-20T14:00:00Z'),
    searchTokens: ['otto', 'new', 'orleans'],
  }),
};

/** The labels of the active filters. */
function chips(): string[] {
  const list = screen.queryByRole('list', { name: 'Filters in use' });
  return list === null ? [] : textsOf(within(list).getAllByRole('button'));
}

/** The names of the listed companions, in order. */
function names(): string[] {
  const list = screen.queryByRole('list', { name: 'Companions' });
  return list === null ? [] : textsOf(within(list).getAllByRole('heading'));
}

async function cardOf(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name });
  const card = heading.closest('li');
  if (card === null) throw new Error(`${name} has no card`);
  return card;
}

test('a member sees companions with online status, rating and price, live, and new ones once they ask', async () => {
  const scrolledTo = vi.fn();
  Element.prototype.scrollIntoView = scrolledTo;
  const site = await visit('/browse', MEMBER, { companions: [WILMA, OTTO] });
  const wilma = await cardOf('Wilma Q.');
  expectWords(wilma, 'Online', '4.9(7 reviews)', '€30 per hourChat €15', '+2 more');
  const otto = await cardOf('Otto B.');
  expect(otto.textContent).not.toContain('Online');
  expectWords(otto, 'New', '€42 per hour');
  act(() => setWorld({ companions: [{ ...WILMA, data: { ...WILMA.data, facets: {} } }, OTTO] }));
  await waitFor(() => expect(within(wilma).queryByText('Online')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Show new results' })).toBeNull();

  const newcomer = { id: 'companion-3', data: companionDocument({ displayName: 'Nora P.' }) };
  act(() => setWorld({ companions: [newcomer, OTTO] }));
  await site.press('Show new results');
  expect(names()).toEqual(['Nora P.', 'Otto B.']);
  expect(screen.queryByRole('button', { name: 'Show new results' })).toBeNull();
  // The button is gone, and both view and keyboard are at the list.
  expect(scrolledTo).toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toContain('Nora P.');
});

test('while the session is starting, a member sees the page without a list, and goes on typing', async () => {
  setWorld({ companions: [WILMA] });
  const release = holdSessions();
  void restartSession();
  const before = reads.length;
  const site = await visit('/browse', MEMBER);
  await screen.findByRole('heading', { name: 'Browse companions' });
  expect(screen.getByRole('status', { name: 'Loading companions' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
  const search = screen.getByRole('searchbox');
  await site.user.type(search, 'wil');
  expect(reads.slice(before)).toEqual([]);
  release();
  await cardOf('Wilma Q.');
  expect(screen.getByRole('searchbox')).toBe(search);
  expect(document.activeElement).toBe(search);
});

test('a visitor sees the page without a list until they are led to sign in', async () => {
  setWorld({ companions: [WILMA] });
  const release = holdSessions();
  void restartSession();
  const before = reads.length;
  const site = await visit('/browse');
  await screen.findByRole('heading', { name: 'Browse companions' });
  release();
  await site.isAt('/login?next=%2Fbrowse');
  expect(reads.slice(before)).toEqual([]);
});

test('a member’s page starts anew when another member signs in', async () => {
  await visit('/browse', MEMBER, { companions: [WILMA] });
  await cardOf('Wilma Q.');
  const search = screen.getByRole('searchbox');
  act(() => setUser({ ...MEMBER, uid: 'member-2' }));
  await waitFor(() => expect(search.isConnected).toBe(false));
  await cardOf('Wilma Q.');
});

test('a member does not see a companion they blocked, until they end it, and sees one who blocked them', async () => {
  setWorld({ companions: [WILMA, OTTO], blocks: blockBy(MEMBER.uid, WILMA.id) });
  await visit('/browse', MEMBER);
  await cardOf('Otto B.');
  expect(names()).toEqual(['Otto B.']);
  act(() => setWorld({ blocks: blockBy(WILMA.id, MEMBER.uid) }));
  expect((await cardOf('Wilma Q.')).textContent).toContain('Online');
});

describe('without a search', () => {
  const member = userDocument(MEMBER, { interests: ['geek'] });
  const home = { city: member.address.city, cityKey: cityKeyOf(member.address.city) };
  const NEIGHBOR = {
    id: 'companion-3',
    data: companionDocument({ ...home, displayName: 'Nils A.', ratingAverage: 4 }),
  };

  const away = ({ id, data }: typeof WILMA) => ({ id, data: { ...data, cityKey: 'elsewhere' } });
  const OTHERS = [away(WILMA), away(OTTO)];

  test('a member sees companions of their own city first, also in another order, and then everyone', async () => {
    setWorld({ users: { [MEMBER.uid]: member }, companions: [...OTHERS, NEIGHBOR] });
    const site = await visit('/browse', MEMBER);
    await cardOf('Nils A.');
    expect(names()).toEqual(['Nils A.']);
    expect(chips()).toEqual([`In ${home.city}`]);
    expect(lists().at(-1)).toContain(`cityKey==${home.cityKey}`);
    const order = screen.getByRole('combobox', { name: /Sort by/ });
    await site.user.selectOptions(order, 'Newest');
    await site.isAt(`/browse?sort=newest&city=${home.city}`);
    await cardOf('Nils A.');
    expect(names()).toEqual(['Nils A.']);
    expect(chips()).toEqual([`In ${home.city}`]);
    await act(() => site.router.navigate(-1));
    await site.press('Show companions everywhere');
    await cardOf('Wilma Q.');
    expect(names()).toHaveLength(3);
    expect(chips()).toEqual([]);
    await site.isAt('/browse?near=0');
  });

  test('a member whose city has no companions sees everyone, and reads so', async () => {
    setWorld({ users: { [MEMBER.uid]: member }, companions: OTHERS });
    const site = await visit('/browse', MEMBER);
    await cardOf('Wilma Q.');
    const words = /There’s no one in .* yet, so here’s everyone\./;
    expect(screen.getByText(words)).toBeTruthy();
    expect(chips()).toEqual([]);
    // Another order still shows everyone.
    const order = screen.getByRole('combobox', { name: /Sort by/ });
    await site.user.selectOptions(order, 'Newest');
    await site.isAt('/browse?sort=newest');
    expect(screen.getByText(words)).toBeTruthy();
    await site.user.type(screen.getByRole('searchbox'), 'wilma');
    await waitFor(() => expect(names()).toEqual(['Wilma Q.']));
    expect(screen.queryByText(words)).toBeNull();
  });

  test('a member sees those who share their interests first, until they choose an order', async () => {
    setWorld({ users: { [MEMBER.uid]: member }, companions: OTHERS });
    const site = await visit('/browse?near=0', MEMBER);
    await cardOf('Wilma Q.');
    // Otto has no rating, but shares an interest.
    expect(names()).toEqual(['Otto B.', 'Wilma Q.']);
    const order = screen.getByRole('combobox', { name: /Sort by/ });
    expect((order as HTMLSelectElement).selectedOptions[0]?.text).toBe('Best match');
    await site.user.selectOptions(order, 'Highest rated');
    await waitFor(() => expect(names()).toEqual(['Wilma Q.', 'Otto B.']));
    await site.isAt('/browse?near=0&sort=rating');
  });

  test('a member sees favorites who share their interests first, until they choose an order', async () => {
    const site = await visit('/browse?favorites=1', MEMBER, {
      users: { [MEMBER.uid]: member },
      companions: OTHERS,
      favorites: OTHERS.map(({ id }) => ({ id, data: { addedAt: NOW } })),
    });
    await cardOf('Wilma Q.');
    expect(screen.getByText(/People who share your interests come first\./)).toBeTruthy();
    expect(names()).toEqual(['Otto B.', 'Wilma Q.']);
    const order = screen.getByRole('combobox', { name: /Sort by/ });
    await site.user.selectOptions(order, 'Highest rated');
    await waitFor(() => expect(names()).toEqual(['Wilma Q.', 'Otto B.']));
    expect(screen.queryByText(/People who share your interests/)).toBeNull();
  });

  test('a member who searches looks everywhere', async () => {
    setWorld({ users: { [MEMBER.uid]: member }, companions: [...OTHERS, NEIGHBOR] });
    await visit('/browse?q=wilma', MEMBER);
    await cardOf('Wilma Q.');
    expect(chips()).toEqual([]);
  });
});

test('a member with a mood and an activity sees matches with reasons, and keeps both when booking', async () => {
  setWorld({ companions: [WILMA, OTTO] });
  const site = await visit('/browse?mood=anxious&activity=coffee-walk', MEMBER);
  const wilma = await cardOf('Wilma Q.');
  expect(wilma.textContent).toContain('Fits how you feel: Calm, Good listener');
  expect(screen.queryByRole('heading', { name: 'Otto B.' })).toBeNull();
  await expectLink(
    'Book Wilma Q.',
    '/book/companion-1?mood=anxious&activity=coffee-walk',
    within(wilma),
  );
  expect(chips()).toEqual(['Feeling anxious', 'Coffee & Walk']);
  await site.press('Remove filter: Feeling anxious');
  await cardOf('Otto B.');
  await site.isAt('/browse?activity=coffee-walk');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Filters/ }));
});

test('a member who searches two words sees only who matches both, hears how many, and keeps focus', async () => {
  const site = await visit('/browse', MEMBER, { companions: [WILMA, OTTO] });
  await cardOf('Otto B.');
  await screen.findByText('2 companions.');
  await site.user.type(screen.getByRole('searchbox'), 'new york');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Otto B.' })).toBeNull());
  await cardOf('Wilma Q.');
  await screen.findByText('1 companion.');
  await site.isAt('/browse?q=new+york');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  // The server is asked for the longest word.
  expect(lists().at(-1)).toContain('searchTokensarray-containsyork');
});

test('a member whose search has no results sees the nearest, and clears it', async () => {
  const site = await visit('/browse?q=zebra', MEMBER, { companions: [WILMA] });
  expect(await screen.findByText('No one matches “zebra”.')).toBeTruthy();
  const nearest = await screen.findByRole('region', { name: 'Here’s who else is here.' });
  expect(await within(nearest).findByRole('heading', { name: 'Wilma Q.' })).toBeTruthy();
  const buttons = screen.getAllByRole('button', { name: 'Clear search' });
  await site.user.click(buttons.at(-1) as HTMLElement);
  await cardOf('Wilma Q.');
});

test('a member searches by an everyday word, and reads what was looked for', async () => {
  const site = await visit('/browse?q=cooking', MEMBER, { companions: [WILMA, OTTO] });
  await cardOf('Wilma Q.');
  expect(names()).toEqual(['Wilma Q.']);
  expect(screen.getByText('We looked for “cooking”: Gastronomy')).toBeTruthy();
  expect(lists().at(-1)).toContain('searchTokensarray-contains~interest_food');
  await site.user.clear(screen.getByRole('searchbox'));
  await cardOf('Otto B.');
  expect(screen.queryByText(/We looked for/)).toBeNull();
});

test('a member who misspells a word sees who fits the right one, without a filter that no one fits', async () => {
  const site = await visit('/browse?q=coking', MEMBER, { companions: [WILMA, OTTO] });
  await screen.findByRole('region', { name: 'Here’s who we found for “cooking”.' });
  await cardOf('Wilma Q.');
  expect(names()).toEqual(['Wilma Q.']);
  await act(() => site.router.navigate('/browse?q=wilma&price=20'));
  await screen.findByRole('region', { name: 'Here’s who fits without “Up to €20 per hour”.' });
  await cardOf('Wilma Q.');
  expect(names()).toEqual(['Wilma Q.']);
});

test('a member who filters by gender and age sees those who’d rather not say in a group of their own', async () => {
  const person = (id: string, change: Partial<LiveCompanion>) => ({
    id,
    data: companionDocument({ displayName: `${id} M.`, ...change }),
  });
  await visit('/browse?gender=woman&age=45', MEMBER, {
    companions: [
      person('Ada', { gender: 'woman', age: 50 }),
      person('Bo', { gender: null, age: 50 }),
      person('Cy', { gender: null, age: null }),
      person('Dan', { gender: 'man', age: 50 }),
      person('Eve', { gender: 'woman', age: 30 }),
    ],
  });
  const unsaid = within(await screen.findByRole('region', { name: 'They’d rather not say' }));
  expect(
    unsaid.getByText('They fit your other filters, and haven’t stated their gender or age.'),
  ).toBeTruthy();
  const unsaidNames = () => textsOf(unsaid.getAllByRole('heading')).slice(1);
  await waitFor(() => expect(unsaidNames()).toEqual(['Bo M.', 'Cy M.']));
  expect(chips()).toEqual(['Woman', 'Aged 45 to 59']);
  const [list] = screen.getAllByRole('list', { name: 'Companions' });
  expect(textsOf(within(list as HTMLElement).getAllByRole('heading'))).toEqual(['Ada M.']);
});

describe('the distance from a member’s town', () => {
  const LISBON = { lat: 38.7, lng: -9.1 };
  const at = (id: string, point: typeof LISBON | null) => ({
    id,
    data: companionDocument({
      displayName: `${id} M.`,
      location: `${id}town`,
      point,
      cell: point && cellOf(point),
    }),
  });
  const living = (city: string, country: string, point: typeof LISBON | null) => ({
    [MEMBER.uid]: userDocument(MEMBER, {
      address: { street: '', city, state: '', zipCode: '', country },
      home: { town: `${city}//${country}`, point },
    }),
  });
  const COMPANIONS = [
    at('Ada', LISBON),
    at('Bo', { lat: 38.8, lng: -9.4 }),
    at('Cy', { lat: 41.1, lng: -8.6 }),
    at('Dan', null),
  ];

  test('is a filter, after which those follow whose town isn’t known', async () => {
    setWorld({ companions: COMPANIONS, users: living('Lisbon', 'Portugal', LISBON) });
    const site = await visit('/browse?near=0', MEMBER);
    expect((await cardOf('Ada M.')).textContent).toContain('Adatown · less than 10 km away');
    expect((await cardOf('Bo M.')).textContent).toContain('about 30 km away');
    // Farther than anyone goes, and not known.
    for (const name of ['Cy M.', 'Dan M.']) {
      expect((await cardOf(name)).textContent).not.toContain('away');
    }
    const panel = within(await site.openDialog('Filters', 'Filters'));
    const distance = panel.getByRole('combobox', { name: 'Distance' });
    await site.user.selectOptions(distance, 'Within 25 km of you');
    await site.pressIn(panel, 'Show results');
    await waitFor(() => expect(site.address()).toContain('within=25km'));
    expect(chips()).toEqual(['Within 25 km of you']);
    const more = within(await screen.findByRole('region', { name: 'They may fit too' }));
    expect(
      more.getByText('They fit your other filters, but we don’t know their distance from you.'),
    ).toBeTruthy();
    await waitFor(() => expect(textsOf(more.getAllByRole('heading')).slice(1)).toEqual(['Dan M.']));
    const [list] = screen.getAllByRole('list', { name: 'Companions' });
    expect(textsOf(within(list as HTMLElement).getAllByRole('heading'))).toEqual(['Ada M.']);
  });

  test('is in miles in the United Kingdom, and the address is in no query', async () => {
    const oxford = { lat: 51.8, lng: -1.3 };
    setWorld({
      companions: [at('Ada', { lat: 51.9, lng: -1.2 })],
      users: living('Oxford', 'United Kingdom', oxford),
    });
    const before = reads.length;
    await visit('/browse?within=15mi', MEMBER);
    expect((await cardOf('Ada M.')).textContent).toContain('about 10 miles away');
    expect(chips()).toEqual(['Within 15 miles of you']);
    expect(reads.slice(before).join()).not.toMatch(/oxford/i);
  });

  test('can’t be chosen where the town of a member isn’t known, who reads why', async () => {
    setWorld({ companions: COMPANIONS, users: living('Nowhereville', 'Portugal', null) });
    const site = await visit('/browse?within=25km', MEMBER);
    await cardOf('Cy M.');
    expect(chips()).toEqual([]);
    const panel = within(await site.openDialog('Filters', 'Filters'));
    const distance = panel.getByRole<HTMLSelectElement>('combobox', { name: 'Distance' });
    expect(distance.disabled).toBe(true);
    await panel.findByText('We don’t know where Nowhereville is, so distance can’t be shown.');
    act(() => setWorld({ users: living('', 'Portugal', null) }));
    await panel.findByText('Add your address to your profile to see who’s near you.');
    expect(distance.disabled).toBe(true);
  });
});

test('a member sees an empty state when there are no companions', async () => {
  await visit('/browse', MEMBER);
  expect(await screen.findByText('No verified companions available yet.')).toBeTruthy();
});

test('a member’s order and view are kept in the URL', async () => {
  const site = await visit('/browse', MEMBER, { companions: [WILMA] });
  await cardOf('Wilma Q.');
  await site.press('List');
  const order = screen.getByRole('combobox', { name: /Sort by/ });
  await site.user.selectOptions(order, 'Price: low to high');
  await site.isAt('/browse?view=list&sort=price_low');
});

/** The queries of the companion list, in order. */
const lists = () => reads.filter((read) => read.startsWith('companions?'));

/** A companion who matches every filter in these tests. */
const FITTING: Partial<LiveCompanion> = {
  city: 'São Paulo',
  cityKey: 'sao paulo',
  languages: { native: 'Portuguese', secondary: ['English'] },
  hourlyRate: 30,
  ratingAverage: 4.6,
  ratingCount: 3,
  ratingDistribution: [0, 0, 0, 1, 2],
};

test.each<[query: string, labels: string[], twin: Partial<LiveCompanion>, condition: string]>([
  ['city=s%C3%A3o+PAULO', ['In são PAULO'], { city: 'Rio', cityKey: 'rio' }, 'cityKey==sao paulo'],
  [
    'interest=food&interest=music',
    ['Gastronomy', 'Music & Nightlife'],
    { interests: ['food', 'art'] },
    'facets.interest_music==true',
  ],
])(
  'a member whose link filters by %s sees who fits, with the filters’ names, until they are cleared',
  async (query, labels, twin, condition) => {
    const fitting = { id: 'fitting', data: companionDocument(FITTING) };
    const other = companionDocument({ ...FITTING, displayName: 'Other O.', ...twin });
    setWorld({ companions: [{ id: 'differing', data: other }, fitting] });
    const site = await visit(`/browse?${query}`, MEMBER);
    await cardOf('Wilma Q.');
    expect(names()).toEqual(['Wilma Q.']);
    expect(chips()).toEqual(labels);
    expect(lists().at(-1)).toContain(condition);
    // One filter has its chip, several are cleared together.
    const isOne = labels.length === 1;
    expect(screen.queryByRole('button', { name: 'Clear all' }) === null).toBe(isOne);
    await site.press(isOne ? `Remove filter: ${labels[0]}` : 'Clear all');
    await cardOf('Other O.');
    await site.isAt('/browse');
    expect(chips()).toEqual([]);
  },
);

test('a member whose link has invalid values sees everyone, in the usual order', async () => {
  setWorld({ companions: [WILMA, OTTO] });
  await visit('/browse?mood=furious&date=2026-11-19&sort=height&view=globe', MEMBER);
  await cardOf('Otto B.');
  expect(chips()).toEqual([]);
  expect(lists().at(-1)).toBe('companions?listed==true&by=ratingAverage desc,ratingCount desc');
});

test('a member chooses filters in the panel and undoes them with the back button', async () => {
  const site = await visit('/browse', MEMBER, {
    companions: [
      { id: 'fitting', data: companionDocument(FITTING) },
      { ...OTTO, data: { ...OTTO.data, city: 'New Orleans', cityKey: 'new orleans' } },
    ],
  });
  await cardOf('Otto B.');
  const panel = await site.openDialog('Filters', 'Filters');
  const field = within(panel);
  await site.user.type(field.getByRole('combobox', { name: 'City' }), 'sao');
  await site.user.click(await screen.findByRole('option', { name: 'São Paulo' }));
  await site.user.click(field.getByRole('combobox', { name: /Interests/ }));
  await site.user.click(await screen.findByRole('option', { name: 'Gastronomy' }));
  await site.user.click(screen.getByRole('option', { name: 'Music & Nightlife' }));
  await site.user.keyboard('{Escape}');
  await site.user.selectOptions(
    field.getByRole('combobox', { name: /Price/ }),
    'Up to €40 per hour',
  );
  await site.user.click(field.getByRole('switch', { name: 'Online now' }));
  await site.isAt('/browse');
  await site.pressIn(field, 'Show results');
  await site.isAt('/browse?city=S%C3%A3o+Paulo&interest=food&interest=music&price=40&online=1');
  await waitFor(() => expect(names()).toEqual(['Wilma Q.']));
  expect(screen.getByRole('button', { name: 'Filters, 5 in use' })).toBeTruthy();
  await act(() => site.router.navigate(-1));
  await cardOf('Otto B.');
  expect(chips()).toEqual([]);
});

test('a member cannot filter by a past day', async () => {
  const site = await visit('/browse', MEMBER, { companions: [WILMA] });
  const panel = within(await site.openDialog('Filters', 'Filters'));
  await site.user.type(panel.getByLabelText('Available on'), '2026-11-19');
  await site.pressIn(panel, 'Show results');
  await panel.findByText('Please choose a day within the next 180 days.');
  await site.isAt('/browse');
  await site.retype(panel.getByLabelText('Available on'), '2026-11-20');
  await site.pressIn(panel, 'Show results');
  await site.isAt('/browse?date=2026-11-20');
});

test('a member who closes the panel without applying changes nothing', async () => {
  const site = await visit('/browse?online=1', MEMBER, { companions: [WILMA] });
  const panel = within(await site.openDialog('Filters, 1 in use', 'Filters'));
  await site.pressIn(panel, 'Clear all', 'Close filters');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await site.isAt('/browse?online=1');
});

test('a member doesn’t find a companion who is away, until the day they named', async () => {
  const offer = (backOn: string | null) => ({ offer: { ...OPEN_OFFER, away: { backOn } } });
  await visit('/browse', MEMBER, {
    companions: [
      { id: 'away', data: companionDocument({ displayName: 'Away A.', ...offer('2026-11-21') }) },
      { id: 'open', data: companionDocument({ displayName: 'Open O.', ...offer(null) }) },
      // It is Friday, November 20.
      { id: 'back', data: companionDocument({ displayName: 'Back B.', ...offer('2026-11-20') }) },
    ],
  });
  await cardOf('Back B.');
  expect(names()).toEqual(['Back B.']);
});

test('a member who filters by day does not see companions who are busy all day', async () => {
  const hours = { wed: [{ start: '09:00', end: '11:00' }] };
  const taken = [
    { from: new Date('2026-11-25T14:30:00Z'), until: new Date('2026-11-25T16:00:00Z') },
  ];
  const free = companionDocument({ weeklyAvailability: hours });
  const busy = companionDocument({
    displayName: 'Busy B.',
    weeklyAvailability: hours,
    busy: taken,
  });
  await visit('/browse?date=2026-11-25', MEMBER, {
    companions: [
      { id: 'busy', data: busy },
      { id: 'free', data: free },
    ],
  });
  await cardOf('Wilma Q.');
  expect(names()).toEqual(['Wilma Q.']);
});

test('a member whose filters have no results clears them', async () => {
  const site = await visit('/browse?price=20', MEMBER, { companions: [WILMA] });
  expect(await screen.findByText('No companions found')).toBeTruthy();
  await site.press('Clear filters');
  await cardOf('Wilma Q.');
  await site.isAt('/browse');
});

test('a list with few matches loads more only when a member asks', async () => {
  const many = Array.from({ length: 48 }, (_, index) => ({
    id: `other-${index}`,
    data: companionDocument({
      displayName: `Other ${index}`,
      // Available on Wednesdays, but fully booked on this one.
      busy: [{ from: new Date('2026-11-25T00:00:00Z'), until: new Date('2026-11-27T00:00:00Z') }],
    }),
  }));
  const site = await visit('/browse?date=2026-11-25', MEMBER, { companions: [...many, WILMA] });
  // jsdom has no IntersectionObserver, so the first extra page is loaded by hand.
  await site.press('Show more');
  await screen.findByText('No matches in the first 48 companions.');
  await site.press('Look further');
  await cardOf('Wilma Q.');
  expect(screen.queryByRole('button', { name: 'Look further' })).toBeNull();
});

test('a member adds and removes a favorite with the heart button, and reads if the server rejects it', async () => {
  const site = await visit('/browse', MEMBER, { companions: [WILMA] });
  const add = await screen.findByRole('button', { name: 'Add Wilma Q. to favorites' });
  expect(add.getAttribute('aria-pressed')).toBe('false');
  await site.user.click(add);
  const remove = await screen.findByRole('button', { name: 'Remove Wilma Q. from favorites' });
  expect(remove.getAttribute('aria-pressed')).toBe('true');
  await site.user.click(remove);
  await screen.findByRole('button', { name: 'Add Wilma Q. to favorites' });
  expect(written(`users/${MEMBER.uid}/favorites/companion-1`)).toEqual([{ addedAt: NOW }, null]);
  refuseWrite(/favorites\/companion-1$/);
  await site.press('Add Wilma Q. to favorites');
  await screen.findByText('Wilma Q. couldn’t be added to your favorites.');
  expect(screen.getByRole('button', { name: 'Add Wilma Q. to favorites' })).toBeTruthy();
});

test('a member sees only favorites that match the search, in the chosen order', async () => {
  const cheap = {
    id: 'cheap',
    data: companionDocument({ displayName: 'Cheap C.', hourlyRate: 20 }),
  };
  const kept = (id: string) => ({ id, data: { addedAt: NOW } });
  const site = await visit('/browse?favorites=1&sort=price_low', MEMBER, {
    companions: [WILMA, OTTO, cheap],
    favorites: [kept('companion-1'), kept('cheap'), kept('gone')],
  });
  await cardOf('Wilma Q.');
  expect(names()).toEqual(['Cheap C.', 'Wilma Q.']);
  expect(chips()).toEqual(['Favorites']);
  await site.user.type(screen.getByRole('searchbox'), 'cheap');
  await waitFor(() => expect(names()).toEqual(['Cheap C.']));
  expect(lists().filter((list) => !list.includes('__name__'))).toEqual([]);
});
