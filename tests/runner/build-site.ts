import { LauncherError } from '@hearthkin/emulators/launcher/launcher-error';
import { bin, runNode } from './run-command';

/**
 * Builds the site for production into `folder`, for the emulators in `env`.
 * @throws LauncherError with the bundler's message.
 */
export async function buildSite(env: Record<string, string>, folder: string): Promise<void> {
  const { ok, output } = await runNode([bin('tsx', 'dist/cli.mjs'), 'web/build-site.ts', folder], {
    env,
  });
  if (!ok) throw new LauncherError(`The site does not build:\n${output}`);
}
