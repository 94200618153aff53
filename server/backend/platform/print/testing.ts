import { inflateSync } from 'node:zlib'

const latin = new TextDecoder('windows-1252')

/**
 * Returns the texts of a PDF of ours, one a line of the page, in their order. They are written in
 * the standard fonts, whose letters are those of Windows-1252.
 */
export function textsOfPdf(pdf: Buffer): string[] {
  const bytes = pdf.toString('latin1')
  return [...bytes.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, stream = '']) => {
    const content = inflated(stream)
    return [...content.matchAll(/\[([^\]]*)\] TJ/g)].map(([, shown = '']) =>
      latin.decode(
        Buffer.concat([...shown.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => Buffer.from(hex, 'hex'))),
      ),
    )
  })
}

/** Streams of other kinds are no text. */
function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}
