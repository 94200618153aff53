/** Writes the generated parts of a Markdown page, between `<!-- name -->` and `<!-- /name -->`. */

const cell = (text: string) => text.replaceAll('|', '\\|')
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`

/** Returns a Markdown table. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n')

/**
 * Returns the page with its generated parts replaced.
 *
 * @throws Error when the page lacks the markers of a part
 */
export const withParts = (page: string, parts: Readonly<Record<string, string>>): string =>
  Object.entries(parts).reduce((text, [name, part]) => {
    const place = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`)
    if (!place.test(text)) throw new Error(`the page has no place for the ${name}`)
    return text.replace(place, (_, start: string, end: string) => `${start}\n${part}\n\n${end}`)
  }, page)
