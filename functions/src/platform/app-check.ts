import { defineString } from 'firebase-functions/params';

const appCheck = defineString('APP_CHECK', {
  default: 'off',
  description: 'enforce: calls need an App Check token of the site. off: they don’t.',
});

/** Whether calls need an App Check token. `npm run deploy` takes no other value than these two. */
export function enforcesAppCheck(): boolean {
  return appCheck.value() === 'enforce';
}
