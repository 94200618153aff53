import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { HelpText } from '#contracts/help/shapes.ts'

const folder = join(import.meta.dirname, 'texts')

/** A file is the title in an `<h1>` on its first line, and the text after it. */
function read(file: string): HelpText {
  const [, title, html] = /^<h1>(.+)<\/h1>\s*([\s\S]+)$/.exec(readFileSync(join(folder, file), 'utf8')) ?? []
  if (title === undefined || html === undefined) throw new Error(`${file} does not begin with its title in an <h1>`)
  return { id: basename(file, '.html'), title, html: html.trim() }
}

/**
 * The product's own help texts by key: files, so that every installation has the ones of its
 * version.
 */
export const ownTexts: ReadonlyMap<string, HelpText> = new Map(
  globSync('*.html', { cwd: folder }).map(file => [basename(file, '.html'), read(file)]),
)
