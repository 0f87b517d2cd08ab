export { SiteWebhooks } from './site-webhooks.tsx';
export { WebhooksPanel } from './webhooks-panel.tsx';
