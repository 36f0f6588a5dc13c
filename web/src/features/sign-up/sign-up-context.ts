import type { UserType } from '@hearthkin/domain/account/fields';
import { createContext, useContext } from 'react';
import type { SignUpDraft } from './draft';
import type { Passwords } from './final-checks';
import type { Progress } from './gates';
import type { Step } from './steps';

/** What every step knows and may do. */
export interface SignUp extends Progress {
  readonly step: Step;
  readonly change: (values: Partial<SignUpDraft>) => void;
  /** Kept for as long as the page is open, never stored. */
  readonly passwords: Passwords;
  readonly changePasswords: (values: Partial<Passwords>) => void;
  /** The half-made account that is signed in, or null. */
  readonly uid: string | null;
  /** Whether somebody tried to go on from this step: fields say what they miss from then on. */
  readonly wasTried: boolean;
  readonly tried: () => void;
  /** Whether the final checks have sent somebody back, so that empty fields are told as well. */
  readonly wasChecked: boolean;
  readonly checked: () => void;
  readonly goTo: (step: Step) => void;
  /** An account is being made: its owner is told so before they are taken anywhere. */
  readonly finishing: (isFinishing: boolean) => void;
  readonly startPages: Readonly<Record<UserType, string>>;
}

export const SignUpContext = createContext<SignUp | null>(null);

export function useSignUp(): SignUp {
  const signUp = useContext(SignUpContext);
  if (signUp === null) throw new Error('A step of the wizard stands outside of it');
  return signUp;
}
