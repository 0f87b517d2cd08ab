import type { Plugin } from 'vite';

/** What stands in for React: its compatible form, a tenth of the size. */
export const inPlaceOfReact: Record<string, string> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/test-utils': 'preact/test-utils',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
};

/** Has all of one environment run on Preact: our components and the libraries that they use. */
export function preactIn(environment: string): Plugin {
  return {
    name: 'candor-preact',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === environment,
    resolveId(source) {
      const other = inPlaceOfReact[source];
      return other === undefined ? undefined : this.resolve(other);
    },
  };
}
