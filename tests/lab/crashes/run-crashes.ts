/**
 * `npm run lab -- crashes [PART OF A NAME]`: plays every flow of money, or some, with the process ending
 * before each of its steps and the provider failing at each, and checks both sides' books.
 */
import { MAX_SHOWN, quietly, runInSuite } from '../interleavings/run-stories';

await runInSuite(async () => {
  const { playCases, UNTROUBLED } = await quietly(() => import('./play-flows'));
  const [part = ''] = process.argv.slice(2);
  const began = performance.now();
  const flows = UNTROUBLED.filter(({ flow }) => flow.name.includes(part));
  const usual = await playCases('demo-hearthkin-flows', flows);
  const { broken } = await playCases('demo-hearthkin-crashes', usual.troubled);
  const all = [...usual.broken, ...broken];
  for (const { name, problem } of all.slice(0, MAX_SHOWN)) console.log(`${name}:\n${problem}\n`);
  for (const { name } of all) console.log(`Went wrong: ${name}`);
  for (const [name, steps] of Object.entries(usual.steps)) console.log(`${name}: ${steps} steps`);
  const count = flows.length + usual.troubled.length;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${all.length} of ${count} cases went wrong, in ${seconds} s.`);
  return all.length;
});
