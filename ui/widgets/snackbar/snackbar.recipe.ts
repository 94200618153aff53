import { defineSlotRecipe } from '../../theme/define-recipe.ts'
import { floating, rising } from '../layer.ts'

export const snackbarRecipe = defineSlotRecipe({
  className: 'snackbar',
  slots: ['region', 'root', 'icon', 'content', 'title', 'text', 'progress'],
  base: {
    region: {
      position: 'fixed',
      insetInline: '0',
      /** Above a save bar, which publishes its height. */
      bottom: { base: '[calc(var(--save-bar, 0px) + 1rem)]', sm: '[calc(var(--save-bar, 0px) + 1.5rem)]' },
      /** On a phone above a bottom sheet, whose fields and buttons it would cover. */
      'body:has(.dialog__content[data-state=open]) &': {
        top: { base: '4', sm: '[auto]' },
        bottom: { base: '[auto]', sm: '6' },
      },
      zIndex: 'snackbar',
      display: 'flex',
      justifyContent: 'center',
      px: '4',
      pointerEvents: '[none!]',
      '& > *': { pointerEvents: 'auto' },
    },
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: { base: 'full', sm: 'fit' },
      minWidth: { sm: '[20rem]' },
      maxWidth: '[34rem]',
      pl: '3',
      pr: '2',
      py: '3',
      overflow: 'hidden',
      ...floating,
      ...rising,
    },
    icon: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      width: '6',
      height: '6',
      borderRadius: 'full',
    },
    content: { flex: '1', minWidth: '0', py: '0.5' },
    title: { textStyle: 'title' },
    text: { color: 'fg.default', '[data-titled] > &': { color: 'fg.muted' } },
    progress: {
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      height: '[2px]',
      transformOrigin: 'left',
      transform: 'scaleX(var(--progress))',
      opacity: '0.6',
      bg: 'current',
    },
  },
  variants: {
    kind: {
      ERROR: { icon: { bg: 'error.bg', color: 'error.text' }, progress: { color: 'error.text' } },
      SUCCESS: { icon: { bg: 'success.bg', color: 'success.text' }, progress: { color: 'success.text' } },
      INFO: { icon: { bg: 'info.bg', color: 'info.text' }, progress: { color: 'info.text' } },
    },
  },
  defaultVariants: { kind: 'INFO' },
})
