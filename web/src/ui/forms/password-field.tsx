import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FormTextFieldProps, useTextField } from './form-field';
import { TextField, type TextFieldProps } from './text-field';

type PasswordFieldProps = TextFieldProps & {
  /** The field that the toggle shows and hides, in forms with several passwords. */
  readonly toggles?: string;
};

/** A password field with a button that shows the password. */
export function PasswordField({ toggles = 'password', ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      onChange={(event) => {
        // The same key is one code point on one device and two on another.
        event.target.value = event.target.value.normalize('NFKC');
        props.onChange?.(event);
      }}
      type={shown ? 'text' : 'password'}
      slotProps={{
        ...props.slotProps,
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={`${shown ? 'Hide' : 'Show'} ${toggles}`}
                onClick={() => setShown(!shown)}
              >
                {shown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** Tells password managers whose password a form is about; people don't see it. */
export function UsernameForManagers({ email }: { readonly email: string }) {
  return (
    <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}

/** A password field of a form, with its problem or hint below. */
export function FormPasswordField<T extends FieldValues>({
  toggles,
  ...props
}: FormTextFieldProps<T> & Pick<PasswordFieldProps, 'toggles'>) {
  return <PasswordField {...useTextField(props)} toggles={toggles} />;
}
