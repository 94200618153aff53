import { css } from '#styled-system/css/index.js'

/** The looks that the parts of a declaration share. */
export const link = css({ color: 'link.default', _hover: { color: 'link.hover', textDecoration: 'underline' } })
export const muted = css({ color: 'fg.muted', textStyle: 'caption', display: 'block' })
