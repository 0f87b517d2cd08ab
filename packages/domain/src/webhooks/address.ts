/** Whether something can be delivered to an address: https at its usual port, and no name or password in it. */
export function isWebhookAddress(address: string): boolean {
  return /^https:\/\/[^\s/@:?#]+(?:[/?][^\s#]*)?$/i.test(address);
}
