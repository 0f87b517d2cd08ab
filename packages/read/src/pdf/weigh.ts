import { readLimits } from '../limits.ts';
import { Refusal } from '../refusals.ts';
import { drawsOf, type Draws } from './draws.ts';
import { functionWork } from './function-work.ts';
import { latin, type PdfObject, type PdfObjects } from './objects.ts';
import { isArray, isDictionary } from './syntax.ts';

// The unit of work is one operator of a page as pdf.js reads it: about a microsecond, and 300 bytes until the page is
// done. What the rest weighs was measured beside it (Node 24, pdf.js 6.1).
const BYTE_OF_DRAWING = 0.1;
const CALLED_FORM = 10;
const ANNOTATION = 400;
/** Triangles; patches are cut into hundreds of them. */
const BYTE_OF_MESH = 0.2;
const BYTE_OF_PATCHES = 15;
const DEEPEST = 50;

type Found = readonly PdfObject[];

/** How much work the pages of a PDF are, from what their objects say. */
class Scales {
  readonly #objects: PdfObjects;
  readonly #draws = new Map<PdfObject, Draws>();
  readonly #drawn = new Map<PdfObject, Map<PdfObject | null, number>>();
  readonly #fonts = new Set<PdfObject>();
  /** What is weighed already; a file that has it all weighed again and again is no CV. */
  #steps = 0;

  constructor(objects: PdfObjects) {
    this.#objects = objects;
  }

