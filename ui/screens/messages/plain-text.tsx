import { Fragment } from 'react'
import { css } from '#styled-system/css/index.js'
import { common } from '#ui/theme/common-styles.ts'
import { piecesOf } from './links.ts'

const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 'prose' })

/**
 * Renders a text as it was written: line breaks are kept, https addresses become links, and nothing
 * else is markup.
 */
export const PlainText = ({ text }: { readonly text: string }) => (
  <p className={words}>
    {piecesOf(text).map((piece, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its index
      <Fragment key={place}>
        {'href' in piece ? (
          <a className={common.linkHovered} href={piece.href} target="_blank" rel="noopener noreferrer">
            {piece.text}
          </a>
        ) : (
          piece.text
        )}
      </Fragment>
    ))}
  </p>
)
