import { dialogAnatomy } from '@ark-ui/react/anatomy'
import { defineSlotRecipe } from '../../theme/define-recipe.ts'
import { backdrop } from '../layer.ts'

export const drawerRecipe = defineSlotRecipe({
  className: 'drawer',
  slots: dialogAnatomy.extendWith('header', 'body').keys(),
  base: {
    backdrop,
    positioner: { position: 'fixed', insetBlock: '0', zIndex: 'dialog', display: 'flex', maxWidth: '[85vw]' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '[var(--drawer-width)]',
      maxWidth: 'full',
      bg: 'bg.surface',
      boxShadow: 'float',
      outline: 'none',
      animationDuration: 'slow',
      animationTimingFunction: 'out',
      _closed: { animationFillMode: 'forwards' },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      minHeight: 'toolbar',
      pl: '4',
      pr: '2',
      flexShrink: '0',
      borderBottom: 'subtle',
    },
    title: { textStyle: 'title' },
    body: { flex: '1', minHeight: '0', overflowY: 'auto' },
  },
  variants: {
    side: {
      start: {
        positioner: { insetInlineStart: '0' },
        content: { _open: { animationName: 'startIn' }, _closed: { animationName: 'startOut' } },
      },
      end: {
        positioner: { insetInlineEnd: '0' },
        content: { _open: { animationName: 'endIn' }, _closed: { animationName: 'endOut' } },
      },
    },
  },
  defaultVariants: { side: 'start' },
})
