import assert from 'node:assert/strict';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { releaseExpiredCheckouts } from '../../../functions/src/payment/release-expired-checkouts';
import { CARD } from '../../payments/scene';
import { bookAgain, bookSeries, goBack, letGo, moveSeries, pay, WALK, wait } from './acts';
import type { Books } from './books';
import { hear, hearAgain } from './by-itself';
import { both, type Flow, noBooking, openPages } from './flow';
import { OF_ONE } from './flows';
import { depsOf } from './world';

/** The further week is authorized after the one whose page it is. */
const asked = [bookSeries(0, WALK)];
const paid = [...asked, pay(CARD.pays)];
const requested = [...paid, goBack()];

const checkouts =
  (...wanted: readonly string[]) =>
  (books: Books) => {
    const all = [...books.checkouts.values()];
    const inOrder = all.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
    assert.deepEqual(
      inOrder.map(({ status }) => status),
      wanted,
    );
  };

const money =
  (...wanted: readonly string[]) =>
  ({ bookings }: Books) => {
    const inOrder = bookings.toSorted(
      (a, b) => a.booking.startsAt.getTime() - b.booking.startsAt.getTime(),
    );
    assert.deepEqual(
      inOrder.map(({ payment }) => payment.status),
      wanted,
    );
  };

const noCard = ({ state }: Books) => assert.deepEqual(state.keptCards, {});
const booked = both(money('authorized', 'authorized'), checkouts('paid', 'paid'), noCard);

const OF_SERIES: readonly Flow[] = [
  {
    name: 'a series is asked for',
    before: [],
    act: bookSeries(0, WALK),
    again: bookAgain(),
    leadsTo: both(checkouts('open', 'open'), openPages(1)),
  },
  {
    name: 'the member comes back from the page of a series',
    before: paid,
    act: goBack(),
    leadsTo: booked,
  },
  {
    name: 'the provider tells of the payment of a series',
    before: paid,
    act: hear('checkout.session.completed'),
    again: hearAgain,
    leadsTo: both(money('authorized', 'authorized'), checkouts('paid', 'paid')),
  },
  {
    name: 'the sweep finds the payment of a series',
    before: [...paid, wait(16 * MINUTE_MS)],
    act: ({ now }, at) => releaseExpiredCheckouts.handler({ db: at.db, now }, depsOf(at)),
    leadsTo: both(money('authorized', 'authorized'), checkouts('paid', 'paid')),
  },
  {
    name: 'the bank authorizes only the first of a series',
    before: [...asked, pay(CARD.asksAlways)],
    act: goBack(),
    leadsTo: both(money('authorized'), checkouts('paid', 'open'), noCard),
  },
  {
    name: 'the member lets an unpaid series go',
    before: asked,
    act: letGo(),
    leadsTo: both(noBooking, checkouts('left', 'left')),
  },
  {
    name: 'the companion accepts a series',
    before: requested,
    act: moveSeries('earner', 'confirmed'),
    leadsTo: money('held', 'held'),
  },
  {
    name: 'the companion declines a series',
    before: requested,
    act: moveSeries('earner', 'cancelled'),
    leadsTo: money('voided', 'voided'),
  },
];

export const FLOWS: readonly Flow[] = [...OF_ONE, ...OF_SERIES];
