import { FinishAccountScreen } from '../features/finish-account/finish-account-screen';
import { START_PAGE } from './navigation';

/** The account completion screen after a first provider sign-in, with the site's start pages. */
export function FinishAccountPage() {
  return <FinishAccountScreen startPages={START_PAGE} />;
}
