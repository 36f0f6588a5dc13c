import { ProfileScreen } from '../features/profile/profile-screen';
import { PROFILE_LINKS } from './navigation';
import { useLogOut } from './use-log-out';

/** A person's own profile, with the site's links and its way out. */
export function ProfilePage() {
  return <ProfileScreen links={PROFILE_LINKS} logOut={useLogOut()} />;
}
