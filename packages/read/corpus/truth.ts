/** What a document of the corpus says, for the scorer. A text may be given in several right forms. */
export interface Truth {
  /** The kind of document, for the table by kind: `html-print`, `tex`, `docx`, `text` and so on. */
  kind: string;
  detectedType: 'cv' | 'cover-letter' | 'unknown';
  language: string;
  name: string[];
  email: string;
  phone: string;
  location: string[];
  headline: string;
  summary: string;
  jobs: TruthJob[];
  schools: TruthSchool[];
  skills: string[];
  links: string[];
  /** Bullets of jobs, the summary and what stands under projects and the like: each is one text, never cut nor joined. */
  pieces: string[];
}

/** Dates are `YYYY`, `YYYY-MM`, `present` or empty, in the precision that the document shows. */
export interface TruthJob {
  company: string;
  position: string;
  start: string;
  end: string;
}

export interface TruthSchool {
  institution: string;
  degree: string;
  start: string;
  end: string;
}
