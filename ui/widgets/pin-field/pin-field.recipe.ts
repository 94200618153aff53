import { pinInputAnatomy } from '@ark-ui/react/anatomy'
import { defineSlotRecipe } from '../../theme/define-recipe.ts'

export const pinFieldRecipe = defineSlotRecipe({
  className: 'pinField',
  slots: pinInputAnatomy.keys(),
  base: {
    control: { display: 'flex', gap: '2' },
    input: {
      width: '12',
      height: '12',
      borderRadius: 'control',
      border: 'control',
      bg: 'bg.surface',
      color: 'fg.default',
      textStyle: 'headingMd',
      textAlign: 'center',
      textTransform: 'uppercase',
      fontVariantNumeric: 'tabular-nums',
      outline: 'none',
      transitionProperty: '[border-color]',
      transitionDuration: 'fast',
      _hover: { borderColor: 'border.controlHover' },
      '&[data-invalid]': { borderColor: 'error.text' },
      _focusVisible: {
        borderColor: 'focus.ring',
        outlineWidth: '2',
        outlineStyle: 'solid',
        outlineColor: 'focus.ring',
        outlineOffset: '[1px]',
      },
    },
  },
})
