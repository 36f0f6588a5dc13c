import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from './text-field';

interface SelectFieldProps
  extends Omit<FieldFrameProps, 'slotProps' | 'onKeyDown'>,
    Pick<
      NativeSelectProps,
      'autoComplete' | 'inputRef' | 'name' | 'onBlur' | 'onChange' | 'value'
    > {
  readonly slotProps?: {
    readonly htmlInput?: NativeSelectProps['inputProps'];
  };
  /** One `option` for each choice. With no value yet there has to be one for that, too. */
  readonly children: ReactNode;
}

/** A field with one choice of several. The browser shows its list, as people know it on a phone. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, helperText, slotProps, children, ...rest } = props;
  const { error, disabled, required, fullWidth, size, sx, className, ...select } = rest;
  return (
    <FieldFrame
      {...{ id, label, helperText, error, disabled, required, fullWidth, size, sx, className }}
      // There is always a value, so the label never covers it.
      slotProps={{ inputLabel: { shrink: true } }}
    >
      {(ids) => (
        <NativeSelect
          input={<OutlinedInput label={label} notched />}
          {...select}
          inputProps={{ ...slotProps?.htmlInput, id: ids.id, 'aria-describedby': ids.helperId }}
        >
          {children}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}
