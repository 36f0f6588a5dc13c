/** `npm run lab -- NAME […]`: one of the checks that prove the proofs, or a tool for them (README.md). */
import { argv } from 'node:process';

const CHECKS: Readonly<Record<string, () => Promise<unknown>>> = {
  accepted: () => import('./accepted/run-accepted'),
  agree: () => import('./offers/run-agree'),
  bench: () => import('./bench/run'),
  coverage: () => import('./coverage/run-coverage'),
  crashes: () => import('./crashes/run-crashes'),
  eval: () => import('@hearthkin/storage-rules/rules-eval'),
  expressions: () => import('./language/fuzz'),
  inputs: () => import('./fuzz/run-fuzz'),
  interleave: () => import('./interleavings/run-interleave'),
  mutants: () => import('./mutants/run-mutants'),
  'rules-mutants': () => import('./mutation/run-mutate'),
  screenshots: () => import('./screenshots/run'),
  stories: () => import('./crashes/run-money-stories'),
};

const [, , name = ''] = argv;
const check = CHECKS[name];
if (check === undefined) {
  const names = Object.keys(CHECKS).join(', ');
  console.error(`npm run lab -- NAME, where NAME is one of: ${names}`);
  process.exitCode = 1;
} else {
  // Each reads its own arguments.
  argv.splice(2, 1);
  await check();
}
