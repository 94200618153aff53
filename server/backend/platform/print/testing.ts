import { inflateSync } from 'node:zlib'

/**
 * Returns the texts of a PDF of ours, one a line of the page, in their order, by the letters that
 * its fonts say that their glyphs are. U+FFFD stands for a glyph of no letter.
 */
export function textsOfPdf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf)
  const letters = new Map<string, ReadonlyMap<string, string>>()
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', font = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.dictionary ?? '') ?? []
      letters.set(name, lettersIn(objects.get(map)?.stream ?? ''))
    }
  }
  return [...objects.values()].flatMap(({ stream }) => {
    let font = ''
    const shown: string[] = []
    for (const [, chosen, glyphs] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (chosen !== undefined) font = chosen
      else if (glyphs !== undefined) shown.push(textOf(glyphs, letters.get(font)))
    }
    return shown
  })
}

/** Returns the objects of a PDF by number, each with its stream unpacked. */
function objectsOf(pdf: Buffer) {
  const found = pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)
  return new Map(
    [...found].map(([, number = '', content = '']) => {
      const [dictionary = '', packed = ''] = content.split(/\nstream\n|\nendstream/)
      return [number, { dictionary, stream: inflated(packed) }]
    }),
  )
}

/** Returns the letters of a font by the numbers of their glyphs, in hexadecimal. */
function lettersIn(map: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>()
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    const texts = [...list.matchAll(/<([^>]*)>/g)].map(([, units = '']) =>
      String.fromCharCode(
        ...(units
          .replaceAll(' ', '')
          .match(/.{4}/g)
          ?.map(unit => Number.parseInt(unit, 16)) ?? []),
      ),
    )
    for (const [at, text] of texts.entries())
      letters.set((Number.parseInt(from, 16) + at).toString(16).padStart(4, '0'), text)
  }
  return letters
}

const textOf = (glyphs: string, letters: ReadonlyMap<string, string> | undefined): string =>
  [...glyphs.matchAll(/<([0-9a-f]*)>/g)]
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map(glyph => (glyph === '0000' ? '\ufffd' : (letters?.get(glyph) ?? '\ufffd')))
    .join('')
    .normalize('NFC')

/** Streams of other kinds are no text. */
function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}
