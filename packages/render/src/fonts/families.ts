import type { TypePairId } from '@candor/domain/cv';
import { expoFont, fontFile } from './font-file.ts';

export type Weight = 300 | 400 | 500 | 600 | 700;
export type Face = { weight: Weight; isItalic: boolean; file: string };

export type Family = {
  /** The name the font files carry. */
  name: string;
  /** Height of its small letters, from its own table; by this two families look equally large. */
  xHeightEm: number;
  /** Height of its capitals, from its own table; CMU names none, there its ascent, which the page takes then. */
  capitalsEm: number;
  kind: 'serif' | 'sans' | 'mono';
  /** The nearest face that office programs carry: a DOCX embeds no fonts, and an unknown name is drawn in anything. */
  office: string;
  /** Its single line in em, from the ascent and descent of its own table: what a word processor multiplies. */
  officeLineEm: number;
  /** How wide its small letters run, as a share of Arial's. */
  officeWidth: number;
  /** What stands in for the family in an HTML file, nearest first. */
  standIns: readonly string[];
  faces: readonly Face[];
};

const weightNames = { 300: 'Light', 400: 'Regular', 500: 'Medium', 600: 'SemiBold', 700: 'Bold' } as const;

/** Upright and italic faces of a family as the Google packages name their files. */
function faces(folder: string, file: string, weights: readonly Weight[]): Face[] {
  return weights.flatMap((weight) =>
    [false, true].map((isItalic) => {
      const name = `${weight}${weightNames[weight]}${isItalic ? '_Italic' : ''}`;
      return { weight, isItalic, file: expoFont(`${folder}/${name}/${file}_${name}.ttf`) };
    }),
  );
}

