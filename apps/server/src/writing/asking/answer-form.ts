import type { JSONSchema7, LanguageModel, OutputInterface } from 'ai';
import { z } from 'zod';

/**
 * How a model is held to the shape of an answer, the strictest first: by a JSON schema, maybe without some of its keywords; by
 * asking for a JSON object; by the instructions alone. These describe the shape in every form.
 */
export type AnswerForm =
  | { kind: 'schema'; without: readonly DroppableKeyword[] }
  | { kind: 'json' }
  | { kind: 'prompt' };

/** Keywords without which a schema still says the shape. */
const droppable = ['additionalProperties', 'enum', 'anyOf'] as const;
type DroppableKeyword = (typeof droppable)[number];

const strictest: AnswerForm = { kind: 'schema', without: [] };

/** Bounds and defaults are ours to check: providers refuse many of them. */
const structural = new Set<string>(['type', 'properties', 'items', 'required', ...droppable]);

/** A schema of `zod` with the keywords that say the shape, and no others. */
function shapeOf(schema: unknown, without: readonly string[]): unknown {
  if (Array.isArray(schema)) return schema.map((one) => shapeOf(one, without));
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([key]) => structural.has(key) && !without.includes(key));
  return Object.fromEntries(
    kept.map(([key, value]) => {
      if (key === 'enum' || key === 'required') return [key, value];
      const isNamed = key === 'properties' && typeof value === 'object' && value !== null;
      if (!isNamed) return [key, shapeOf(value, without)];
      const properties = Object.entries(value).map(([name, one]) => [name, shapeOf(one, without)]);
      return [key, Object.fromEntries(properties)];
    }),
  );
}

function jsonSchemaOf(schema: z.ZodType, without: readonly string[] = []): JSONSchema7 {
  // What is left of a draft 7 schema without some of its keywords is one.
  return shapeOf(z.toJSONSchema(schema, { target: 'draft-7' }), without) as JSONSchema7;
}

/** The sentence of the instructions that says how to answer. */
export function describedShape(schema: z.ZodType): string {
  return `Answer with one JSON object and nothing else, no comment and no code fence. It fits this JSON Schema:
${JSON.stringify(jsonSchemaOf(schema))}`;
}

type Asked = Awaited<OutputInterface['responseFormat']>;

/** What is asked of the provider so that its model answers in a form. The answer's text is read by us. */
export function outputIn(form: AnswerForm, schema: z.ZodType): OutputInterface<string, string, never> {
  const format = (): Asked => {
    if (form.kind === 'prompt') return { type: 'text' };
    if (form.kind === 'json') return { type: 'json' };
    return { type: 'json', name: 'answer', schema: jsonSchemaOf(schema, form.without) };
  };
  return {
    name: form.kind,
    responseFormat: Promise.resolve(format()),
    parseCompleteOutput: ({ text }) => Promise.resolve(text),
    // Without a partial output the SDK holds the text back to its end.
    parsePartialOutput: ({ text }) => Promise.resolve({ partial: text }),
    createElementStreamTransform: () => undefined,
  };
}

/** The form after one that a provider refused, in whose words a keyword may be named; null after the last. */
export function nextForm(form: AnswerForm, refusal: string): AnswerForm | null {
  switch (form.kind) {
    case 'schema': {
      const named = droppable.filter((one) => refusal.includes(one) && !form.without.includes(one));
      return named.length > 0 ? { kind: 'schema', without: [...form.without, ...named] } : { kind: 'json' };
    }
    case 'json':
      return { kind: 'prompt' };
    case 'prompt':
      return null;
    default:
      return form satisfies never;
  }
}

const keyOf = (model: LanguageModel) =>
  typeof model === 'string' ? model : `${model.provider} ${model.modelId}`;

/** The form in which each model answered last; this process's own. */
const answeredIn = new Map<string, AnswerForm>();

export const formOf = (model: LanguageModel): AnswerForm => answeredIn.get(keyOf(model)) ?? strictest;

export function rememberForm(model: LanguageModel, form: AnswerForm): void {
  answeredIn.set(keyOf(model), form);
}
