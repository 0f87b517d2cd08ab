import * as endpoints from '@candor/contracts/career';
import { answers } from '../platform/bind.ts';
import { analyse } from './analyse.ts';
import { draftSteps } from './draft-steps.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { rename } from './rename.ts';
import { saveProgress } from './save-progress.ts';
import { save } from './save.ts';
import { moveToTrash, restore } from './trash.ts';

export const careerBindings = [
  answers(endpoints.analyseCareer, analyse),
  answers(endpoints.draftCareerSteps, draftSteps),
  answers(endpoints.saveRoadmap, save),
  answers(endpoints.listRoadmaps, list),
  answers(endpoints.getRoadmap, get),
  answers(endpoints.renameRoadmap, rename),
  answers(endpoints.saveRoadmapProgress, saveProgress),
  answers(endpoints.deleteRoadmap, moveToTrash),
  answers(endpoints.restoreRoadmap, restore),
];
