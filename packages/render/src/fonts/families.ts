import { fontFile } from './font-file.ts';

export type Face = { weight: 300 | 400 | 500 | 600; isItalic: boolean; file: string };

export type Family = {
  /** The name the font files carry. */
  name: string;
  kind: 'serif' | 'sans';
  /** The nearest face that office programs carry: a DOCX embeds no fonts, and an unknown name is drawn in anything. */
  office: string;
  /** What stands in for the family in an HTML file, nearest first. */
  standIns: readonly string[];
  faces: readonly Face[];
};

const face = (weight: Face['weight'], isItalic: boolean, path: string): Face => ({
  weight,
  isItalic,
  file: fontFile(path),
});

/** The families a layout may be set in; each draws Latin, Cyrillic and Greek. Only weights in use are named. */
export const families = {
  'source-sans': {
    name: 'Source Sans 3',
    office: 'Calibri',
    kind: 'sans',
    standIns: ['Source Sans Pro', 'Calibri', 'Carlito', 'Segoe UI'],
    faces: [
      face(400, false, 'source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
      face(400, true, 'source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf'),
      face(600, false, 'source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
    ],
  },
  'source-serif': {
    name: 'Source Serif 4',
    office: 'Cambria',
    kind: 'serif',
    standIns: ['Source Serif Pro', 'Cambria', 'Caladea', 'Georgia'],
    faces: [
      face(300, false, 'source-serif-4/300Light/SourceSerif4_300Light.ttf'),
      face(400, false, 'source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
      face(400, true, 'source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'),
      face(600, false, 'source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
    ],
  },
  inter: {
    name: 'Inter',
    office: 'Arial',
    kind: 'sans',
    standIns: ['Helvetica Neue', 'Arial', 'Liberation Sans'],
    faces: [
      face(400, false, 'inter/400Regular/Inter_400Regular.ttf'),
      face(500, false, 'inter/500Medium/Inter_500Medium.ttf'),
      face(600, false, 'inter/600SemiBold/Inter_600SemiBold.ttf'),
    ],
  },
  'eb-garamond': {
    name: 'EB Garamond',
    office: 'Garamond',
    kind: 'serif',
    standIns: ['Garamond', 'Cormorant Garamond', 'Georgia', 'Times New Roman'],
    faces: [
      face(400, false, 'eb-garamond/400Regular/EBGaramond_400Regular.ttf'),
      face(400, true, 'eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf'),
      face(600, false, 'eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf'),
    ],
  },
} as const satisfies Record<string, Family>;

export type FamilyId = keyof typeof families;
