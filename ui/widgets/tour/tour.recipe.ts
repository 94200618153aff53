import { tourAnatomy } from '@ark-ui/react/anatomy'
import { defineSlotRecipe } from '../../theme/define-recipe.ts'
import { floating, rising } from '../layer.ts'

export const tourRecipe = defineSlotRecipe({
  className: 'tour',
  slots: tourAnatomy.extendWith('header').keys(),
  base: {
    /**
     * Blocks the page beneath. The spotlight dims it, since the page may be longer than the window.
     */
    backdrop: { position: 'fixed', inset: '0', zIndex: 'dialog' },
    spotlight: {
      zIndex: 'dialog',
      boxShadow: '[0 0 0 2px token(colors.accent.fill), 0 0 0 200vmax token(colors.backdrop)]',
    },
    positioner: { '--tour-z-index': '{zIndex.menu}' },
    content: {
      width: '[min(22rem, calc(100vw - 2rem))]',
      padding: '5',
      ...floating,
      ...rising,
    },
    arrow: { '--arrow-size': '0.75rem', '--arrow-background': '{colors.bg.raised}' },
    header: { display: 'flex', alignItems: 'flex-start', gap: '2' },
    title: { flex: '1', textStyle: 'title' },
    closeTrigger: { mt: '-1.5', me: '-2' },
    description: { mt: '1', color: 'fg.muted' },
    control: { display: 'flex', alignItems: 'center', gap: '2', mt: '4' },
    progressText: { flex: '1', textStyle: 'caption', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
})
