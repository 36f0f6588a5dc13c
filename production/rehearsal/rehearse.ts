import { join } from 'node:path';
import type { FirebaseJson } from '@hearthkin/emulators/launcher/emulator-config';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { FUNCTIONS_DISCOVERY, writeConfigHome } from '@hearthkin/emulators/launcher/suite-env';
import { writeDeployedConfig } from '../deploy/deployed-config';
import { runCli } from '../deploy/firebase-cli';
import { faultsOf, faultsTogether } from './judge';
import { GoogleStandIn, type Refusal, type SentRequest } from './stand-in';

/** In the project's folder, like that of a deployment. */
const CONFIG = 'firebase.deploy-rehearsal.json';

/** A request that a deployment sends, with sentences about what Google would refuse of it. */
export interface JudgedRequest extends SentRequest {
  readonly faults: readonly string[];
}

export interface Rehearsal {
  readonly requests: readonly JudgedRequest[];
  /** Sentences about what Google would refuse of all together. */
  readonly faults: readonly string[];
}

/**
 * Lets the Firebase CLI deploy to a stand-in for Google on this machine.
 * @param config without hooks: functions and site are built already.
 * @param parts flags of `firebase deploy`, one run each, in order.
 * @param refusals requests that Google refuses once.
 * @throws Error with the end of what the CLI printed if a part fails.
 */
export async function rehearse(
  projectId: string,
  config: FirebaseJson,
  parts: readonly (readonly string[])[],
  refusals: readonly Refusal[] = [],
): Promise<Rehearsal> {
  const google = new GoogleStandIn(projectId, refusals);
  const env = {
    ...process.env,
    ...FUNCTIONS_DISCOVERY,
    XDG_CONFIG_HOME: writeConfigHome(join(ROOT, '.data', 'rehearsed-cli')),
    ...(await google.start()),
  };
  const file = writeDeployedConfig(withoutHooks(config), CONFIG);
  try {
    for (const flags of parts) {
      const command = ['deploy', '--config', file, '--project', projectId, '--non-interactive'];
      await runCli([...command, ...flags], env, { say: () => {}, pause: async () => {} });
    }
  } finally {
    await google.stop();
  }
  const requests = google.sent.map((request) => ({ ...request, faults: faultsOf(request) }));
  return { requests, faults: faultsTogether(google.sent) };
}

function withoutHooks(config: FirebaseJson): FirebaseJson {
  return JSON.parse(
    JSON.stringify(config, (key, value) => (key === 'predeploy' ? undefined : value)),
  );
}
