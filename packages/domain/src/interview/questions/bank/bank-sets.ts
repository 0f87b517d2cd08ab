import type { BankSet } from './bank-set.ts';
import { behavioralPeople } from './behavioral-people.data.ts';
import { behavioralWork } from './behavioral-work.data.ts';
import { company } from './company.data.ts';
import { general } from './general.data.ts';
import { situational } from './situational.data.ts';
import { technical } from './technical.data.ts';
import { digital } from './trade-digital.data.ts';
import { education } from './trade-education.data.ts';
import { health } from './trade-health.data.ts';
import { movementTrades } from './trade-movement.data.ts';
import { officeTrades } from './trade-office.data.ts';
import { publicTrades } from './trade-public.data.ts';
import { serviceTrades } from './trade-service.data.ts';
import { technicalTrades } from './trade-technical.data.ts';

export const bankSets: readonly BankSet[] = [
  general,
  company,
  behavioralPeople,
  behavioralWork,
  situational,
  technical,
  health,
  education,
  digital,
  technicalTrades,
  movementTrades,
  serviceTrades,
  officeTrades,
  publicTrades,
];
