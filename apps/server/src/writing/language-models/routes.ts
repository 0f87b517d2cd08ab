import * as endpoints from '@candor/contracts/language-models';
import * as own from '@candor/contracts/own-model';
import { answers, type Binding } from '../../platform/bind.ts';
import { chooseLanguageModel } from './choose-language-model.ts';
import { fetchModel, getOfferedModels } from './fetch-model.ts';
import { findLocalModels } from './find-local-models.ts';
import { getLanguageModel } from './get-language-model.ts';
import { limitLanguageModel } from './limit-language-model.ts';
import { getOwnModel } from './get-own-model.ts';
import { removeOwnModel, saveOwnModel } from './save-own-model.ts';
import { tryLanguageModel, tryLocalModel } from './try-model.ts';

export const languageModelBindings: readonly Binding[] = [
  answers(endpoints.getLanguageModel, getLanguageModel),
  answers(endpoints.findLocalModels, findLocalModels),
  answers(endpoints.tryLocalModel, tryLocalModel),
  answers(endpoints.tryLanguageModel, tryLanguageModel),
  answers(endpoints.chooseLanguageModel, chooseLanguageModel),
  answers(endpoints.limitLanguageModel, limitLanguageModel),
  answers(endpoints.getOfferedModels, getOfferedModels),
  answers(endpoints.fetchModel, fetchModel),
  answers(own.getOwnModel, getOwnModel),
  answers(own.saveOwnModel, saveOwnModel),
  answers(own.removeOwnModel, removeOwnModel),
];
