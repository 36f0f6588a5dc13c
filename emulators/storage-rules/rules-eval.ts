/** `npm run lab -- eval`: evaluates expressions from standard input, one per line. */
import { createInterface } from 'node:readline';
import { evaluateLine } from './evaluate-line';

if (process.stdin.isTTY) console.log('A rules expression a line; Ctrl+D ends.');

for await (const line of createInterface({ input: process.stdin })) {
  console.log(evaluateLine(line));
}
