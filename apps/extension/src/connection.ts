/** The person's own Candor, and the key that may save job ads there. */
export interface Connection {
  address: string;
  key: string;
}

const STORED = 'candor-connection';

/** Kept with the extension: pages cannot read it. */
export function storedConnection(): Connection | null {
  try {
    const { address, key } = JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Connection>;
    return address && key ? { address, key } : null;
  } catch {
    return null;
  }
}

export function storeConnection(connection: Connection): void {
  localStorage.setItem(STORED, JSON.stringify(connection));
}

/** The address as it is called, without a slash at its end; null for what is no address of the web. */
export function addressOf(typed: string): string | null {
  const address = URL.canParse(typed) ? new URL(typed) : null;
  return address && /^https?:$/.test(address.protocol)
    ? address.origin + address.pathname.replace(/\/$/, '')
    : null;
}
