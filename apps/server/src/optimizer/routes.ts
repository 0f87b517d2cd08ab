import * as endpoints from '@candor/contracts/optimizer';
import { answers } from '../platform/bind.ts';
import { analyze } from './analyze.ts';
import { createTailored } from './create-tailored.ts';
import { getAdvert } from './get-advert.ts';
import { machineReadFile } from './machine-read-file.ts';
import { machineRead } from './machine-read.ts';
import { judgeRequirement } from './judge-requirement.ts';
import { matchRequirements } from './match-requirements.ts';
import { readAdvert } from './read-advert.ts';
import { tailor } from './tailor.ts';

export const optimizerBindings = [
  answers(endpoints.analyzeCv, analyze),
  answers(endpoints.matchRequirements, matchRequirements),
  answers(endpoints.judgeRequirement, judgeRequirement),
  answers(endpoints.readAdvert, readAdvert),
  answers(endpoints.machineRead, machineRead),
  answers(endpoints.machineReadFile, machineReadFile),
  answers(endpoints.tailorCv, tailor),
  answers(endpoints.createTailoredCv, createTailored),
  answers(endpoints.getCvAdvert, getAdvert),
];
