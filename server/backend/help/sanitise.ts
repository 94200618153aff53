import sanitizeHtml from 'sanitize-html'
import { helpLinkAddress, helpLinkAttribute, helpLinkSchemes, helpTags } from '#contracts/rules/help-html.ts'

/** A help text's HTML with all taken out that it may not hold (contracts/rules/help-html.ts). What it says stays. */
export const sanitise = (html: string): string =>
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
