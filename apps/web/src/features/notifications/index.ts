export { NotificationBell } from './notification-bell.tsx';
export { NotificationList } from './notification-list.tsx';
export { PushPanel } from './push-panel.tsx';
export { UnsubscribeCard } from './unsubscribe-card.tsx';
