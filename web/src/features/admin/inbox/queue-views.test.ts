import { QUEUE_IDS } from '@hearthkin/domain/admin/queues';
import { expect, it } from 'vitest';
import { loadQueueView } from './queue-views';

it.each(QUEUE_IDS)('the queue %s has a card, and what its export has', async (queue) => {
  const view = await loadQueueView(queue);
  expect(view).toMatchObject({
    Card: expect.any(Function),
    empty: { title: expect.any(String) },
    row: expect.any(Function),
  });
});
