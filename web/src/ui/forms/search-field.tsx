import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Milliseconds of silence before a change is told; none tells at once. */
  readonly delay?: number;
}

/**
 * A search box that waits until the typing pauses. It tells nothing more once somebody is on the way to
 * another page: what it tells usually changes the address, which would call them back.
 */
export function SearchField({ label, value, onChange, delay = 0 }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [settled, settle] = useState(value);
  const told = useRef(value);
  const tell = useRef(onChange);
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    tell.current = onChange;
  });

  // The address changed from outside (a cleared search, the back button).
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setText(value);
    settle(value);
  }, [value]);

  useEffect(() => {
    if (text === settled) return;
    // A transition, as leaving is one: whoever has left by now is known to have.
    const timer = setTimeout(() => startTransition(() => settle(text)), delay);
    return () => clearTimeout(timer);
  }, [text, settled, delay]);

  useEffect(() => {
    if (isLeaving || settled === told.current) return;
    // Not while React is at work: what it leads to may have to show at once.
    const timer = setTimeout(() => {
      told.current = settled;
      tell.current(settled);
    });
    return () => clearTimeout(timer);
  }, [settled, isLeaving]);

  return (
    <TextField
      label={label}
      type="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      fullWidth
      slotProps={{
        htmlInput: { maxLength: 80 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchRounded aria-hidden />
            </InputAdornment>
          ),
          endAdornment: text !== '' && (
            <InputAdornment position="end">
              <IconButton edge="end" aria-label="Clear search" onClick={() => setText('')}>
                <CloseRounded />
              </IconButton>
            </InputAdornment>
          ),
          sx: { '& input::-webkit-search-cancel-button': { display: 'none' } },
        },
      }}
    />
  );
}
