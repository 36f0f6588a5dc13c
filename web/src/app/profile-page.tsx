import { ProfileScreen } from '../features/profile/profile-screen';
import { PROFILE_LINKS } from './navigation';
import { useLogOut } from './use-log-out';

/** The profile screen with the site's links and log-out. */
export function ProfilePage() {
  return <ProfileScreen links={PROFILE_LINKS} logOut={useLogOut()} />;
}
