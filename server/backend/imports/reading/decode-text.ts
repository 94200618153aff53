import iconv from 'iconv-lite'
import { importEncodings } from '#contracts/code-lists/imports.ts'
import { Unreadable } from './unreadable.ts'

/** Characters that no text file has. They show that it was read by the wrong encoding. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
export const controls = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd\ufffe\uffff]/

/** Å, ä and ö of UTF-8, read as one character a byte. */
const twoForOne = /Ã[¥¤¶…„–\u0085\u0084\u0096©]|├[ÑñÂ¤ÅÄû]/

/**
 * Returns the text of a file.
 *
 * @throws Unreadable for NUL characters and for what is in another encoding
 */
export function decodeText(content: Buffer, encoding: string): string {
  const label = importEncodings.label(encoding)
  const wrong = new Unreadable(`Filen är inte i teckenkodningen ${label}. Välj en annan i importregistret.`)
  let text: string
  if (encoding === 'utf-8' || encoding === 'utf-16le') {
    try {
      text = new TextDecoder(encoding, { fatal: true }).decode(content)
    } catch {
      throw wrong
    }
  } else {
    text = iconv.decode(content, encoding)
  }
  if (text.includes('\0'))
    throw new Unreadable('Filen innehåller NUL-tecken. Den är ingen textfil, eller är i en annan teckenkodning.')
  if (controls.test(text) || (encoding !== 'utf-8' && twoForOne.test(text))) throw wrong
  return text.replace(/^\ufeff/, '').normalize('NFC')
}
