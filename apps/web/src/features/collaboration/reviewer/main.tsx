import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createRoot } from 'react-dom/client';
import { loadDialogs } from '../../../ui/confirm.tsx';
import { loadToasts } from '../../../ui/toaster.tsx';
import { applyTheme } from '../../../platform/theme.ts';
import { whenWorkBegins } from '../../../ui/when-work-begins.ts';
import '../../../ui/tokens.css';
import { Card } from './card.tsx';
import { ReviewApp } from './review-app.tsx';

applyTheme();
whenWorkBegins(() => void Promise.allSettled([loadDialogs(), loadToasts()]));
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
document.title = t({ message: 'Review', context: 'title of the page of reviewers' });
const [token] = /[\w-]{16,}$/.exec(location.pathname) ?? [];
createRoot(root).render(
  token === undefined ? (
    <Card title={t`This link isn’t complete`}>
      <p className="text-md text-soft">
        <Trans>Make sure you opened the full link you were sent.</Trans>
      </p>
    </Card>
  ) : (
    <ReviewApp token={token} />
  ),
);
