import { letterEndpoints } from '@candor/contracts/letter-endpoints';
import { composeLetter, createLetter, generateLetter } from '@candor/contracts/letters';
import { documentBindings, generate } from '../documents/index.ts';
import { answers } from '../platform/bind.ts';
import { compose } from './compose.ts';
import { create } from './create.ts';
import { letterGeneration } from './generate.ts';
import { letterKind } from './kind.ts';

export const lettersBindings = [
  answers(generateLetter, generate(letterKind, letterGeneration)),
  answers(createLetter, create),
  answers(composeLetter, compose),
  ...documentBindings(letterKind, letterEndpoints),
];
