/** A QR code of rows of dark (`1`) and light (`0`) modules, drawn dark on white in both themes. */
export function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const dark = rows.flatMap((row, y) =>
    [...row].flatMap((module, x) => (module === '1' ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-3 -3 ${rows.length + 6} ${rows.length + 6}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-control bg-paper text-paper-ink"
    >
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  );
}
