/**
 * The widths of characters in hundredths of the font size, measured in Inter, which is wider than
 * most system fonts. An estimate gives the same layout in Node and in every browser, where
 * measuring would not.
 */
const widths: ReadonlyMap<string, number> = new Map(
  Object.entries({
    29: " !'.,:;Iijl·’‘",
    38: '()[]frt/|\\1`',
    46: '"{}*_–-^“”',
    57: 'acekszvxyJLF?',
    72: 'ACDGHKNOQUVXYÅÄÖ~+=<>×',
    96: 'mwMW%@…→',
  }).flatMap(([width, characters]) => [...characters].map(character => [character, Number(width)] as const)),
)
const usual = 62
/** How much wider a bold text is. */
const bolder = 1.05

export interface Font {
  /** In pixels. */
  readonly size: number
  readonly bold?: boolean
}

/** Returns the estimated width of a text in pixels. */
export function widthOf(text: string, { size, bold = false }: Font): number {
  const hundredths = [...text].reduce((sum, character) => sum + (widths.get(character) ?? usual), 0)
  return Math.ceil((hundredths / 100) * size * (bold ? bolder : 1))
}

/**
 * Returns the lines of a text, broken at spaces. A word wider than `most` has a line of its own.
 */
export function wrap(text: string, font: Font, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && widthOf(`${line} ${word}`, font) <= most) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}
