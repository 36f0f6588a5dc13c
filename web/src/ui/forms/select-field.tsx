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
  /** One `option` per choice, including one for the empty value if there is one. */
  readonly children: ReactNode;
}

/** A native select, so that phones show their own picker. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, helperText, slotProps, children, ...rest } = props;
  const { error, disabled, required, fullWidth, size, sx, className, ...select } = rest;
  return (
    <FieldFrame
      {...{ id, label, helperText, error, disabled, required, fullWidth, size, sx, className }}
      // There is always a value, so the label is always shrunk.
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
