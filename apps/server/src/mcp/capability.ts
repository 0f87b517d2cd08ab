import { defineCapability, type Capability } from '../platform/capability.ts';
import { serveMcp } from './serve-mcp.ts';

/** Assistants and other programs that speak the Model Context Protocol. @param everything all capabilities, whose endpoints tools call */
export function mcp(everything: () => readonly Capability[]): Capability {
  return defineCapability({
    name: 'mcp',
    pages: serveMcp(() => everything().flatMap(({ bindings }) => bindings)),
  });
}
