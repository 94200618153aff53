import type { Plugin } from 'vite'

/**
 * Lets a slow network bring the stylesheet before the program, which waits for the page to be
 * parsed anyhow: the page says that it starts a second before the program is there.
 */
export const stylesBeforeScript = (): Plugin => ({
  name: 'avlona:styles-before-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: html => html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"'),
  },
})
