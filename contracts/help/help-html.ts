/**
 * What a help text's HTML may hold: headings, paragraphs, lists, emphasis, keys and links.
 * Everything else is taken out, on the server when it is saved and in the browser when it is shown,
 * both by this list.
 */
export const helpTags = [
  ...['h2', 'h3', 'p', 'br', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['strong', 'em', 'code', 'kbd', 'a'],
] as const

/** The one attribute, of `a`. */
export const helpLinkAttribute = 'href'
export const helpLinkSchemes = ['https', 'mailto'] as const
/** The same as the beginning of an address. */
export const helpLinkAddress = new RegExp(`^(?:${helpLinkSchemes.join('|')}):`, 'i')

export const maxHelpTitle = 100
/** Characters. */
export const maxHelpHtml = 20_000
