import { say } from '../say/index.ts';
import type { ApplicationFields } from './application.ts';

/** What an application is called where there is one line: "Product designer, Northwind". */
export function applicationName({ title, company }: Pick<ApplicationFields, 'title' | 'company'>): string {
  return [title, company].filter((part) => part !== '').join(', ') || say`Untitled job`;
}
