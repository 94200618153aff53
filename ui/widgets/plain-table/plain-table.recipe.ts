import { defineSlotRecipe } from '../../theme/define-recipe.ts'

export const plainTableRecipe = defineSlotRecipe({
  className: 'plain-table',
  slots: ['root', 'caption', 'head', 'cell', 'note'],
  base: {
    root: { width: 'full', textStyle: 'table', borderCollapse: 'collapse' },
    caption: { textStyle: 'title', textAlign: 'start', paddingBottom: '2' },
    head: {
      textStyle: 'captionStrong',
      color: 'fg.muted',
      textAlign: 'start',
      verticalAlign: 'bottom',
      paddingBlock: '1',
      paddingRight: '3',
      borderBottom: 'subtle',
      '&[data-numeric]': { textAlign: 'end' },
      '&[data-numeric] + :not([data-numeric])': { paddingLeft: '4' },
      '&:last-child': { paddingRight: '0' },
      '&[data-wide]': { display: { base: 'none', sm: 'table-cell' } },
    },
    cell: {
      paddingBlock: '1',
      paddingRight: '3',
      borderBottom: 'subtle',
      verticalAlign: 'baseline',
      textAlign: 'start',
      fontWeight: 'regular',
      overflowWrap: 'break-word',
      '&[data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
      // A number at the right edge of its cell is near the text that begins the next one.
      '&[data-numeric] + :not([data-numeric])': { paddingLeft: '4' },
      '&:last-child': { paddingRight: '0' },
      '&[data-wide]': { display: { base: 'none', sm: 'table-cell' } },
      '&[data-main], [data-strong] > &': { fontWeight: 'semibold' },
      'tfoot &': { borderBottom: 'none', fontWeight: 'semibold' },
    },
    note: {
      display: 'block',
      color: 'fg.muted',
      textStyle: 'caption',
      fontWeight: 'regular',
      '&[data-narrow]': { display: { base: 'block', sm: 'none' } },
    },
  },
  variants: {
    /** Columns that are shown only where there is room: from a small window on, or a middle one. */
    wideFrom: {
      sm: {},
      md: {
        head: { '&[data-wide]': { display: { base: 'none', md: 'table-cell' } } },
        cell: { '&[data-wide]': { display: { base: 'none', md: 'table-cell' } } },
        note: { '&[data-narrow]': { display: { base: 'block', md: 'none' } } },
      },
    },
    /** `section` is a table that fills a section: its outer cells keep the section's padding. */
    fills: {
      nothing: {},
      section: {
        head: { paddingBlock: '2', '&:first-child': { paddingLeft: '4' }, '&:last-child': { paddingRight: '4' } },
        cell: {
          paddingBlock: '2',
          borderBottom: 'none',
          borderTop: 'subtle',
          '&:first-child': { paddingLeft: '4' },
          '&:last-child': { paddingRight: '4' },
        },
      },
    },
  },
  defaultVariants: { wideFrom: 'sm', fills: 'nothing' },
})
