import { FinishAccountScreen } from '../features/finish-account/finish-account-screen';
import { START_PAGE } from './navigation';

/** The end of a first sign-in with a provider, with the site's start pages. */
export function FinishAccountPage() {
  return <FinishAccountScreen startPages={START_PAGE} />;
}
