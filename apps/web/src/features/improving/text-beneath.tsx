import { useEffect, useRef } from 'react';
import type { Finding } from '@candor/domain/improving';
import { Marks } from './marks.tsx';

interface TextBeneathProps {
  area: HTMLTextAreaElement;
  text: string;
  findings: readonly Finding[];
  active: Finding | null;
}

/** The lines below the words of a text box, in the grid cell of that box and behind it. */
export function TextBeneath({ area, text, findings, active }: TextBeneathProps) {
  const inner = useRef<HTMLDivElement>(null);
  // The box may be scrolled, or made narrower by its own scroll bar.
  useEffect(() => {
    const follow = () => {
      const { style } = inner.current ?? {};
      if (!style) return;
      // A line of a page is set in the size of the page, and with it.
      const { font, padding, letterSpacing, whiteSpace, overflowWrap } = getComputedStyle(area);
      Object.assign(style, { font, padding, letterSpacing, whiteSpace, overflowWrap });
      style.width = `${area.clientWidth}px`;
      style.marginTop = `${-area.scrollTop}px`;
    };
    const sizes = new ResizeObserver(follow);
    sizes.observe(area);
    area.addEventListener('scroll', follow, { passive: true });
    return () => {
      sizes.disconnect();
      area.removeEventListener('scroll', follow);
    };
  }, [area]);
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none col-start-1 row-start-1 overflow-clip border border-transparent text-transparent [overflow-clip-margin:0.25rem] select-none contain-size"
    >
      <div ref={inner} dir={area.dir || undefined} className="w-full">
        <Marks text={text} findings={findings} active={active} offset="underline-offset-3" />
      </div>
    </div>
  );
}
