import { createRenderer, type Renderer } from '@candor/render';
import { defineCapability } from '../platform/capability.ts';
import { documentsBindings } from './routes.ts';

declare module '../platform/context.ts' {
  interface Services {
    renderer: Renderer;
  }
}

export const documents = defineCapability({
  name: 'documents',
  bindings: documentsBindings,
  services: { renderer: () => createRenderer() },
});
