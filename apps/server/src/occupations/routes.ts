import * as endpoints from '@candor/contracts/occupations';
import { answers } from '../platform/bind.ts';
import { findOccupations } from './find-occupations.ts';

export const occupationBindings = [answers(endpoints.findOccupations, findOccupations)];
