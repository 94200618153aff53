import sanitizeHtml from 'sanitize-html'
import { helpLinkAddress, helpLinkAttribute, helpLinkSchemes, helpTags } from '#contracts/help/help-html.ts'

/**
 * Passes until the text is what it would be cleaned to; what a page that is put together on purpose
 * needs is two or three.
 */
const mostPasses = 8

/**
 * A help text's HTML with all taken out that it may not hold (contracts/help/help-html.ts). What it
 * says stays. Taking an element out can leave its neighbours nested as no reader nests them, so it
 * is cleaned until nothing changes; what never settles is left out.
 */
export function sanitise(html: string): string {
  let text = html
  for (let pass = 0; pass < mostPasses; pass += 1) {
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
    // An address without a scheme leads into the application, and would load it anew.
    allowedSchemesAppliedToAttributes: [helpLinkAttribute],
    transformTags: {
      a: (tagName, { href, ...attribs }) => ({
        tagName,
        attribs: href !== undefined && helpLinkAddress.test(href.trim()) ? { ...attribs, href: href.trim() } : attribs,
      }),
    },
  }).trim()
