import { late } from '../../../ui/late';

export const RepeatDialog = late(async () => (await import('./repeat-dialog')).RepeatDialog, {
  isRare: true,
});
