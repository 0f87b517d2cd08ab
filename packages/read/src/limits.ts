/** What a file may be at most; importing this alone loads no reader. Reading ends with a refusal beyond it. */
export const readLimits = {
  /** Size of the file. */
  bytes: 25 * 1024 * 1024,
  pages: 60,
  /** Parts of a zip archive (DOCX and LinkedIn exports are such). */
  zipEntries: 2_000,
  /** All parts of a zip archive that are read, or all streams of a PDF but pictures, together, after unpacking. */
  unzippedBytes: 64 * 1024 * 1024,
  /** What one stream of a PDF draws, unpacked; the page of a CV has a hundredth of it. */
  drawingBytes: 5_000_000,
  /** Work of one page of a PDF, in operators that it draws; the pages of CVs have a tenth of it at most. */
  pageWork: 500_000,
  /** Work of all pages of a PDF together. */
  pagesWork: 2_000_000,
  /** Shorter side of a picture, in pixels; less holds no line of text. */
  fewestPixels: 40,
  /** Longer side of a picture, in pixels. */
  side: 20_000,
  /** Pixels of a picture; unpacked, each takes four bytes. */
  pixels: 40_000_000,
  /** Pages that are recognized in one file; of a longer one the first. */
  recognizedPages: 12,
  /** After this long no further page is recognized. */
  recognizedMs: 75_000,
  /** Elements, attributes and texts of a document in markup, all its parts together. */
  nodes: 400_000,
  /** Groups, words and texts of a rich text file. */
  rtfTokens: 1_000_000,
  /** Elements within elements. */
  depth: 500,
  /** Lines of a document without pages; a CV of sixty pages has half of them. */
  lines: 8_000,
  /** Characters of all lines together, UTF-16 units; sixty full pages. */
  characters: 250_000,
  /** A longer line is cut between two words, UTF-16 units. */
  line: 10_000,
  /** Commas, colons and opening brackets of a file of fields. */
  jsonMarks: 100_000,
  /** Text of one file, UTF-16 units. */
  text: 2_000_000,
  /** Time for one file; checked after each page. The worker's owner ends what hangs inside one. */
  durationMs: 20_000,
} as const;
