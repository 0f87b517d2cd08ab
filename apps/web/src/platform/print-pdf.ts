/** Opens the print dialog for a PDF, and nothing else of the page, in a frame that is not seen. */
export function printPdf(pdf: Blob): void {
  const frame = document.createElement('iframe');
  const url = URL.createObjectURL(new Blob([pdf], { type: 'application/pdf' }));
  frame.title = 'Print';
  frame.className = 'fixed size-0 border-0';
  frame.addEventListener('load', () => {
    try {
      frame.contentWindow?.focus();
      frame.contentWindow?.print();
    } catch {
      // A browser that shows PDF in a viewer of its own: there the person prints.
      window.open(url, '_blank', 'noopener');
    }
  });
  frame.src = url;
  document.body.append(frame);
  // Long enough to print; the browser tells no end for a PDF.
  setTimeout(() => {
    frame.remove();
    URL.revokeObjectURL(url);
  }, 300_000);
}
