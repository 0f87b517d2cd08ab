/** What one request may take, and how much is stored. */
export const askLimits = {
  /** Answers of the model, with or without calls of tools in them. */
  steps: 12,
  /** Tokens in and out over all steps; where a provider does not count them, four characters are one. */
  tokens: 120_000,
  /** Characters of a request. */
  request: 4_000,
  /** Characters of earlier turns that a model gets, the newest first. */
  history: 12_000,
  /** Turns of one conversation. */
  turns: 200,
  /** Conversations of a person. */
  conversations: 2_000,
  /** A request up to this length was typed by its person; a longer one may be pasted. */
  said: 600,
  /** Documents, jobs and people that a conversation names. */
  named: 50,
} as const;
