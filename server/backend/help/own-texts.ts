import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { HelpText } from '#contracts/help/shapes.ts'

const folder = join(import.meta.dirname, 'texts')

/** Reads a file: the title as an `<h1>` on the first line, then the text. */
function read(file: string): HelpText {
  const [, title, html] = /^<h1>(.+)<\/h1>\s*([\s\S]+)$/.exec(readFileSync(join(folder, file), 'utf8')) ?? []
  if (title === undefined || html === undefined) throw new Error(`${file} does not begin with its title in an <h1>`)
  return { id: basename(file, '.html'), title, html: html.trim() }
}

/**
 * The product's own help texts by key. They are files, so that they follow the product's version.
 */
export const ownTexts: ReadonlyMap<string, HelpText> = new Map(
  globSync('*.html', { cwd: folder }).map(file => [basename(file, '.html'), read(file)]),
)
