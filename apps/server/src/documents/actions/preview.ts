import type { Context } from '../../platform/context.ts';
import { MOST_SHOWN, requireDrawable } from '../drawing.ts';
import type { DocumentKind } from '../kind.ts';
import type { KindTypes } from '../types.ts';

type Asked<T extends KindTypes> = { ctx: Context; input: { body: T['given'] } };

/** Draws the pages. Whoever has gone meanwhile (a newer key was typed) is not drawn for. */
export function preview<T extends KindTypes>({ drawing, rules }: DocumentKind<T>) {
  return async ({ ctx, input: { body } }: Asked<T>): Promise<T['pages']> => {
    const { owner, sessionId, signal } = ctx;
    const document = drawing.document(body);
    requireDrawable(rules.toText(document), MOST_SHOWN);
    const latest = body.latestOf && `${sessionId} ${body.latestOf}`;
    const drawn = drawing.given(ctx, document, body);
    return drawing.renderer(ctx.renderer).pages(drawn, { signal, by: owner.id, latest });
  };
}
