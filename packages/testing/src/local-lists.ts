import { answersJson, type Script } from './scripted-model.ts';

/** What each kind of server of local models answers where it is asked for its models, as their documentation shows it. */
export const localLists = {
  ollama: (...names: string[]): Record<string, Script> => ({
    '/api/tags': answersJson({
      models: [
        ...names.map((name) => ({
          name,
          model: name,
          modified_at: '2026-11-01T09:32:18.757212583-08:00',
          size: 2_019_393_189,
          digest: 'a2af6cc3eb7fa8be8504abaf9b04e88f17a119ec3f04a3addf55f92841195f5a',
          details: { format: 'gguf', family: 'llama', parameter_size: '3.2B', quantization_level: 'Q4_K_M' },
        })),
        {
          name: 'gpt-oss:120b-cloud',
          model: 'gpt-oss:120b-cloud',
          remote_model: 'gpt-oss:120b',
          remote_host: 'https://ollama.com:443',
          size: 384,
          details: { parameter_size: '116.8B', quantization_level: 'MXFP4' },
        },
      ],
    }),
  }),
  'lm-studio': (...ids: string[]): Record<string, Script> => ({
    '/api/v0/models': answersJson({
      object: 'list',
      data: [
        ...ids.map((id) => ({
          id,
          object: 'model',
          type: 'llm',
          publisher: 'lmstudio-community',
          arch: 'llama',
          compatibility_type: 'gguf',
          quantization: 'Q4_K_M',
          state: 'loaded',
          max_context_length: 131_072,
        })),
        {
          id: 'text-embedding-nomic-embed-text-v1.5',
          object: 'model',
          type: 'embeddings',
          state: 'not-loaded',
        },
      ],
    }),
  }),
  'llama-cpp': (id: string): Record<string, Script> => ({
    '/v1/models': answersJson({
      object: 'list',
      data: [
        {
          id,
          object: 'model',
          created: 1_735_142_223,
          owned_by: 'llamacpp',
          meta: { vocab_type: 2, n_ctx_train: 131_072, n_params: 8_030_261_312, size: 4_912_898_304 },
        },
      ],
    }),
  }),
} as const;
