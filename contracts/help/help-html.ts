/**
 * The elements that the HTML of a help text may have: headings, paragraphs, lists, emphasis, keys
 * and links. All others are removed, on the server when a text is saved and in the browser when it
 * is shown.
 */
export const helpTags = [
  'h2',
  'h3',
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'strong',
  'em',
  'code',
  'kbd',
  'a',
] as const

/** The only attribute that is kept: the address of a link. */
export const helpLinkAttribute = 'href'
/** The schemes that the address of a link may have. */
export const helpLinkSchemes = ['https', 'mailto'] as const
/** Matches an address that begins with one of the schemes. */
export const helpLinkAddress = new RegExp(`^(?:${helpLinkSchemes.join('|')}):`, 'i')

/** The most characters of a help text's title. */
export const maxHelpTitle = 100
/** The most characters of a help text's HTML. */
export const maxHelpHtml = 20_000
