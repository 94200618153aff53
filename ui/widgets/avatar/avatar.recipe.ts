import { avatarAnatomy } from '@ark-ui/react/anatomy'
import { defineSlotRecipe } from '../../theme/define-recipe.ts'

export const avatarRecipe = defineSlotRecipe({
  className: 'avatar',
  slots: avatarAnatomy.keys(),
  base: {
    root: {
      position: 'relative',
      display: 'inline-grid',
      flexShrink: '0',
      width: '[var(--avatar-size)]',
      height: '[var(--avatar-size)]',
      overflow: 'hidden',
      bg: 'avatar.bg',
      color: 'avatar.text',
      userSelect: 'none',
    },
    image: { width: 'full', height: 'full', objectFit: 'cover' },
    fallback: {
      display: 'grid',
      placeItems: 'center',
      fontSize: '[max(0.6875rem, calc(var(--avatar-size) * 0.36))]',
      fontWeight: 'semibold',
      lineHeight: '[1]',
      letterSpacing: 'tight',
    },
  },
  variants: {
    shape: {
      /** For people. */
      circle: { root: { borderRadius: 'full' } },
      /** For companies. */
      square: { root: { borderRadius: '[calc(var(--avatar-size) * 0.2)]' } },
    },
  },
  defaultVariants: { shape: 'circle' },
})
