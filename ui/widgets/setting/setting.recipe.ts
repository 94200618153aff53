import { defineSlotRecipe } from '../../theme/define-recipe.ts'

export const settingRecipe = defineSlotRecipe({
  className: 'setting',
  slots: ['list', 'row', 'words', 'label', 'hint', 'control', 'below'],
  base: {
    list: { display: 'grid' },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '6',
      rowGap: '2',
      minHeight: '12',
      px: { base: '4', sm: '5' },
      py: '3',
      borderTop: 'subtle',
    },
    /** Shrinks to make room for the control, but not below a readable width. */
    words: { flex: '[1 1 16rem]', minWidth: '0' },
    label: { textStyle: 'strong' },
    hint: { color: 'fg.muted', textStyle: 'table', maxWidth: 'prose', mt: '0.5' },
    control: {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: '2',
      minWidth: '0',
      maxWidth: 'full',
      justifyContent: { base: 'flex-start', sm: 'flex-end' },
    },
    below: { flex: '[1 0 100%]', minWidth: '0' },
  },
})
