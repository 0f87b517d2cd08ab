/** What is paid for on a page of a checkout, and where its ways lead. */
interface Sale {
  id: string;
  plan: string;
  cents: number;
  back: string;
}

/** The page on which a plan is paid for, as simple as it can be: one button, and the way back. */
export function paymentPage({ id, plan, cents, back }: Sale): string {
  const title = `Subscribe to ${plan}`;
  return [
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">`,
    `<title>${title}</title><main><h1>${title}</h1><p>$${(cents / 100).toFixed(2)} per month</p>`,
    `<form method="post" action="/pay/${id}"><button>Subscribe</button></form><a href="${back}">Back</a></main></html>`,
  ].join('');
}
