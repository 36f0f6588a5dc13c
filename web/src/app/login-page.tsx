import { LoginScreen } from '../features/sign-in/login-screen';
import { START_PAGE } from './navigation';

/** The sign-in screen with the site's start pages. */
export function LoginPage() {
  return <LoginScreen startPages={START_PAGE} />;
}
