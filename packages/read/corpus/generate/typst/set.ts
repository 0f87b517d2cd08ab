import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Shown } from '../shown.ts';

export type TypstDesign = 'classic' | 'awesome' | 'two-column' | 'academic';

const file = (specifier: string) => readFileSync(fileURLToPath(import.meta.resolve(specifier)));

/** Sets people in the designs beside this file; the compiler brings the Computer Modern faces itself. */
export function typesetter(): (design: TypstDesign, shown: Shown) => Uint8Array {
  const compiler = NodeCompiler.create({
    workspace: fileURLToPath(new URL('.', import.meta.url)),
    fontArgs: [
      {
        fontBlobs: [
          'font-awesome/fonts/FontAwesome.otf',
          '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
          '@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf',
          '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
        ].map(file),
      },
    ],
  });
  return (design, shown) => {
    const outcome = compiler.compile({
      mainFilePath: fileURLToPath(new URL(`${design}.typ`, import.meta.url)),
      inputs: { data: JSON.stringify(shown) },
    });
    if (outcome.result === null) {
      throw new Error(`${design}: ${JSON.stringify(outcome.takeDiagnostics()?.shortDiagnostics)}`);
    }
    return compiler.pdf(outcome.result);
  };
}
