import { plainDigits } from '@hearthkin/domain/foundation/typed';
import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText, { type FormHelperTextProps } from '@mui/material/FormHelperText';
import InputLabel, { type InputLabelProps } from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { late } from '../late';

type ControlProps = Pick<
  FormControlProps,
  'error' | 'disabled' | 'required' | 'fullWidth' | 'size' | 'sx' | 'className' | 'onKeyDown'
>;

type InputProps = Pick<
  OutlinedInputProps,
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'inputRef'
  | 'maxRows'
  | 'minRows'
  | 'multiline'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'onFocus'
  | 'placeholder'
  | 'type'
  | 'value'
>;

export interface FieldFrameProps extends ControlProps {
  readonly id?: string | undefined;
  readonly label?: ReactNode;
  readonly helperText?: ReactNode;
  readonly slotProps?: {
    readonly inputLabel?: InputLabelProps;
    readonly formHelperText?: FormHelperTextProps;
  };
}

const CrisisNotice = late(async () => (await import('../crisis/crisis-notice')).CrisisNotice, {
  isOptional: true,
});

export interface TextFieldProps extends FieldFrameProps, InputProps {
  /** Whether a multiline field offers help to those who write of self-harm; it does by default. */
  readonly noticesCrisis?: boolean;
  readonly slotProps?: FieldFrameProps['slotProps'] & {
    readonly input?: Partial<OutlinedInputProps>;
    readonly htmlInput?: OutlinedInputProps['inputProps'] | undefined;
  };
}

interface FrameIds {
  readonly id: string;
  readonly labelId: string;
  readonly helperId: string | undefined;
}

/** The keyboards for numbers. */
const NUMERIC: readonly unknown[] = ['numeric', 'decimal', 'tel'];

/** Digits of the writer's own script arrive as 0 to 9 in every field for numbers. */
function withPlainDigits(onChange: NonNullable<InputProps['onChange']>): typeof onChange {
  return (event) => {
    const plain = plainDigits(event.target.value);
    if (plain !== event.target.value) event.target.value = plain;
    onChange(event);
  };
}

/** Label and helper text around a field, laid out as in MUI. */
export function FieldFrame({
  id: ownId,
  label,
  helperText,
  slotProps,
  children,
  ...control
}: FieldFrameProps & { readonly children: (ids: FrameIds) => ReactNode }) {
  const generated = useId();
  const id = ownId ?? generated;
  const ids = {
    id,
    labelId: `${id}-label`,
    helperId: helperText ? `${id}-helper-text` : undefined,
  };
  return (
    <FormControl variant="outlined" {...control}>
      {label !== undefined && label !== '' && (
        <InputLabel htmlFor={id} id={ids.labelId} {...slotProps?.inputLabel}>
          {label}
        </InputLabel>
      )}
      {children(ids)}
      {helperText && (
        <FormHelperText id={ids.helperId} {...slotProps?.formHelperText}>
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/**
 * A text field, single-line or multiline. MUI's own `TextField` adds 20 KB for selects, menus and
 * variants that we don't use.
 */
export function TextField(props: TextFieldProps) {
  const { id, label, helperText, noticesCrisis = true, slotProps = {}, ...rest } = props;
  const {
    error,
    disabled,
    required,
    fullWidth,
    size,
    sx,
    className,
    onKeyDown,
    inputMode,
    ...input
  } = rest;
  const control = { error, disabled, required, fullWidth, size, sx, className, onKeyDown };
  const { input: inputProps, htmlInput, ...frame } = slotProps;
  const isNumeric = NUMERIC.includes(inputMode ?? htmlInput?.inputMode);
  return (
    <FieldFrame id={id} label={label} helperText={helperText} slotProps={frame} {...control}>
      {(ids) => (
        <>
          <OutlinedInput
            id={ids.id}
            aria-describedby={ids.helperId}
            label={label}
            notched={frame.inputLabel?.shrink}
            fullWidth={fullWidth}
            {...input}
            {...(isNumeric && input.onChange && { onChange: withPlainDigits(input.onChange) })}
            inputProps={inputMode === undefined ? htmlInput : { inputMode, ...htmlInput }}
            {...inputProps}
          />
          {input.multiline && noticesCrisis && <CrisisNotice text={String(input.value ?? '')} />}
        </>
      )}
    </FieldFrame>
  );
}
