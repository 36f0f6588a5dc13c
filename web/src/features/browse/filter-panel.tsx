import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useNow } from '../../ui/hooks/clock';
import { type Filters, isAhead, NO_FILTERS } from './browse-filters';
import { FilterFields } from './filter-fields';
import type { Here } from './use-taste';

interface FilterPanelProps {
  /** The button that opened it. */
  readonly anchor: HTMLElement;
  readonly filters: Filters;
  readonly cities: readonly string[];
  readonly here: Here | null;
  readonly hasFavorites: boolean;
  readonly onApply: (filters: Filters) => void;
  readonly onClose: () => void;
}

/** All filters, full screen on a phone. Nothing is queried before "Show results". */
export function FilterPanel({ anchor, onClose, ...props }: FilterPanelProps) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const form = <FilterForm {...props} titleId={titleId} onClose={onClose} />;
  return isPhone ? (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
      {form}
    </Dialog>
  ) : (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { mt: 1, width: 600, display: 'flex' },
        },
      }}
    >
      {form}
    </Popover>
  );
}

type FilterFormProps = Omit<FilterPanelProps, 'anchor'> & { readonly titleId: string };

function FilterForm(props: FilterFormProps) {
  const { titleId, filters, cities, here, hasFavorites, onApply, onClose } = props;
  const now = useNow();
  const [draft, setDraft] = useState(filters);
  const [wasTried, setWasTried] = useState(false);
  const isWrongDate = draft.date !== null && !isAhead(draft.date, now);
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        setWasTried(true);
        if (!isWrongDate) onApply(draft);
      }}
      // The fields scroll, the buttons stay.
      sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2.5, pt: 1.5, pb: 0.5 }}>
        <Typography id={titleId} variant="h2" sx={{ flex: 1 }}>
          Filters
        </Typography>
        <IconButton aria-label="Close filters" onClick={onClose} sx={{ width: 44, height: 44 }}>
          <CloseRounded />
        </IconButton>
      </Box>
      <Box sx={{ px: 2.5, pb: 2, overflowY: 'auto', flex: 1 }}>
        <FilterFields
          value={draft}
          onChange={(change) => setDraft({ ...draft, ...change })}
          cities={cities}
          here={here}
          now={now}
          dateError={wasTried && isWrongDate ? DATE_ERROR : null}
          hasFavorites={hasFavorites}
        />
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 1,
          px: 2.5,
          py: 1.5,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Button
          onClick={() => setDraft(NO_FILTERS)}
          sx={{ minHeight: 44, marginInlineStart: -2.5 }}
        >
          Clear all
        </Button>
        <Button type="submit" variant="contained" sx={{ minHeight: 44 }}>
          Show results
        </Button>
      </Box>
    </Box>
  );
}

const DATE_ERROR = 'Please choose a day within the next 180 days.';
