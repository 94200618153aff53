/** A piece of a text: plain words, or an https address that can be opened. */
export type Piece = { readonly text: string } | { readonly text: string; readonly href: string }

const address = /https:\/\/[^\s<>"'”’]+/gi
/** Punctuation that ends a sentence rather than an address. */
const trailing = /[.,;:!?)\]}]+$/

/**
 * Splits a plain text into pieces that together equal the text. Only https addresses with a host
 * name become links.
 */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = found.replace(trailing, '')
    if (!isAddress(href)) continue
    if (index > end) pieces.push({ text: text.slice(end, index) })
    pieces.push({ text: href, href })
    end = index + href.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hostname } = new URL(text)
  // Refuses credentials before the host, which make an address look like another one's.
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.')
}
