import { defineRecipe } from '../../theme/define-recipe.ts'

export const kbdRecipe = defineRecipe({
  className: 'kbd',
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '5',
    height: '5',
    px: '1',
    borderRadius: 'sm',
    fontFamily: 'body',
    textStyle: 'captionStrong',
  },
  variants: {
    tone: {
      default: { bg: 'bg.subtle', color: 'fg.muted', border: 'subtle' },
      /** For use in a tooltip. */
      inverse: { border: '[1px solid currentColor]', height: '4', minWidth: '4', opacity: '0.8' },
    },
  },
  defaultVariants: { tone: 'default' },
})
