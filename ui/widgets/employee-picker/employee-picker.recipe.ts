import { defineSlotRecipe } from '../../theme/define-recipe.ts'

export const employeePickerRecipe = defineSlotRecipe({
  className: 'employee-picker',
  slots: ['words', 'name', 'number'],
  base: {
    words: { display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' },
    name: { truncate: true },
    number: { textStyle: 'caption', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
})
