import { defineSlotRecipe } from '../../theme/define-recipe.ts'

export const descriptionListRecipe = defineSlotRecipe({
  className: 'description-list',
  slots: ['root', 'row', 'term', 'value'],
  base: {
    root: { display: 'grid' },
    row: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: '[minmax(10.5rem, 2fr) 3fr]' },
      alignItems: 'baseline',
      columnGap: '4',
      py: '2',
      borderTop: 'subtle',
      '&:first-child': { borderTop: 'none', pt: '0' },
      '&:last-child': { pb: '0' },
    },
    term: { color: 'fg.muted', hyphens: 'auto' },
    value: { minWidth: '0', '&[data-numeric]': { fontVariantNumeric: 'tabular-nums' } },
  },
  variants: {
    /** `end` is for sums: values are right-aligned in a column, also on a phone. */
    values: {
      start: {},
      end: { row: { gridTemplateColumns: '[1fr auto]' }, value: { textAlign: 'end' } },
    },
  },
  defaultVariants: { values: 'start' },
})
