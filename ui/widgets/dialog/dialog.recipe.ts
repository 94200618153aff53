import { dialogAnatomy } from '@ark-ui/react/anatomy'
import { defineSlotRecipe } from '../../theme/define-recipe.ts'
import { backdrop, floating } from '../layer.ts'

export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: dialogAnatomy.extendWith('header', 'titles', 'actions', 'body', 'footer').keys(),
  base: {
    backdrop,
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'flex',
      justifyContent: 'center',
      /**
       * On a phone a sheet at the bottom, within reach of the thumb; otherwise a window slightly
       * above the middle.
       */
      alignItems: { base: 'flex-end', sm: 'center' },
      pt: { base: '6', sm: '6' },
      pb: { base: '0', sm: '[6vh]' },
      px: { base: '0', sm: '6' },
      overflow: 'hidden',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxWidth: { sm: '[var(--dialog-width)]' },
      maxHeight: 'full',
      ...floating,
      borderBottomRadius: { base: '[0]', sm: 'card' },
      animationDuration: 'slow',
      animationTimingFunction: 'out',
      _open: { animationName: { base: 'sheetIn', sm: 'riseIn' } },
      _closed: { animationName: { base: 'sheetOut', sm: 'popOut' }, animationFillMode: 'forwards' },
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '4',
      px: { base: '4', sm: '6' },
      pt: '5',
      pb: '3',
      flexShrink: '0',
    },
    titles: { flex: '1', minWidth: '0' },
    title: { textStyle: 'headingSm' },
    description: { mt: '1', color: 'fg.muted' },
    /** As tall as the title's line, whatever its content. */
    actions: { display: 'flex', alignItems: 'center', gap: '1', height: '6', mr: '-2', flexShrink: '0' },
    body: {
      flex: '1',
      minHeight: '0',
      overflowY: 'auto',
      px: { base: '4', sm: '6' },
      pt: '1',
      pb: '6',
      '&:first-child': { pt: '6' },
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '2',
      px: { base: '4', sm: '6' },
      py: '4',
      borderTop: 'subtle',
      flexShrink: '0',
      pb: { base: '[max(1rem, env(safe-area-inset-bottom))]', sm: '4' },
      /**
       * Of equal width on a phone, and never narrower than their labels, whatever the button's
       * size.
       */
      '& > button': { flex: { base: '1', sm: '[0 0 auto]' }, minWidth: '[max-content!]' },
    },
  },
  variants: {
    size: {
      /** As high as its content. */
      fit: {},
      full: {
        positioner: { padding: '[0]' },
        content: { maxWidth: { sm: 'full' }, height: 'full', borderRadius: '[0]', borderWidth: '0' },
      },
    },
  },
  defaultVariants: { size: 'fit' },
})
