export { accountFailure } from './account-failure';
export { LinkForm } from './link-form';
export { ProviderButtons } from './provider-buttons';
export {
  PASSWORD_MISSING,
  passwordForm,
  ReauthenticationField,
  usesPassword,
} from './reauthentication-field';
export { signInSchema } from './sign-in-form';
export { SignInOutcome } from './sign-in-outcome';
export { useAccountAction } from './use-account-action';
export { REDIRECT_MS, useGoOn } from './use-go-on';
export { useSignIn } from './use-sign-in';
export { useSignInMethods } from './use-sign-in-methods';
