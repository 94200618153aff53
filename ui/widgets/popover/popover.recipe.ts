import { popoverAnatomy } from '@ark-ui/react/anatomy'
import { defineSlotRecipe } from '../../theme/define-recipe.ts'
import { floating, popping } from '../layer.ts'

export const popoverRecipe = defineSlotRecipe({
  className: 'popover',
  slots: popoverAnatomy.extendWith('header', 'body').keys(),
  base: {
    content: {
      zIndex: 'menu',
      display: 'flex',
      flexDirection: 'column',
      width: '[min(var(--popover-width), calc(100vw - 1rem))]',
      maxHeight: '[min(var(--popover-max-height), var(--available-height))]',
      transformOrigin: 'var(--transform-origin)',
      ...floating,
      ...popping,
    },
    header: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '3',
      px: '4',
      py: '3',
      borderBottom: 'subtle',
      flexShrink: '0',
    },
    title: { textStyle: 'title' },
    /** Focusable, so that the arrow keys scroll it. */
    body: { flex: '1', minHeight: '0', overflowY: 'auto', outlineOffset: '[-2px]', borderBottomRadius: 'card' },
  },
})
