/**
 * `npm run lab -- interleave [COUNT [SEED]]`: plays stories of one booking, in which people act
 * at the same time, leave and are suspended, and checks the state after each round.
 */
import { runStories } from './run-stories';

await runStories({
  usage: 'npm run lab -- interleave [COUNT [SEED]]',
  defaultCount: 10_000,
  // A query of the emulator takes longer the more documents a project has.
  together: 25,
  reportedEvery: 1000,
  project: 'demo-hearthkin-interleave',
  load: async () => (await import('./play-stories')).playStories,
});
