import type { Plugin } from 'vite';

/** Has the page fetch the faces that screens begin with before its style sheet asks for them. */
export function preloadFonts(): Plugin {
  return {
    name: 'candor-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) =>
            /(?:inter-latin-wght|source-serif-4-latin-(?:400|600))-normal-[\w-]+\.woff2$/.test(file),
          )
          .map((file) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          })),
    },
  };
}
