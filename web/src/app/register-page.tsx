import { SignUpScreen } from '../features/sign-up/sign-up-screen';
import { START_PAGE } from './navigation';

/** The signup wizard with the site's start pages. */
export function RegisterPage() {
  return <SignUpScreen startPages={START_PAGE} />;
}
