import type { ReactNode } from 'react';
import { UnverifiedNotice } from './late-unverified';
import type { VerifiedAct } from './unverified-notice';
import { useIsUnverified } from './use-is-unverified';

interface VerifiedOnlyProps {
  readonly act: VerifiedAct;
  /** False while what is chosen is open to everyone. */
  readonly isNeeded?: boolean;
  /** The button, or what else does it. */
  readonly children: ReactNode;
}

/**
 * An act that only verified people may do; for others the reason and the next step. This is only
 * what the screen offers: rules and functions refuse the act.
 */
export function VerifiedOnly({ act, isNeeded = true, children }: VerifiedOnlyProps) {
  const isUnverified = useIsUnverified();
  return isNeeded && isUnverified ? <UnverifiedNotice act={act} /> : children;
}
