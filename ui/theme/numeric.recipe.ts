import { defineRecipe } from './define-recipe.ts'

/** Figures of equal width, so that columns of amounts, dates and numbers can be read downwards. */
export const numericRecipe = defineRecipe({
  className: 'numeric',
  base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  variants: {
    align: { start: {}, end: { textAlign: 'end' } },
  },
  defaultVariants: { align: 'start' },
})
