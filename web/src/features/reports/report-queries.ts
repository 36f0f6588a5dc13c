import { ownReportSchema } from '@hearthkin/domain/safety/report';
import { limit, orderBy } from '../../data/kit/constraints';
import { documentsOf } from '../../data/kit/documents';
import { list, source } from '../../data/kit/queries';

/** The most reports shown. */
const MAX_REPORTS = 50;

/** A person's own reports, latest first. */
export const ownReports = (uid: string) =>
  list(
    `own-reports/${uid}`,
    source(`users/${uid}/reports`, documentsOf(ownReportSchema)),
    orderBy('createdAt', 'desc'),
    limit(MAX_REPORTS),
  );
