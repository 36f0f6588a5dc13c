import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';

interface FileButtonProps {
  readonly label: string;
  /** Media types, as the browser's file dialog takes them. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  readonly variant?: ButtonProps['variant'];
  readonly disabled?: boolean;
  readonly startIcon?: ButtonProps['startIcon'];
}

/** A button that opens the file dialog. */
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
          // The same file may be chosen again after it was removed.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