/** The families a layout may be set in; each draws Latin, Cyrillic and Greek, upright and italic, plain and bold. */
export const families = {
  'source-sans': {
    name: 'Source Sans 3',
    xHeightEm: 0.486,
    capitalsEm: 0.66,
    office: 'Calibri',
    officeWidth: 0.92,
    officeLineEm: 1.221,
    kind: 'sans',
    standIns: ['Source Sans Pro', 'Calibri', 'Carlito', 'Segoe UI'],
    faces: faces('source-sans-3', 'SourceSans3', [400, 600]),
  },
  'source-serif': {
    name: 'Source Serif 4',
    xHeightEm: 0.475,
    capitalsEm: 0.67,
    office: 'Cambria',
    officeWidth: 0.96,
    officeLineEm: 1.172,
    kind: 'serif',
    standIns: ['Source Serif Pro', 'Cambria', 'Caladea', 'Georgia'],
    faces: faces('source-serif-4', 'SourceSerif4', [300, 400, 600]),
  },
  inter: {
    name: 'Inter',
    xHeightEm: 0.546,
    capitalsEm: 0.728,
    office: 'Arial',
    officeWidth: 1,
    officeLineEm: 1.15,
    kind: 'sans',
    standIns: ['Helvetica Neue', 'Arial', 'Liberation Sans'],
    faces: faces('inter', 'Inter', [400, 500, 600]),
  },
  'eb-garamond': {
    name: 'EB Garamond',
    xHeightEm: 0.4,
    capitalsEm: 0.65,
    office: 'Garamond',
    officeWidth: 0.88,
    officeLineEm: 1.125,
    kind: 'serif',
    standIns: ['Garamond', 'Cormorant Garamond', 'Georgia', 'Times New Roman'],
    faces: faces('eb-garamond', 'EBGaramond', [400, 600]),
  },
  fira: {
    name: 'Fira Sans',
    xHeightEm: 0.527,
    capitalsEm: 0.689,
    office: 'Segoe UI',
    officeWidth: 1.03,
    officeLineEm: 1.33,
    kind: 'sans',
    standIns: ['Segoe UI', 'Noto Sans', 'Helvetica Neue', 'Arial'],
    faces: faces('fira-sans', 'FiraSans', [300, 400, 500, 600]),
  },
  alegreya: {
    name: 'Alegreya',
    xHeightEm: 0.452,
    capitalsEm: 0.637,
    office: 'Constantia',
    officeWidth: 0.97,
    officeLineEm: 1.221,
    kind: 'serif',
    standIns: ['Constantia', 'Georgia', 'Gelasio'],
    faces: faces('alegreya', 'Alegreya', [400, 600]),
  },
  'alegreya-sans': {
    name: 'Alegreya Sans',
    xHeightEm: 0.458,
    capitalsEm: 0.641,
    office: 'Candara',
    officeWidth: 0.95,
    officeLineEm: 1.221,
    kind: 'sans',
    standIns: ['Candara', 'Optima', 'Carlito', 'Calibri'],
    faces: faces('alegreya-sans', 'AlegreyaSans', [400, 500, 700]),
  },
  literata: {
    name: 'Literata',
    xHeightEm: 0.507,
    capitalsEm: 0.701,
    office: 'Georgia',
    officeWidth: 1,
    officeLineEm: 1.136,
    kind: 'serif',
    standIns: ['Georgia', 'Gelasio', 'Palatino Linotype', 'Palatino'],
    faces: faces('literata', 'Literata', [400, 600]),
  },
  'plex-sans': {
    name: 'IBM Plex Sans',
    xHeightEm: 0.516,
    capitalsEm: 0.698,
    office: 'Arial',
    officeWidth: 1,
    officeLineEm: 1.15,
    kind: 'sans',
    standIns: ['Segoe UI', 'Helvetica Neue', 'Arial', 'Liberation Sans'],
    faces: faces('ibm-plex-sans', 'IBMPlexSans', [400, 600]),
  },
  'jetbrains-mono': {
    name: 'JetBrains Mono',
    xHeightEm: 0.55,
    capitalsEm: 0.73,
    office: 'Consolas',
    officeWidth: 1.1,
    officeLineEm: 1.171,
    kind: 'mono',
    standIns: ['Cascadia Mono', 'Consolas', 'Menlo', 'DejaVu Sans Mono'],
    faces: faces('jetbrains-mono', 'JetBrainsMono', [400, 600]),
  },
  'cmu-serif': {
    name: 'CMU Serif',
    xHeightEm: 0.431,
    capitalsEm: 0.8,
    office: 'Times New Roman',
    officeWidth: 0.9,
    officeLineEm: 1.15,
    kind: 'serif',
    standIns: ['Latin Modern Roman', 'Computer Modern Serif', 'Times New Roman'],
    faces: ([400, 700] as const).flatMap((weight) =>
      [false, true].map((isItalic) => ({
        weight,
        isItalic,
        file: fontFile(
          `computer-modern/fonts/cmu-serif-${weight === 400 ? 500 : 700}-${isItalic ? 'italic' : 'roman'}.ttf`,
        ),
      })),
    ),
  },
  'open-sans': {
    name: 'Open Sans',
    xHeightEm: 0.535,
    capitalsEm: 0.714,
    office: 'Segoe UI',
    officeWidth: 1.03,
    officeLineEm: 1.33,
    kind: 'sans',
    standIns: ['Segoe UI', 'Verdana', 'DejaVu Sans', 'Arial'],
    faces: faces('open-sans', 'OpenSans', [400, 600]),
  },
  vollkorn: {
    name: 'Vollkorn',
    xHeightEm: 0.458,
    capitalsEm: 0.676,
    office: 'Book Antiqua',
    officeWidth: 0.97,
    officeLineEm: 1.247,
    kind: 'serif',
    standIns: ['Palatino Linotype', 'Book Antiqua', 'Palatino', 'Georgia'],
    faces: faces('vollkorn', 'Vollkorn', [400, 600]),
  },
} as const satisfies Record<string, Family>;

export type FamilyId = keyof typeof families;

/** The families of each pair a person can choose. */
export const familiesOfPair: Record<TypePairId, { text: FamilyId; display: FamilyId }> = {
  source: { text: 'source-sans', display: 'source-serif' },
  'source-serif': { text: 'source-serif', display: 'source-serif' },
  inter: { text: 'inter', display: 'inter' },
  garamond: { text: 'eb-garamond', display: 'eb-garamond' },
  fira: { text: 'fira', display: 'fira' },
  alegreya: { text: 'alegreya-sans', display: 'alegreya' },
  literata: { text: 'literata', display: 'literata' },
  'plex-mono': { text: 'plex-sans', display: 'jetbrains-mono' },
  'computer-modern': { text: 'cmu-serif', display: 'cmu-serif' },
  open: { text: 'open-sans', display: 'open-sans' },
  vollkorn: { text: 'vollkorn', display: 'vollkorn' },
  'plex-literata': { text: 'plex-sans', display: 'literata' },
};
