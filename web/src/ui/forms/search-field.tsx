import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { memo, startTransition, useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext, useNavigation } from 'react-router-dom';
import { TextField } from './text-field';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The pause in typing after which a change is reported, in milliseconds; 0 reports at once. */
  readonly delay?: number;
}

/**
 * A debounced search box. It stops reporting once navigation has started, because a change usually
 * sets the query and would cancel the navigation.
 */
export const SearchField = memo(function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, delay = 0 } = props;
  const [text, setText] = useState(value);
  const [settled, settle] = useState(value);
  const reported = useRef(value);
  const report = useRef(onChange);
  const isLeaving = useNavigation().state !== 'idle';
  // Its state is ahead of what is rendered: a click may come between an update and its effect.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    report.current = onChange;
  });

  // What was typed before the page was hydrated.
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setText(input.current?.value ?? ''), []);

  // The value changed from outside (a cleared search, the Back button).
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setText(value);
    settle(value);
  }, [value]);

  useEffect(() => {
    if (text === settled) return;
    // A transition, like navigation, so that a navigation that has started is seen first.
    const timer = setTimeout(() => startTransition(() => settle(text)), delay);
    return () => clearTimeout(timer);
  }, [text, settled, delay]);

  useEffect(() => {
    if (isLeaving || settled === reported.current) return;
    // In a timeout, because the change may use `flushSync`, which isn't allowed while React
    // renders.
    const timer = setTimeout(() => {
      if (router?.state.navigation.state === 'loading') return;
      reported.current = settled;
      report.current(settled);
    });
    return () => clearTimeout(timer);
  }, [settled, isLeaving, router]);

  return (
    <TextField
      label={label}
      type="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      inputRef={input}
      fullWidth
      slotProps={{
        // The icon is in its place. MUI knows that only once it is mounted.
        inputLabel: { shrink: true },
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
});
