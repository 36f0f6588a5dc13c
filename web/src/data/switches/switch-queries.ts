import { switchesSchema } from '@hearthkin/domain/foundation/switches';
import { documentsOf } from '../kit/documents';
import { document, publicSource } from '../kit/queries';

const site = publicSource('site', documentsOf(switchesSchema), Object.keys(switchesSchema.shape));

/** The parts of the product that operators have switched off. */
export const switches = () => document('switches', site, 'switches');
