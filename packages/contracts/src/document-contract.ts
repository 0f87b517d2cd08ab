import { z } from 'zod';

/** What the endpoints of one kind of document say that those of other kinds do not. */
export interface DocumentContract {
  /** One and many, as they stand within a sentence. */
  one: string;
  many: string;
  /** Where below `/api/` one is (its id follows), and where drafts, labels and the trash of the kind are. */
  path: string;
  draftsPath: string;
  labelsPath: string;
  trashPath: string;
  document: z.ZodType;
  /** The form with what it is drawn in, as a draft stores it. */
  draft: z.ZodType;
  /** The answers that show it in a list, whole, and as it was at a version. */
  card: z.ZodType;
  whole: z.ZodType;
  wholeVersion: z.ZodType;
  title: z.ZodType;
  /** Greatest body that carries a whole document, in bytes. */
  bodyLimit: number;
  example: { document: unknown; draft: unknown };
}

export const nobodys = '00000000-0000-4000-8000-000000000000';
export const idParams = z.object({ id: z.uuid() });
/** What all endpoints of one document have. */
export const one = { access: 'signed-in', params: idParams, example: { params: { id: nobodys } } } as const;
export const nothing = { kind: 'empty', status: 204 } as const;

export function json<S extends z.ZodType>(schema: S) {
  return { kind: 'json', status: 200, schema } as const;
}

/** What a kind says of a part, in the type it says it: `kind.whole` has that of every kind. */
export function partOf<K extends DocumentContract, Part extends keyof K>(kind: K, part: Part): K[Part] {
  return kind[part];
}

/** The address of one document. */
export function pathOf<K extends DocumentContract>(kind: K) {
  return `/api/${partOf(kind, 'path')}/:id` as const;
}
