import Box from '@mui/material/Box';

interface CoverPictureProps {
  /** Undefined without a picture. */
  readonly url: string | undefined;
  readonly isSmall?: boolean;
}

/** The site's own colours, with `strength` percent of each and the page's ground for the rest. */
function sunrise(strength: number): string {
  const ofGround = (role: string) =>
    `color-mix(in srgb, var(--mui-palette-${role}) ${strength}%, var(--mui-palette-background-default))`;
  return [
    `radial-gradient(60% 120% at 82% 118%, ${ofGround('secondary-light')}, transparent 70%)`,
    `radial-gradient(50% 100% at 12% -10%, ${ofGround('primary-light')}, transparent 75%)`,
    `linear-gradient(115deg, ${ofGround('primary-main')}, ${ofGround('primary-dark')})`,
  ].join(', ');
}

/** The picture across the top, or a sunrise of the site's own colours. It is only decoration. */
export function CoverPicture({ url, isSmall = false }: CoverPictureProps) {
  return (
    <Box
      aria-hidden
      sx={[
        {
          height: isSmall ? 130 : { xs: 150, sm: 210, md: 250 },
          overflow: 'hidden',
          backgroundImage: sunrise(100),
        },
        // On dark ground the colours are bright, for text: here they are only a glow.
        (theme) => theme.applyStyles('dark', { backgroundImage: sunrise(38) }),
      ]}
    >
      {url !== undefined && (
        <Box
          component="img"
          src={url}
          alt=""
          sx={{ display: 'block', width: 1, height: 1, objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}
