import { Trans } from '@lingui/react/macro';

interface ToolHeadProps {
  tool: string;
  /** The document that it begins with; null where it has nothing of one. */
  from: string | null;
}

/** The name of a tool that stands beside the document, not under its title. As tall as the head of the document. */
export function ToolHead({ tool, from }: ToolHeadProps) {
  return (
    <div className="grid min-h-16 min-w-0 grow basis-60 content-center gap-0.5 sm:min-h-[4.325rem]">
      <h1 className="font-serif text-lg font-semibold sm:text-xl">{tool}</h1>
      {from !== null && (
        <p className="truncate text-sm text-soft">
          <Trans>Starts from “{from}”</Trans>
        </p>
      )}
    </div>
  );
}
