import { isEastAsian } from '../resolved-layout/script.ts';
import { scriptsOf } from './fonts.ts';
import type { Measure } from './page-measure.ts';
import { documentStyles } from './styles.ts';

/** Title, author, styles and language of a Word file, the same for a CV and a letter. */
export function documentHead(
  { resolved, theme, isRtl }: Measure,
  title: string | undefined,
  language: string,
) {
  const words = JSON.stringify(resolved);
  const scripts = scriptsOf(words);
  const styles = documentStyles(theme, scripts, { isRtl, isEastAsian: isEastAsian(words) });
  const { document, ...others } = styles.default ?? {};
  const run = { ...document?.run, language: { value: language, ...scripts } };
  return {
    title: title || resolved.name,
    creator: resolved.name,
    lastModifiedBy: resolved.name,
    description: '',
    styles: { ...styles, default: { ...others, document: { ...document, run } } },
  };
}
