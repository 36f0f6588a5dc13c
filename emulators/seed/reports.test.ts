import { ownReportSchema, reportSchema } from '@hearthkin/domain/safety/report';
import { REASONS_FOR } from '@hearthkin/domain/safety/report-reasons';
import { expect, it } from 'vitest';
import { companionAccounts, memberAccounts } from './accounts';
import { sampleReports } from './reports';

const NOW = new Date('2026-03-07T18:20:00Z');

it('two reports wait for staff, and the first sample member has an answer to a third', () => {
  const members = memberAccounts(NOW);
  const reports = sampleReports(members, companionAccounts(0, NOW), NOW);
  expect(reports.map(({ data }) => data.status)).toEqual(['open', 'open', 'decided']);
  expect(reports[2]?.data.reporterId).toBe(members[0]?.uid);
  for (const { data, own } of reports) {
    expect(reportSchema.parse(data)).toEqual(data);
    expect(ownReportSchema.parse(own)).toEqual(own);
    expect(REASONS_FOR[data.place.kind]).toContain(data.reason);
    expect(data.createdAt.getTime()).toBeLessThan(NOW.getTime());
  }
});
