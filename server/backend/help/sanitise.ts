import sanitizeHtml from 'sanitize-html'
import { helpLinkAddress, helpLinkAttribute, helpLinkSchemes, helpTags } from '#contracts/help/help-html.ts'

/** The most passes. A maliciously nested text needs two or three. */
const maxPasses = 8

/**
 * Returns a help text's HTML without the elements that are not allowed
 * (contracts/help/help-html.ts); their text stays. Removing an element can leave invalid nesting,
 * so it repeats until nothing changes. A text that never settles is dropped.
 */
export function sanitise(html: string): string {
  let text = html
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const clean = cleaned(text)
    if (clean === text) return clean
    text = clean
  }
  return ''
}

const cleaned = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...helpTags],
    allowedAttributes: { a: [helpLinkAttribute] },
    allowedSchemes: [...helpLinkSchemes],
    allowProtocolRelative: false,
    // A URL without a scheme would leave the help panel and reload the application.
    allowedSchemesAppliedToAttributes: [helpLinkAttribute],
    transformTags: {
      a: (tagName, { href, ...attribs }) => ({
        tagName,
        attribs: href !== undefined && helpLinkAddress.test(href.trim()) ? { ...attribs, href: href.trim() } : attribs,
      }),
    },
  }).trim()
