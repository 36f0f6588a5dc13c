import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { call } from '../../../firebase/call';
import { PATHS } from '../../../lib/paths';
import { waitForSession } from '../../../session/session';
import { keepSessionDuring } from '../../../session/session-end';
import { useLogOut } from '../../../session/use-log-out';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { FormTextField } from '../../../ui/forms/form-field';
import {
  PASSWORD_MISSING,
  ReauthenticationField,
  useAccountAction,
  usesPassword,
} from '../../sign-in/public';
import type { AccountDialogProps } from './account-dialogs';
import { Consequences } from './consequences';

/** Must be typed, so that an account isn't deleted by accident. */
const CONFIRM_WORD = 'DELETE';

function formFor(needsPassword: boolean) {
  return z.object({
    password: needsPassword ? z.string().check(z.minLength(1, PASSWORD_MISSING)) : z.string(),
    confirmation: z.string().check(
      z.trim(),
      z.refine((typed) => typed === CONFIRM_WORD, `Please type ${CONFIRM_WORD} to confirm`),
    ),
  });
}

/** Explains the consequences and deletes the account. */
export function DeleteDialog({ person, account, methods, onClose }: AccountDialogProps) {
  const logOut = useLogOut();
  const { run, ...action } = useAccountAction(methods);
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(formFor(usesPassword(methods))),
    defaultValues: { password: '', confirmation: '' },
  });

  const remove = (password: string) =>
    run(password, () =>
      // The account goes before the call has returned, and that mustn’t look like a session that others have ended.
      keepSessionDuring(async () => {
        const { deleted } = await call('deleteAccount', {});
        logOut({ pathname: PATHS.home, search: `?account=${deleted ? 'deleted' : 'closed'}` });
        await waitForSession(({ status }) => status !== 'signed-in');
      }),
    );

  return (
    <FormDialog
      {...action}
      title="Delete my account"
      // Nothing here is worth a warning.
      isDirty={false}
      submitLabel="Delete my account"
      busyLabel="Deleting..."
      color="error"
      onSubmit={(event) => void handleSubmit(({ password }) => remove(password))(event)}
      onClose={onClose}
    >
      <Consequences uid={person.uid} userType={account.userType} />
      <ReauthenticationField methods={methods} control={control} name="password" />
      <FormTextField
        control={control}
        name="confirmation"
        label={`Type ${CONFIRM_WORD} to confirm`}
        isRequired
        htmlInput={{ autoCapitalize: 'characters' }}
      />
    </FormDialog>
  );
}
