import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

/** What stands where an error of ours took the screen away. */
export class CrashScreen extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
        <h1 className="font-serif text-2xl font-semibold">
          <Trans>Application Error</Trans>
        </h1>
        <p className="text-soft">
          <Trans>Something went wrong while loading the application.</Trans>
        </p>
        <Button look="primary" onClick={() => location.reload()}>
          <Trans>Reload Application</Trans>
        </Button>
      </main>
    );
  }
}
