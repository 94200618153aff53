import { css } from '#styled-system/css/index.js'

/** The looks of the declaration's tables. `data-number` marks what is right-aligned. */
export const table = css({ width: 'full', textStyle: 'table', borderCollapse: 'collapse' })
export const head = css({
  ...{ textStyle: 'captionStrong', color: 'fg.muted', textAlign: 'start', padding: '2', whiteSpace: 'nowrap' },
  '&[data-number]': { textAlign: 'end' },
})
export const cell = css({
  ...{ padding: '2', borderTop: 'subtle', verticalAlign: 'baseline', textAlign: 'start', fontWeight: 'regular' },
  '&[data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})
export const link = css({ color: 'link.default', _hover: { color: 'link.hover', textDecoration: 'underline' } })
export const muted = css({ color: 'fg.muted', textStyle: 'caption', display: 'block' })
/** Columns that the phone has no room for. */
export const wideOnly = css({ display: { base: 'none', md: 'table-cell' } })
/** What says the same in the first column there. */
export const narrowOnly = css({ display: { base: 'block', md: 'none' } })
