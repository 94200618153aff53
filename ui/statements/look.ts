import { css } from '#styled-system/css/index.js'

/** The looks that the parts of a statement share. */
export const link = css({ color: 'link.default', _hover: { color: 'link.hover', textDecoration: 'underline' } })
/** A link in a sentence, which differs from it by more than its colour. */
export const textLink = css({ color: 'link.default', textDecoration: 'underline', textUnderlineOffset: '[2px]' })
export const muted = css({ color: 'fg.muted', textStyle: 'caption', display: 'block' })
