import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { beginScreen } from './app/screens.ts';
import { unplaced } from './platform/base-path.ts';
import { beginSession } from './platform/session.tsx';
import { applyTheme } from './platform/theme.ts';
import './ui/tokens.css';
import './ui/print.css';

applyTheme();
beginSession();
beginScreen(unplaced(location.pathname));
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
