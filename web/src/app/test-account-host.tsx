import { Suspense, useSyncExternalStore } from 'react';
import {
  subscribeToTestAccountRequest,
  testAccountRequest,
} from '../session/provider-test-accounts';
import { lazily } from '../ui/late';

const TestAccountDialog = lazily(
  async () => (await import('./test-account-dialog')).TestAccountDialog,
);

/** Opens the test account dialog when a sign-in asks for it. Local builds only. */
export function TestAccountHost() {
  const request = useSyncExternalStore(subscribeToTestAccountRequest, testAccountRequest);
  return <Suspense>{request !== null && <TestAccountDialog request={request} />}</Suspense>;
}
