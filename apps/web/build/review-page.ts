import type { Plugin } from 'vite';

/** While developing: the page of reviewers stands at the address of any review link, as the server has it. */
export function reviewPage(): Plugin {
  return {
    name: 'candor-review-page',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url?.startsWith('/review/')) request.url = '/review.html';
        next();
      });
    },
  };
}
