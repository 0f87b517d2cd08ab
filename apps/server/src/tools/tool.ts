import type { z } from 'zod';
import type { ApiScope } from '@candor/domain/account';
import type { EndpointCalls } from './endpoint-calls.ts';

/** What a tool does: it reads; it proposes, which changes no document; it acts, which is done at once. No tool deletes. */
export type ToolEffect = 'reads' | 'proposes' | 'acts';

/** What a tool is run with. */
export interface ToolCall<Input> {
  input: Input;
  /** Calls an endpoint for the person, within the scopes of who asks. */
  ask: EndpointCalls['ask'];
  /** Whether who asks has leave for a scope beside the tool's own. */
  may: EndpointCalls['may'];
}

/** One thing that an assistant can do for a person: what it is called with, what it answers, what leave it takes. */
export interface Tool {
  id: string;
  title: string;
  /** For a model: what it gives, and what to call before or after it. */
  description: string;
  input: z.ZodObject;
  output: z.ZodObject;
  /** A valid input, for the table test. Ids in it belong to nobody. */
  example: Record<string, unknown>;
  /** What leave it takes: all of them, and to act at once `actScope` beside. */
  scopes: readonly ApiScope[];
  effect: ToolEffect;
  run(call: ToolCall<unknown>): Promise<unknown>;
}

interface ToolDefinition<Input extends z.ZodObject, Output extends z.ZodObject> extends Omit<
  Tool,
  'input' | 'output' | 'run' | 'example'
> {
  input: Input;
  example: z.input<Input> & Record<string, unknown>;
  output: Output;
  run(call: ToolCall<z.infer<Input>>): Promise<z.input<Output>>;
}

/** Keeps `run` to the types of input and output. */
export function defineTool<const Input extends z.ZodObject, const Output extends z.ZodObject>(
  definition: ToolDefinition<Input, Output>,
): Tool {
  // One cast for all tools: `runTool` gives `run` what its input schema has parsed.
  return { ...definition, run: definition.run as Tool['run'] };
}
