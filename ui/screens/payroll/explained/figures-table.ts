import { css } from '#styled-system/css/index.js'

/**
 * The look of tables of amounts on payslips. A cell of a number has `data-number`, one that weighs
 * more `data-strong`, and one without news `data-same`.
 */
export const figuresTable = {
  table: css({ width: 'full', textStyle: 'table', borderCollapse: 'collapse' }),
  head: css({
    textStyle: 'captionStrong',
    color: 'fg.muted',
    textAlign: 'start',
    paddingBlock: '1',
    borderBottom: 'subtle',
    '&[data-number]': { textAlign: 'end', paddingLeft: '3' },
  }),
  cell: css({
    paddingBlock: '1',
    verticalAlign: 'baseline',
    borderBottom: 'subtle',
    textAlign: 'start',
    fontWeight: 'regular',
    '&[data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', paddingLeft: '3' },
    '&[data-strong]': { fontWeight: 'semibold' },
    '&[data-same]': { color: 'fg.muted' },
  }),
  /** What a narrow table shows below the text of the row instead. */
  wideOnly: css({ display: { base: 'none', sm: 'table-cell' } }),
  narrowOnly: css({ display: { base: 'block', sm: 'none' }, color: 'fg.muted', textStyle: 'caption' }),
}
