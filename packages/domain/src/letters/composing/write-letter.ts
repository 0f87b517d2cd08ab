import type { FigureQuestion } from '../../writing/index.ts';
import { letterGate, type LetterGateInput } from '../letter-gate.ts';
import type { LetterDocument } from '../document.ts';
import type { LetterOptions } from '../letter-facts.ts';
import type { LetterWriter, WrittenLetter } from '../letter-writer.ts';
import { enhancedLetter } from '../draft-edits.ts';
import type { LetterRequest } from '../request.ts';
import { composeLetter, composition } from './compose-letter.ts';

/** The letter a request stands for without a model: composed from the form, or the pasted draft with its slips corrected. */
export function startingLetter(request: LetterRequest, options: LetterOptions): LetterDocument {
  return request.useFullText ? enhancedLetter(request) : composeLetter(request, options);
}

/** What the form says and no letter can: each typed piece that was left out, as a question to the person. */
export function letterQuestions(request: LetterRequest, options: LetterOptions): FigureQuestion[] {
  return request.useFullText ? [] : composition(request, options).questions;
}

/** A letter that went through the gate, with the questions that its form leaves open. */
export function gatedLetter(input: LetterGateInput): WrittenLetter {
  const { letter, facts } = letterGate(input);
  const questions = letterQuestions(input.request, input.options);
  return { letter, facts: { ...facts, questions: [...facts.questions, ...questions] } };
}

/** Writes a letter at once: the same request, CV and day give the same bytes. */
export function writeLetterNow(request: LetterRequest, options: LetterOptions): WrittenLetter {
  const fallback = startingLetter(request, options);
  return gatedLetter({ request, candidate: fallback, fallback, writer: 'built-in', options });
}

/** The writer that needs no key and no network. */
export const builtInLetterWriter: LetterWriter = {
  writeLetter: (request, options) => Promise.resolve(writeLetterNow(request, options)),
};
