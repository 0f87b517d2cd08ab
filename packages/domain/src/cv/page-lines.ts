import type { CvDesign } from './design.ts';
import { designOutline } from './design-outline.ts';
import type { CvDocument } from './document.ts';
import { shownDocument } from './shown-document.ts';
import { readersForm } from './text-form.ts';
import { toTextWithPlaces, type WrittenLine } from './to-text.ts';

/**
 * What the pages of a CV say, line by line, for those who do not see them: the sections that the design shows, named as it names
 * them, dates in the language of the CV.
 */
export function pageLines(document: CvDocument, design: CvDesign): WrittenLine[] {
  const shown = designOutline(document, design).filter(({ isHidden }) => !isHidden);
  const ownTitles = shown.filter(({ id }) => id === 'custom').toSorted((one, other) => one.at - other.at);
  const { custom, ...rest } = shownDocument(document, design);
  const named = custom.map((section, at) => ({ ...section, title: ownTitles[at]?.title ?? section.title }));
  return toTextWithPlaces(
    { ...rest, custom: named },
    {
      ...readersForm({ form: design.dateForm, language: design.language }),
      heading: (name) => shown.find(({ id }) => id === name)?.title ?? '',
      customHeading: (title) => title,
    },
  ).lines;
}
