import type { ReactNode } from 'react';

/** A page that is one card: before a review, or in place of one. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="grid w-[min(26rem,100%)] justify-items-start gap-5 rounded-panel border border-line bg-surface p-6">
        <h1 className="font-serif text-xl font-semibold">{title}</h1>
        {children}
      </div>
    </main>
  );
}
