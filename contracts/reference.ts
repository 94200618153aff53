/** Generated parts of a page in Markdown, between `<!-- name -->` and `<!-- /name -->`. */

const cell = (text: string) => text.replaceAll('|', '\\|')
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`

export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n')

/**
 * The page with its generated parts made anew.
 *
 * @throws Error when it has no place for one
 */
export const withParts = (page: string, parts: Readonly<Record<string, string>>): string =>
  Object.entries(parts).reduce((text, [name, part]) => {
    const place = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`)
    if (!place.test(text)) throw new Error(`the page has no place for the ${name}`)
    return text.replace(place, (_, start: string, end: string) => `${start}\n${part}\n\n${end}`)
  }, page)
