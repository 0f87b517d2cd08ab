import { defineCapability } from '../platform/capability.ts';
import { occupationBindings } from './routes.ts';

export const occupations = defineCapability({ name: 'occupations', bindings: occupationBindings });
