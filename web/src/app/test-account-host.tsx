import { lazy, Suspense, useSyncExternalStore } from 'react';
import {
  subscribeToTestAccountRequest,
  testAccountRequest,
} from '../session/provider-test-accounts';

const TestAccountDialog = lazy(async () => ({
  default: (await import('./test-account-dialog')).TestAccountDialog,
}));

/** Shows the choice of a test account over whatever page asks for one. Local builds only. */
export function TestAccountHost() {
  const request = useSyncExternalStore(subscribeToTestAccountRequest, testAccountRequest);
  return <Suspense>{request !== null && <TestAccountDialog request={request} />}</Suspense>;
}
