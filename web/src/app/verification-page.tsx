import { VerificationScreen } from '../features/verification/verification-screen';
import { START_PAGE } from './navigation';

/** The verification screen with the site's start pages. */
export function VerificationPage() {
  return <VerificationScreen startPages={START_PAGE} />;
}
