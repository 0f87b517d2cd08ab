import { z } from 'zod';
import {
  localModelNameSchema,
  type LocalModel,
  type LocalServerKind,
} from '@candor/contracts/language-models';

/** How a kind of server lists its models. */
interface LocalProtocol {
  path: string;
  /** The models that can write; null where the answer is not of this kind of server. */
  modelsIn(answer: unknown): LocalModel[] | null;
}

const size = z.number().positive().finite().nullish().catch(null);
const word = z.string().max(40).nullish().catch(null);
const MOST_MODELS = 200;

/** Models whose name can be shown and asked for; a server may list anything. */
function named(models: readonly LocalModel[]): LocalModel[] {
  return models.filter(({ name }) => localModelNameSchema.safeParse(name).success).slice(0, MOST_MODELS);
}

/** `GET /api/tags` (docs/api.md of ollama/ollama). Models of its cloud are listed beside those of the machine. */
const tagsSchema = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      size,
      details: z.object({ parameter_size: word, quantization_level: word }).nullish().catch(null),
      capabilities: z.array(z.string()).nullish().catch(null),
      remote_host: z.string().nullish(),
      remote_model: z.string().nullish(),
    }),
  ),
});

/** `GET /api/v0/models` (LM Studio REST API, since 0.3.6). */
const studioSchema = z.object({
  data: z.array(
    z.object({ id: z.string(), type: z.enum(['llm', 'vlm', 'embeddings']), quantization: word, state: word }),
  ),
});

/** `GET /v1/models` (tools/server/README.md of ggml-org/llama.cpp); `meta` is null while the model is loading. */
const llamaSchema = z.object({
  data: z
    .array(
      z.object({
        id: z.string(),
        owned_by: z.literal('llamacpp'),
        meta: z.object({ size, n_params: size }).nullish().catch(null),
      }),
    )
    .min(1),
});

const inBillions = (count: number) => `${(count / 1e9).toPrecision(2)}B`;
const joined = (...words: (string | null | undefined)[]) => words.filter(Boolean).join(', ');

export const localProtocols: Record<LocalServerKind, LocalProtocol> = {
  ollama: {
    path: '/api/tags',
    modelsIn(answer) {
      const { data } = tagsSchema.safeParse(answer);
      if (!data) return null;
      const here = data.models.filter(
        ({ remote_host: host, remote_model: remote, capabilities }) =>
          !host && !remote && (!capabilities || capabilities.includes('completion')),
      );
      return named(
        here.map(({ name, size: sizeBytes = null, details }) => ({
          name,
          sizeBytes,
          detail: joined(details?.parameter_size, details?.quantization_level),
        })),
      );
    },
  },
  'lm-studio': {
    path: '/api/v0/models',
    modelsIn(answer) {
      const { data } = studioSchema.safeParse(answer);
      if (!data) return null;
      const writers = data.data.filter(({ type }) => type !== 'embeddings');
      return named(
        writers.map(({ id: name, quantization, state }) => ({
          name,
          sizeBytes: null,
          detail: joined(quantization, state === 'loaded' ? 'loaded' : null),
        })),
      );
    },
  },
  'llama-cpp': {
    path: '/v1/models',
    modelsIn(answer) {
      const { data } = llamaSchema.safeParse(answer);
      if (!data) return null;
      return named(
        data.data.map(({ id: name, meta }) => ({
          name,
          sizeBytes: meta?.size ?? null,
          detail: meta?.n_params ? inBillions(meta.n_params) : '',
        })),
      );
    },
  },
};