  /** What is found under a key of dictionaries, references followed. */
  #under(found: Found, key: string): PdfObject[] {
    return found.flatMap(({ value }) => (isDictionary(value) ? this.#objects.found(value.get(key)) : []));
  }

  #step(depth: number): void {
    this.#steps += 1;
    if (depth > DEEPEST || this.#steps > readLimits.pageWork) throw new Refusal('too_much_inside');
  }

  page(page: PdfObject): number {
    let resources: PdfObject[] = [];
    for (
      let holder: Found = [page], depth = 0;
      holder.length > 0 && resources.length === 0 && depth < DEEPEST;
      depth += 1
    ) {
      resources = this.#under(holder, 'Resources');
      holder = this.#under(holder, 'Parent').slice(0, 1);
    }
    let work = this.#fontsOf(resources) + this.#annotations(page);
    for (const content of this.#under([page], 'Contents')) {
      for (const one of isArray(content.value) ? content.value : []) {
        if (work > readLimits.pageWork) return work;
        work += this.#most(this.#objects.found(one), resources, 0);
      }
      work += this.#drawnBy(content, resources, 0);
    }
    return work;
  }

  #annotations(page: PdfObject): number {
    let work = 0;
    for (const { value } of this.#under([page], 'Annots')) {
      if (!isArray(value)) continue;
      for (const one of value) {
        const looks = this.#under(this.#under(this.#objects.found(one), 'AP'), 'N');
        const states = looks.flatMap((look) =>
          look.plain === null && isDictionary(look.value)
            ? [...look.value.values()].flatMap((state) => this.#objects.found(state))
            : [look],
        );
        work += ANNOTATION + this.#most(states, [], 0);
        if (work > readLimits.pageWork) return work;
      }
    }
    return work;
  }

  #most(found: Found, resources: Found, depth: number): number {
    return found.reduce((most, one) => Math.max(most, this.#drawnBy(one, resources, depth)), 0);
  }

  /** The work of a stream of operators, with all that it calls. */
  #drawnBy(object: PdfObject, around: Found, depth: number): number {
    const { plain } = object;
    if (!plain) return 0;
    this.#step(depth);
    const own = this.#under([object], 'Resources');
    const resources = own.length > 0 ? own : around;
    const key = own.length > 0 ? null : (around[0] ?? null);
    const known = this.#drawn.get(object) ?? new Map<PdfObject | null, number>();
    this.#drawn.set(object, known);
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    // What calls itself is not drawn a second time.
    known.set(key, 0);
    let work = BYTE_OF_DRAWING * plain.length + (own.length > 0 ? this.#fontsOf(own) : 0);
    const draws = this.#draws.get(object) ?? drawsOf(plain, latin(plain));
    this.#draws.set(object, draws);
    work += draws.operators;
    for (const { by, name, times } of draws.calls) {
      const called = this.#under(this.#under(resources, by), name);
      work += times * (CALLED_FORM + this.#called(by, called, resources, depth + 1));
    }
    known.set(key, work);
    return work;
  }

  #called(by: Draws['calls'][number]['by'], called: Found, resources: Found, depth: number): number {
    switch (by) {
      case 'XObject':
        return this.#most(called, resources, depth);
      case 'ExtGState':
        return this.#most(this.#under(this.#under(called, 'SMask'), 'G'), resources, depth);
      case 'Pattern':
        return Math.max(this.#most(called, resources, depth), this.#shadings(this.#under(called, 'Shading')));
      case 'Shading':
        return this.#shadings(called);
      default:
        return by satisfies never;
    }
  }

  #shadings(found: Found): number {
    return found.reduce((most, { value, plain }) => {
      const type = isDictionary(value) ? this.#objects.resolve(value.get('ShadingType')) : 0;
      const byte = type === 6 || type === 7 ? BYTE_OF_PATCHES : BYTE_OF_MESH;
      return Math.max(most, byte * (plain?.length ?? 0));
    }, 0);
  }

  /** The characters of faces that are drawn by operators: each face is read once, all its characters together. */
  #fontsOf(resources: Found): number {
    let work = 0;
    for (const { value } of this.#under(resources, 'Font')) {
      if (!isDictionary(value)) continue;
      for (const font of [...value.values()].flatMap((one) => this.#objects.found(one))) {
        if (this.#fonts.has(font)) continue;
        this.#fonts.add(font);
        const own = this.#under([font], 'Resources');
        for (const { value: glyphs } of this.#under([font], 'CharProcs'))
          if (isDictionary(glyphs))
            for (const glyph of glyphs.values())
              work += this.#most(this.#objects.found(glyph), own.length > 0 ? own : resources, 0);
      }
    }
    return work;
  }
}

/** Dictionaries within dictionaries and arrays, the value itself among them. */
function* within(object: PdfObject): Generator<PdfObject> {
  const { value } = object;
  if (isDictionary(value)) yield object;
  const inner = isDictionary(value) ? value.values() : isArray(value) ? value : [];
  for (const one of inner) yield* within({ value: one, plain: null });
}

/** How often each object is named among the pages: one page may be shown many times. */
function timesShown(objects: PdfObjects): Map<PdfObject, number> {
  const times = new Map<PdfObject, number>();
  for (const { value } of objects.all)
    for (const kids of isDictionary(value) ? objects.found(value.get('Kids')) : [])
      for (const kid of isArray(kids.value) ? kids.value : [])
        for (const page of objects.found(kid)) times.set(page, (times.get(page) ?? 0) + 1);
  return times;
}

/**
 * Refuses a PDF that asks pdf.js for more than pages of a CV are worth: forms that draw forms that draw forms, notes and
 * links without end, functions of millions of samples. Throws a {@link Refusal}.
 */
export function refuseHeavy(objects: PdfObjects): void {
  const scales = new Scales(objects);
  const times = timesShown(objects);
  let all = 0;
  const add = (work: number, shown = 1) => {
    all += work * shown;
    if (work > readLimits.pageWork || all > readLimits.pagesWork) throw new Refusal('too_much_inside');
  };
  for (const object of objects.all)
    for (const one of within(object)) {
      const { value } = one;
      if (!isDictionary(value)) continue;
      if (value.has('FunctionType')) add(functionWork(objects, one));
      if (value.has('Function'))
        add(functionWork(objects, { value: value.get('Function') ?? null, plain: null }));
      if (value.has('Contents') || value.has('Annots')) add(scales.page(one), times.get(one));
    }
}
