import DOMPurify from 'dompurify'
import { useCallback } from 'react'
import { richText } from '#styled-system/recipes/index.js'

export interface RichTextProps {
  readonly html: string
  /** The allowed elements. Other elements are removed, and their text is kept. */
  readonly tags: readonly string[]
  /** Matches the allowed beginnings of a link's URL. */
  readonly links: RegExp
}

/**
 * Returns the sanitised HTML. Everything received over the network is sanitised here, even if it
 * was before.
 */
function cleaned({ html, tags, links }: RichTextProps): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: links,
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

/** Renders a text that somebody has written as HTML. */
export function RichText({ html, tags, links }: RichTextProps) {
  const fill = useCallback(
    (place: HTMLElement | null) => place?.replaceChildren(cleaned({ html, tags, links })),
    [html, tags, links],
  )
  return <div ref={fill} className={richText()} />
}
