import { defineSlotRecipe } from '../../theme/define-recipe.ts'
import { quietHelp } from './field.recipe.ts'

export const flagFieldRecipe = defineSlotRecipe({
  className: 'flag-field',
  slots: ['root', 'words', 'top', 'label'],
  base: {
    root: { display: 'flex', alignItems: 'flex-start', gap: '2', minWidth: '0', ...quietHelp },
    words: { flex: '1', minWidth: '0' },
    top: { minWidth: '0' },
    label: {
      color: 'fg.default',
      cursor: 'pointer',
      minWidth: '0',
      /** The minimum touch target, without a taller list. */
      _touch: { py: '3', my: '-3' },
      '&[data-disabled]': { color: 'fg.muted', cursor: 'not-allowed' },
    },
  },
})
