import Box from '@mui/material/Box';

interface CoverPictureProps {
  /** Undefined without a picture. */
  readonly url: string | undefined;
  readonly isSmall?: boolean;
}

/** A gradient of the theme's colours, mixed with the page background at `strength` percent. */
function gradient(strength: number): string {
  const mix = (role: string) =>
    `color-mix(in srgb, var(--mui-palette-${role}) ${strength}%, var(--mui-palette-background-default))`;
  return [
    `radial-gradient(60% 120% at 82% 118%, ${mix('secondary-light')}, transparent 70%)`,
    `radial-gradient(50% 100% at 12% -10%, ${mix('primary-light')}, transparent 75%)`,
    `linear-gradient(115deg, ${mix('primary-main')}, ${mix('primary-dark')})`,
  ].join(', ');
}

/** A profile's cover picture, or a gradient in the theme's colours. Decoration only. */
export function CoverPicture({ url, isSmall = false }: CoverPictureProps) {
  return (
    <Box
      aria-hidden
      sx={[
        {
          height: isSmall ? 130 : { xs: 150, sm: 210, md: 250 },
          overflow: 'hidden',
          backgroundImage: gradient(100),
        },
        // Dark mode's colours are bright, for text, so they are toned down here.
        (theme) => theme.applyStyles('dark', { backgroundImage: gradient(38) }),
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
