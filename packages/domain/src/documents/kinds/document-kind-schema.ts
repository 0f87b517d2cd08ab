import { z } from 'zod';
import { documentKinds } from './document-kinds.ts';

/** By itself: pages that name a kind load no zod for it. */
export const documentKindSchema = z.enum(documentKinds);
