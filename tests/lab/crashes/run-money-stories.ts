/**
 * `npm run lab -- stories [COUNT [SEED]]`: plays stories of money, in which processes end, the provider
 * fails, and webhooks are lost, doubled, late and out of order, and checks both sides' books.
 */
import { runStories } from '../interleavings/run-stories';

await runStories({
  usage: 'npm run lab -- stories [COUNT [SEED]]',
  defaultCount: 2000,
  together: 100,
  reportedEvery: 100,
  project: 'demo-hearthkin-money',
  load: async () => (await import('./play-money-stories')).playMoneyStories,
});
