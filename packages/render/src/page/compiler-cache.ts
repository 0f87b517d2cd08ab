import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Fallback } from '../fonts/fallbacks.ts';
import { families, type FamilyId } from '../fonts/families.ts';
import type { Setting } from '../setting.ts';
import { photoFile } from '../photo/photo-file.ts';

const workspace = fileURLToPath(new URL('.', import.meta.url));

/** Compilers kept, each for the fonts of one kind of page; each holds some megabytes of them. */
const MOST_COMPILERS = 6;

type Shelved = { compiler: NodeCompiler; photo: string | null };

export type CompilerCache = {
  /**
   * The compiler that holds a setting's families, stand-ins and photo; made where there is none yet.
   * @param others families of what is set in the same file
   */
  compilerFor(setting: Setting, fallbacks: readonly Fallback[], others?: readonly FamilyId[]): NodeCompiler;
};

/** Compilers by the fonts they hold: fonts are read when the first page needs them, the least used go. */
export function compilerCache(): CompilerCache {
  const cache = new Map<string, Shelved>();

  /** Lays the photo where the template finds it, in place of the one before. */
  function holdPhoto(place: Shelved, { design }: Setting): void {
    if (design.photo === null) return;
    const { name, bytes } = photoFile(design.photo);
    if (place.photo === name) return;
    if (place.photo !== null) place.compiler.unmapShadow(workspace + place.photo);
    place.compiler.mapShadow(workspace + name, bytes);
    place.photo = name;
  }

  return {
    compilerFor(setting, fallbacks, others = []) {
      const { text, display } = setting.theme.type;
      const own = [...new Set<FamilyId>([text, display, ...others])];
      const key = [...own, ...fallbacks.map(({ name }) => name)].join();
      const place = cache.get(key) ?? { compiler: compilerWith(own, fallbacks), photo: null };
      cache.delete(key);
      cache.set(key, place);
      for (const oldest of cache.keys()) if (cache.size > MOST_COMPILERS) cache.delete(oldest);
      holdPhoto(place, setting);
      return place.compiler;
    },
  };
}

function compilerWith(own: readonly FamilyId[], fallbacks: readonly Fallback[]): NodeCompiler {
  const files = [
    ...own.flatMap((id) => families[id].faces.map(({ file }) => file)),
    ...fallbacks.flatMap(({ file, bolds }) => [file, ...bolds]),
  ];
  return NodeCompiler.create({
    workspace,
    fontArgs: [{ fontBlobs: [...new Set(files)].map((file) => readFileSync(file)) }],
  });
}
