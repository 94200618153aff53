import { tooltipAnatomy } from '@ark-ui/react/anatomy'
import { defineSlotRecipe } from '../../theme/define-recipe.ts'

export const tooltipRecipe = defineSlotRecipe({
  className: 'tooltip',
  slots: tooltipAnatomy.keys(),
  base: {
    content: {
      zIndex: 'tooltip',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      maxWidth: '[18rem]',
      px: '2',
      py: '1',
      borderRadius: 'control',
      bg: 'bg.inverse',
      color: 'fg.onInverse',
      textStyle: 'captionStrong',
      animationDuration: 'fast',
      animationTimingFunction: 'out',
      _open: { animationName: 'fadeIn' },
      _closed: { animationName: 'fadeOut' },
    },
  },
})
