/** Prefixes that tell tokens of programs from sessions and API keys. */
export const TOKEN_MARK = 'cdo_';

/** What tokens are for. @param origin where people reach the server, without a slash at the end */
export const mcpAddress = (origin: string) => `${origin}/mcp`;

/** The screen on which a person answers a program. */
export const connectPage = (origin: string) => `${origin}/connect`;

/** Where a program learns who signs it in (RFC 9728). */
export const resourceMetadataAddress = (origin: string) =>
  `${origin}/.well-known/oauth-protected-resource/mcp`;
