import * as endpoints from '@candor/contracts/optimizer';
import { answers } from '../platform/bind.ts';
import { analyze } from './analyze.ts';
import { machineRead } from './machine-read.ts';
import { readAdvert } from './read-advert.ts';

export const optimizerBindings = [
  answers(endpoints.analyzeCv, analyze),
  answers(endpoints.readAdvert, readAdvert),
  answers(endpoints.machineRead, machineRead),
];
