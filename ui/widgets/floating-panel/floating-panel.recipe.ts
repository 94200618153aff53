import { defineSlotRecipe } from '../../theme/define-recipe.ts'
import { floating, rising } from '../layer.ts'

/** A small panel that floats over the content, above the save bar, so that it covers no button. */
export const floatingPanelRecipe = defineSlotRecipe({
  className: 'floating-panel',
  slots: ['region', 'root', 'icon', 'content', 'title', 'text', 'actions'],
  base: {
    region: {
      position: 'fixed',
      zIndex: 'snackbar',
      insetInlineStart: { base: '3', sm: '[auto]' },
      insetInlineEnd: { base: '3', sm: '6' },
      width: { sm: '[22rem]' },
      pointerEvents: '[auto!]',
    },
    root: {
      display: 'flex',
      gap: '3',
      padding: '4',
      ...floating,
      ...rising,
    },
    icon: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      width: '8',
      height: '8',
      borderRadius: 'full',
      '& svg': { width: 'icon.lg', height: 'icon.lg' },
    },
    content: { flex: '1', minWidth: '0' },
    title: { textStyle: 'title', textWrap: 'balance' },
    text: { color: 'fg.muted', mt: '0.5' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '3' },
  },
  variants: {
    /** Above the save bar, or above another panel. */
    place: { low: { region: { bottom: '[5.5rem]' } }, high: { region: { bottom: '[15.5rem]' } } },
    tone: {
      info: { icon: { bg: 'info.bg', color: 'info.text' } },
      warning: { icon: { bg: 'accent.bg', color: 'accent.text' }, title: { color: 'accent.text' } },
      error: { icon: { bg: 'error.bg', color: 'error.text' }, title: { color: 'error.text' } },
    },
  },
  defaultVariants: { tone: 'info', place: 'low' },
})
