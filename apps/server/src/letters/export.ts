import type { exportLetter, exportLetterDocument } from '@candor/contracts/letters';
import { fileName } from '@candor/domain/cv';
import { letterFormOf, letterToText, type LetterDocument } from '@candor/domain/letters';
import { ownCv } from '../cv/index.ts';
import { MOST_IN_FILE, requireDrawable, requireDrawableLetter, savedLooks } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { ownLetter } from './own-letter.ts';

const LEAST_CHARACTERS = 50;
/** The spec's name of the plain-text file. */
const TEXT_FILE = 'professional-letter.txt';

/** Refuses to make a file of next to nothing. */
function requireContent(document: LetterDocument): void {
  if (letterToText(document).trim().length < LEAST_CHARACTERS) throw new Refusal('content_required');
}

/** The language of a letter's text: its country's own, or English. */
export function languageOf({ country, words }: LetterDocument): string {
  const { language } = letterFormOf(country);
  return words === 'local' || language.startsWith('en') ? language : 'en';
}

const nameOf = (title: string, extension: string) =>
  extension === 'txt' ? TEXT_FILE : fileName(title, extension);

/** A letter that need not be saved, as a file. */
export async function exportDocument({ ctx, input: { body } }: Call<typeof exportLetterDocument>) {
  const { document, format, template, paper } = body;
  requireContent(document);
  if (format !== 'txt') requireDrawableLetter(document, MOST_IN_FILE);
  const title = body.title || document.sender[0] || 'Letter';
  const letter = { letter: document, layout: template, paper, title, language: languageOf(document) };
  const file = await ctx.renderer.letterFile(format, letter, { signal: ctx.signal, by: ctx.owner.id });
  return { bytes: file.bytes, type: file.type, name: nameOf(title, file.extension) };
}

/** A saved letter as a file; as PDF with a CV behind it where one is asked for. */
export async function exportSaved({ ctx, input: { params, query } }: Call<typeof exportLetter>) {
  const { document, title, template } = await ownLetter(ctx, params.id);
  requireContent(document);
  if (query.format !== 'txt') requireDrawableLetter(document, MOST_IN_FILE);
  const behind = query.withCv && query.format === 'pdf' ? await ownCv(ctx, query.withCv) : undefined;
  if (behind) requireDrawable(behind.document, MOST_IN_FILE);
  const paper = query.paper ?? letterFormOf(document.country).paper;
  const cv = behind && { document: behind.document, title, ...savedLooks(behind, { paper }) };
  const letter = {
    letter: document,
    layout: query.template ?? template,
    paper,
    title,
    language: languageOf(document),
  };
  const file = await ctx.renderer.letterFile(
    query.format,
    { ...letter, ...(cv ? { cv } : {}) },
    { signal: ctx.signal, by: ctx.owner.id },
  );
  return { bytes: file.bytes, type: file.type, name: nameOf(title, file.extension) };
}
