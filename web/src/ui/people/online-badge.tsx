import Box from '@mui/material/Box';

export function OnlineBadge() {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        typography: 'caption',
        fontWeight: 600,
        color: 'success.main',
        whiteSpace: 'nowrap',
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'success.main' }}
      />
      Online
    </Box>
  );
}
