import { LauncherError } from '@hearthkin/emulators/launcher/launcher-error';
import { bin, runNode } from './run-command';

/**
 * Builds the site for production into `folder`, to talk to the emulators that `env` describes.
 * @throws LauncherError with what the bundler said.
 */
export async function buildSite(env: Record<string, string>, folder: string): Promise<void> {
  const { ok, output } = await runNode([bin('tsx', 'dist/cli.mjs'), 'web/build-site.ts', folder], {
    env,
  });
  if (!ok) throw new LauncherError(`The site does not build:\n${output}`);
}
