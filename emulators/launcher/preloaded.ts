import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const tools = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

/**
 * For tests: runs a script like the Firebase CLI, with one of the launcher's modules preloaded.
 * @param script a module that requires like the CLI and prints JSON.
 * @returns what it printed.
 * @throws Error with its error output.
 */
export function preloaded(name: `${string}.mjs`, folder: string, script: string): unknown {
  const preload = new URL(`./${name}`, import.meta.url).href;
  const fromTools = `const require = (await import('node:module')).createRequire(${JSON.stringify(tools)});`;
  const args = ['--import', preload, '--input-type=module', '--eval', fromTools + script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout);
}
