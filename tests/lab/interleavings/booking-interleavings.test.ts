import { HISTORY_EVENTS } from '@hearthkin/domain/booking/booking';
import { expect, it } from 'vitest';
import { playStories } from './play-stories';

it('concurrent acts on one booking leave a consistent state, 220 times', async () => {
  const sample = { count: 220, seed: 20_261_121, project: 'demo-hearthkin-interleavings' };
  const { outcomes, statuses, events, broken } = await playStories(sample);
  expect(broken).toEqual([]);
  // The acts reach every status, and every kind of refusal for being late.
  expect([...statuses].sort()).toEqual(['cancelled', 'completed', 'confirmed', 'pending']);
  const ofCards = ['payment-failed', 'payment-renewed', 'refunded'];
  // The booking of a story is online, so it has no place.
  const reachable = HISTORY_EVENTS.filter(
    (event) => !ofCards.includes(event) && !event.startsWith('place-'),
  );
  expect([...events].sort()).toEqual(reachable.sort());
  const reached = new Set(Object.values(outcomes).flatMap((counts) => Object.keys(counts)));
  expect([...reached]).toEqual(
    expect.arrayContaining(['done', 'bad-transition', 'forbidden', 'slot-taken', 'too-early']),
  );
  const wanted = [
    'spender leaves',
    'earner leaves',
    'spender is suspended',
    'spender claims',
    'earner agrees',
    'spender disagrees',
    'staff decide',
    'accept the series',
    'member books weeks',
    'the companion is off',
  ];
  for (const kind of wanted) {
    expect(outcomes[kind]?.done ?? 0, kind).toBeGreaterThan(0);
  }
});
