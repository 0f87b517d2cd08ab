import * as endpoints from '@candor/contracts/language-models';
import { answers, type Binding } from '../../platform/bind.ts';
import { chooseLanguageModel } from './choose-language-model.ts';
import { findLocalModels } from './find-local-models.ts';
import { getLanguageModel } from './get-language-model.ts';
import { tryLocalModel } from './try-local-model.ts';

export const languageModelBindings: readonly Binding[] = [
  answers(endpoints.getLanguageModel, getLanguageModel),
  answers(endpoints.findLocalModels, findLocalModels),
  answers(endpoints.tryLocalModel, tryLocalModel),
  answers(endpoints.chooseLanguageModel, chooseLanguageModel),
];
