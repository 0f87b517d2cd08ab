import { getAgenda as endpoint } from '@candor/contracts/agenda';
import { answers } from '../platform/bind.ts';
import { defineCapability } from '../platform/capability.ts';
import { getAgenda } from './get-agenda.ts';

/** What is next of everything: it owns nothing, and reads what others keep. */
export const agenda = defineCapability({
  name: 'agenda',
  bindings: [answers(endpoint, getAgenda)],
});
