import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type RefObject, useId } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../lib/paths';
import { CountryChoice } from '../ui/crisis/country-choice';
import { useCrisisResources } from '../ui/crisis/crisis-country';
import { type CrisisResource, newTabProps, ownCrisisLine } from '../ui/crisis/crisis-resources';

interface CrisisDialogProps {
  readonly id: string;
  readonly ref: RefObject<HTMLDialogElement | null>;
}

/**
 * A native dialog, in the page from the start: it needs no code to open, traps focus, and closes on
 * Escape.
 */
export function CrisisDialog({ id, ref }: CrisisDialogProps) {
  const titleId = useId();
  const close = () => ref.current?.close();
  // Named here, too: a build without a line drops the row.
  const own = import.meta.env.VITE_CRISIS_PHONE ? ownCrisisLine() : null;
  const resources = useCrisisResources();
  return (
    <Box
      component="dialog"
      id={id}
      ref={ref}
      aria-labelledby={titleId}
      closedby="any"
      sx={{
        m: 'auto',
        p: { xs: 2, sm: 3 },
        pb: { xs: 0, sm: 0 },
        width: 'min(600px, calc(100vw - 32px))',
        maxHeight: 'calc(100dvh - 32px)',
        overflow: 'auto',
        overscrollBehavior: 'contain',
        border: 0,
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: 24,
        '&::backdrop': { bgcolor: 'rgba(0, 0, 0, 0.5)' },
      }}
    >
      <Typography variant="h2" id={titleId}>
        You’re not alone. Help is here right now.
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          listStyle: 'none',
          m: 0,
          mt: { xs: 1, sm: 2 },
          p: 0,
          gap: { xs: 0.25, sm: 1 },
        }}
      >
        {resources.map((resource) => (
          <ResourceRow key={resource.name} resource={resource} />
        ))}
        {own !== null && <ResourceRow resource={own} />}
      </Box>
      <CountryChoice />
      <Typography
        sx={{
          mt: { xs: 1, sm: 2 },
          p: { xs: 1.25, sm: 2 },
          borderRadius: 1,
          bgcolor: 'action.selected',
          typography: { xs: 'body2', sm: 'body1' },
        }}
      >
        Companions aren’t licensed mental health professionals. In a crisis, please contact a
        service above.
      </Typography>
      <Box
        component="form"
        method="dialog"
        sx={{
          display: 'flex',
          flexDirection: 'row',
          justifyContent: 'flex-end',
          flexWrap: 'wrap',
          columnGap: 1,
          '& .MuiButton-root': { px: { xs: 1.25, sm: 2.5 } },
          py: { xs: 1, sm: 2 },
          // In sight, however many lines there are.
          position: 'sticky',
          bottom: 0,
          bgcolor: 'background.paper',
        }}
      >
        <Button component={Link} to={PATHS.crisisSupport} onClick={close}>
          More help and advice
        </Button>
        <Button type="submit">Close</Button>
      </Box>
    </Box>
  );
}

function ResourceRow({ resource }: { readonly resource: CrisisResource }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.75,
        py: { xs: 1, sm: 1.25 },
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 130px' }}>
        <Typography variant="h3" component="p">
          {resource.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {resource.text}
        </Typography>
      </Box>
      <Button
        href={resource.href}
        variant={resource.urgent ? 'contained' : 'outlined'}
        color={resource.urgent ? 'error' : 'primary'}
        aria-label={`${resource.action}: ${resource.name}`}
        sx={{ flexShrink: 0 }}
        {...newTabProps(resource)}
      >
        {resource.action}
      </Button>
    </Box>
  );
}
