/** The one form an address is stored and looked up in. */
export function normalEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}
