import { defineRecipe } from '../../theme/define-recipe.ts'

export const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    /** Over the upper corner of the icon button. */
    position: 'absolute',
    top: '0',
    right: '0',
    display: 'grid',
    placeItems: 'center',
    minWidth: '4',
    height: '4',
    px: '1',
    borderRadius: 'full',
    bg: 'accent.fill',
    color: 'accent.on',
    textStyle: 'captionStrong',
    fontVariantNumeric: 'tabular-nums',
    boxShadow: '[0 0 0 2px token(colors.bg.surface)]',
    pointerEvents: 'none',
  },
})
