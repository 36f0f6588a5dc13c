import { createContext, useContext } from 'react';
import type { SignUpDraft } from './draft';
import type { Passwords } from './final-checks';
import type { Progress } from './steps/step-checks';
import type { Step } from './steps/step-order';

/** State and actions shared by the steps. */
export interface SignUp extends Progress {
  readonly step: Step;
  readonly change: (values: Partial<SignUpDraft>) => void;
  /** In memory only, never stored. */
  readonly passwords: Passwords;
  readonly changePasswords: (values: Partial<Passwords>) => void;
  /** The uid of the incomplete account, or null. */
  readonly uid: string | null;
  /** Whether another account has the typed address, as far as is known. */
  readonly isEmailTaken: boolean;
  /** Whether the user tried to leave this step; fields then show what is missing. */
  readonly wasTried: boolean;
  readonly markTried: () => void;
  /** Whether the final checks have run; empty fields then show errors too. */
  readonly wasChecked: boolean;
  readonly markChecked: () => void;
  readonly goTo: (step: Step) => void;
  /**
   * Set while the account is being created, so that the success message shows before any redirect.
   */
  readonly setFinishing: (isFinishing: boolean) => void;
}

export const SignUpContext = createContext<SignUp | null>(null);

export function useSignUp(): SignUp {
  const signUp = useContext(SignUpContext);
  if (signUp === null) throw new Error('useSignUp must be used inside the wizard');
  return signUp;
}
