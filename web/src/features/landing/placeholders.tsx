import Box from '@mui/material/Box';
import { CardGrid } from '../../ui/layout/card-grid';
import { FEATURED } from './featured';

/** The height of the cards that will come, so that nothing moves. */
export function Placeholders({ height }: { readonly height: number }) {
  return (
    <div aria-hidden>
      <CardGrid columns={{ md: 3 }}>
        {Array.from({ length: FEATURED }, (_, index) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
            key={index}
            component="li"
            sx={{ height, borderRadius: 1, bgcolor: 'action.hover' }}
          />
        ))}
      </CardGrid>
    </div>
  );
}
