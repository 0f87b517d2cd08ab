interface ToolHeadProps {
  tool: string;
  /** The document that it begins with; null where it has nothing of one. */
  from: string | null;
}

/** The name of a tool that stands beside the document, not under its title. As tall as the head of the document. */
export function ToolHead({ tool, from }: ToolHeadProps) {
  return (
    <div className="grid min-w-0 grow basis-60 gap-0.5 py-2">
      <h1 className="font-serif text-lg font-semibold sm:text-xl">{tool}</h1>
      <p className="min-h-5 truncate text-sm text-soft">{from !== null && `Starts from “${from}”`}</p>
    </div>
  );
}
