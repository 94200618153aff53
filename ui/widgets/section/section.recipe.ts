import { defineSlotRecipe } from '../../theme/define-recipe.ts'

export const sectionRecipe = defineSlotRecipe({
  className: 'section',
  slots: ['root', 'header', 'titles', 'title', 'description', 'actions', 'body'],
  base: {
    root: { minWidth: '0', borderRadius: 'card', border: 'subtle', bg: 'bg.surface' },
    header: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      minHeight: '12',
      px: { base: '4', sm: '5' },
      pt: '3',
      pb: '3',
    },
    titles: { flex: '1', minWidth: '0' },
    title: { textStyle: 'title' },
    description: { color: 'fg.muted', textStyle: 'table' },
    actions: { display: 'flex', gap: '2', flexShrink: '0' },
  },
  variants: {
    padding: {
      normal: { body: { px: { base: '4', sm: '5' }, pb: '5' } },
      /** For a table or a list, which brings its own. */
      none: { root: { overflow: 'hidden' } },
    },
  },
  defaultVariants: { padding: 'normal' },
})
