import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';

interface FileButtonProps {
  readonly label: string;
  /** Media types, as in the `accept` attribute. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  readonly variant?: ButtonProps['variant'];
  readonly disabled?: boolean;
  readonly startIcon?: ButtonProps['startIcon'];
}

export function FileButton({ label, accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const file = target.files?.item(0);
          // Reset, so that the same file can be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
