import type { FirebaseApp } from 'firebase/app';
import {
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  type AppCheck as SdkAppCheck,
} from 'firebase/app-check';

const started = new WeakMap<FirebaseApp, SdkAppCheck>();

/**
 * Lets every SDK of an app send tokens, if it comes before their first request. `app.ts` waits for this
 * module, so it may import nothing that waits for `app.ts`.
 */
export function startAppCheck(app: FirebaseApp, siteKey: string): void {
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  started.set(app, initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true }));
}

/** The token for a request past the SDKs; null if there is none, as where reCAPTCHA is blocked. */
export async function appCheckToken(app: FirebaseApp): Promise<string | null> {
  const appCheck = started.get(app);
  if (appCheck === undefined) return null;
  return getToken(appCheck).then(
    ({ token }) => token,
    () => null,
  );
}
