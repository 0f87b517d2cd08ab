import { queryOptions } from '@tanstack/react-query';
import type * as salary from '@candor/contracts/salary';
import type { ExperienceLevel } from '@candor/domain/salary';
import { call } from '../../../platform/call.ts';
import { route, type ReplyOf } from '../../../platform/route.ts';

const analyseRoute = route<typeof salary.analyseSalary>('POST', '/api/salary-analysis');

export type SalaryAnalysis = ReplyOf<typeof salary.analyseSalary>;
export type SalaryFigures = NonNullable<SalaryAnalysis['figures']>;

export interface SalaryQuestion {
  what: string;
  where: string;
  experience: ExperienceLevel;
  /** The occupation that was chosen for the position, where it was. */
  occupation?: string;
  cvId?: string;
}

export const salaryKey = 'salary';

export const salaryAnalysis = (question: SalaryQuestion) =>
  queryOptions({
    queryKey: [salaryKey, question],
    queryFn: ({ signal }) =>
      call(analyseRoute, { body: { ...question, contentType: 'application/json' }, signal }),
  });
