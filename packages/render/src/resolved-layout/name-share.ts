import type { Paper } from '@candor/domain/cv';
import { families } from '../fonts/families.ts';
import type { Theme } from '../layouts/theme.ts';
import { photoSize } from '../photo/photo-size.ts';
import type { Setting } from '../setting.ts';
import { paperSizes } from './paper.ts';
import { widthEm } from './side-column.ts';

/** From this length on a word of a name may be wider than its line. */
const longWord = 14;
/** Contact details at the far edge leave a name this much of the line. */
const besideContacts = 0.58;
const leastShare = 0.5;

/**
 * The setting with a name so large that its longest word fits its line. The page template measures it; DOCX and HTML,
 * whose faces are not known, go by a careful guess.
 */
export function withFittingName(setting: Setting, paper: Paper): Setting {
  const share = nameShare(setting, paper);
  if (share === 1) return setting;
  const { styles } = setting.theme;
  const name = { ...styles.name, size: styles.name.size * share };
  return { ...setting, theme: { ...setting.theme, styles: { ...styles, name } } };
}

/** About how wide the widest of some words of a name is, in em of the name's size. */
export function nameWidthEm({ type, styles }: Theme, words: readonly string[]): number {
  const { weight, trackingEm } = styles.name;
  const isMono = families[type.display].kind === 'mono';
  return Math.max(0, ...words.map(widthEm)) * (isMono ? 1.1 : weight >= 600 ? 1.04 : 1) * (1 + trackingEm);
}

function nameShare({ resolved, theme, design }: Setting, paper: Paper): number {
  const em = nameWidthEm(
    theme,
    resolved.name.split(/\s+/u).filter((word) => word.length >= longWord),
  );
  if (em === 0) return 1;
  const { header, page, type, sideEm } = theme;
  const { size } = theme.styles.name;
  const beside =
    header.photo === 'side'
      ? sideEm * type.sizePt
      : header.photo === 'end' && design.photo !== null
        ? photoSize(design.photo).widthPt + 1.6 * type.sizePt
        : 0;
  const line = paperSizes[paper].widthPt - 2 * page.horizontalPt - beside;
  const room = line * (header.arrangement === 'split' ? besideContacts : 1);
  return Math.max(leastShare, Math.min(1, room / (em * size * type.sizePt)));
}
