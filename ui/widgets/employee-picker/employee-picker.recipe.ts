import { defineSlotRecipe } from '../../theme/define-recipe.ts'

export const employeePickerRecipe = defineSlotRecipe({
  className: 'employee-picker',
  slots: ['words', 'name', 'number', 'several', 'chosen'],
  base: {
    words: { display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' },
    name: { truncate: true },
    several: { display: 'grid', gap: '2', minWidth: '0' },
    /** A limited height for hundreds of employees; the padding leaves room for focus rings. */
    chosen: { maxHeight: '[8.5rem]', overflowY: 'auto', padding: '1', margin: '[-0.25rem]' },
    number: { textStyle: 'caption', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
})
