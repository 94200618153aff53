import DOMPurify from 'dompurify'
import { useCallback } from 'react'
import { helpLinkAddress, helpLinkAttribute, helpTags } from '#contracts/rules/help-html.ts'
import { richText } from '#styled-system/recipes/index.js'

/** HTML with all taken out that a help text may not hold: what came over the network is not believed, whoever cleaned it before. */
function cleaned(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...helpTags],
    ALLOWED_ATTR: [helpLinkAttribute],
    ALLOWED_URI_REGEXP: helpLinkAddress,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
  return fragment
}

/** A text that somebody has written as HTML. */
export function RichText({ html }: { readonly html: string }) {
  const fill = useCallback((place: HTMLElement | null) => place?.replaceChildren(cleaned(html)), [html])
  return <div ref={fill} className={richText()} />
}
