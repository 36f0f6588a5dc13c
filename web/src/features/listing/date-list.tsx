import AddRounded from '@mui/icons-material/AddRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface DateListProps<T> {
  /** The name of an entry, with its number: "Time off 1". */
  readonly title: string;
  readonly addLabel: string;
  readonly none: string;
  readonly entries: readonly T[];
  /** A new entry. */
  readonly added: T;
  readonly most: number;
  readonly onChange: (entries: T[]) => void;
  readonly disabled: boolean;
  readonly children: (entry: T, change: (fields: Partial<T>) => void) => ReactNode;
}

/** A list of dates with fields, to add to and remove from. */
export function DateList<T>(props: DateListProps<T>) {
  const { title, addLabel, none, entries, added, most, onChange, disabled, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    if (!isNew) return;
    list.current?.querySelector<HTMLElement>('li:last-of-type input')?.focus();
    setNew(false);
  }, [isNew]);
  return (
    <div>
      {entries.length === 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>{none}</Typography>
      )}
      {entries.length > 0 && (
        <Box component="ul" ref={list} aria-label={title} sx={LIST}>
          {entries.map((entry, index) => {
            const name = `${title} ${index + 1}`;
            return (
              // The entries have no ids.
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry is identified by its position
              <li key={index}>
                <Box role="group" aria-label={name} sx={ENTRY}>
                  <Box sx={{ flex: 1, minWidth: 0 }}>
                    {children(entry, (fields) =>
                      onChange(
                        entries.map((one, at) => (at === index ? { ...one, ...fields } : one)),
                      ),
                    )}
                  </Box>
                  <IconButton
                    aria-label={`Remove: ${name}`}
                    disabled={disabled}
                    onClick={() => {
                      onChange(entries.filter((_one, at) => at !== index));
                      addButton.current?.focus();
                    }}
                    sx={{ width: 44, height: 44 }}
                  >
                    <CloseRounded fontSize="small" />
                  </IconButton>
                </Box>
              </li>
            );
          })}
        </Box>
      )}
      <Button
        ref={addButton}
        startIcon={<AddRounded />}
        disabled={disabled || entries.length >= most}
        onClick={() => {
          onChange([...entries, added]);
          setNew(true);
        }}
        sx={{ minHeight: 44 }}
      >
        {addLabel}
      </Button>
      {entries.length >= most && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          You can add {most} at most.
        </Typography>
      )}
    </div>
  );
}

const LIST = { display: 'grid', gap: 2, p: 0, m: 0, mb: 1, listStyle: 'none' } as const;
const ENTRY = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;
