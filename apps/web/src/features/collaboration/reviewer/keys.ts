/*
 * The key by which a browser is known in a review, kept under the beginning of the link's token: who comes back need not
 * give their name again. Where a browser keeps nothing, the key lasts as long as the page.
 */
const KEY = 'candor-review-';
const nameOf = (token: string) => `${KEY}${token.slice(0, 8)}`;

export function storedKey(token: string): string | null {
  try {
    return localStorage.getItem(nameOf(token));
  } catch {
    return null;
  }
}

export function storeKey(token: string, key: string | null): void {
  try {
    if (key === null) localStorage.removeItem(nameOf(token));
    else localStorage.setItem(nameOf(token), key);
  } catch {
    // The page goes on with the key it has.
  }
}
