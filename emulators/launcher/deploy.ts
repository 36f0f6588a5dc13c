/**
 * `npm run deploy [-- FLAGS]`: deploys what is built to the project of `web/.env.production` (or the
 * environment), with the headers of that project. FLAGS go to the Firebase CLI.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { REGION } from '@hearthkin/domain/region';
import type { FirebaseJson } from './emulator-config';
import { ROOT } from './paths';
import { deployedHeaders } from './site-policy';

/** In the project's folder, since the paths in it are relative to its own. */
const CONFIG = 'firebase.deploy.json';

function siteSettings(): Readonly<Record<string, string | undefined>> {
  const path = join(ROOT, 'web', '.env.production');
  const stored = existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
  return { ...stored, ...process.env };
}

function deploy(flags: readonly string[]): number {
  const settings = siteSettings();
  const projectId = settings.VITE_FIREBASE_PROJECT_ID ?? '';
  const authDomain = settings.VITE_FIREBASE_AUTH_DOMAIN ?? '';
  const base: FirebaseJson = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const rules = base.hosting?.headers ?? [];
  const headers = deployedHeaders(rules, { projectId, authDomain }, REGION);
  const config = { ...base, hosting: { ...base.hosting, headers } };
  writeFileSync(join(ROOT, CONFIG), `${JSON.stringify(config, null, 2)}\n`);
  const command = ['firebase', 'deploy', '--config', CONFIG, '--project', projectId, ...flags];
  return spawnSync('npx', command, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}

try {
  process.exitCode = deploy(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
