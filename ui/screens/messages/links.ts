/** A piece of a text: words, or a secure address that may be opened. */
export type Piece = { readonly text: string } | { readonly text: string; readonly href: string }

const address = /https:\/\/[^\s<>"'”’]+/gi
/** What ends a sentence rather than an address. */
const trailing = /[.,;:!?)\]}]+$/

/**
 * A plain text in pieces: put together they are the text again. Only https is an address, and only
 * of a host.
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
  // A name before the host makes an address look like another's.
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.')
}
