import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { keepInView } from '../../ui/layout/named-section';
import { sectionId } from './section';

/** In the order of the page. */
const TITLES = [
  'Pictures and video',
  'About you',
  'What you’re like',
  'Price',
  'What you offer',
  'Your hours',
  'Time off',
] as const;

/** Goes to a section: to its heading, so that the keyboard goes on from there. */
function goTo(title: string): void {
  const heading = document.getElementById(sectionId(title));
  if (heading === null) return;
  heading.focus({ preventScroll: true });
  keepInView(heading);
}

/** The sections of the listing’s long page, to go to directly. */
export function SectionLinks() {
  return (
    <Box
      component="nav"
      aria-label="Sections"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}
    >
      {TITLES.map((title) => (
        <Chip
          key={title}
          label={title}
          variant="outlined"
          onClick={() => goTo(title)}
          sx={{ minHeight: 40, borderRadius: 5 }}
        />
      ))}
    </Box>
  );
}
