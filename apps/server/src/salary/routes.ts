import * as endpoints from '@candor/contracts/salary';
import { answers } from '../platform/bind.ts';
import { analyse } from './analyse.ts';
import { saveOwnPay } from './save-own-pay.ts';

export const salaryBindings = [
  answers(endpoints.analyseSalary, analyse),
  answers(endpoints.saveOwnPay, saveOwnPay),
];
