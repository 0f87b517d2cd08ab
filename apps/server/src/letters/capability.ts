import { defineCapability } from '../platform/capability.ts';
import { lettersBindings } from './routes.ts';

export const letters = defineCapability({ name: 'letters', bindings: lettersBindings });
