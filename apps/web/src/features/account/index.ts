export { AuthCard } from './auth-card.tsx';
export { Promise } from './promise.tsx';
