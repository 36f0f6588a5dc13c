import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const REASONS = [
  {
    icon: <PaymentsOutlined />,
    title: 'Your own rate',
    text: 'You say what an hour costs. Your share is due two days after a session is marked complete.',
  },
  {
    icon: <EventAvailableOutlined />,
    title: 'Your own time',
    text: 'You set your hours, and answer every request yourself. Nobody can book you twice.',
  },
  {
    icon: <VerifiedUserOutlined />,
    title: 'Your own safety',
    text: 'You decide whom you meet, and where. Documents are looked at before members can find anybody.',
  },
] as const;

/** Reasons to become a companion. */
export function Reasons() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
        gap: 3,
        p: 0,
        m: 0,
        listStyle: 'none',
      }}
    >
      {REASONS.map(({ icon, title, text }) => (
        <li key={title}>
          <Box aria-hidden sx={{ color: 'secondary.main', '& svg': { fontSize: 32 } }}>
            {icon}
          </Box>
          <Typography variant="h3" component="h2" sx={{ mt: 1 }}>
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>
        </li>
      ))}
    </Box>
  );
}
