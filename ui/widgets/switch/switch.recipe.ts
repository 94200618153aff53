import { switchAnatomy } from '@ark-ui/react/anatomy'
import { defineSlotRecipe } from '../../theme/define-recipe.ts'

export const toggleRecipe = defineSlotRecipe({
  className: 'toggle',
  slots: switchAnatomy.keys(),
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: '6', _touch: 'control.touch' },
      cursor: 'pointer',
      '&[data-disabled]': { cursor: 'not-allowed' },
    },
    control: {
      display: 'inline-flex',
      alignItems: 'center',
      width: '[2.25rem]',
      height: '5',
      p: '0.5',
      borderRadius: 'full',
      border: 'control',
      bg: 'bg.subtle',
      transitionProperty: '[background-color, border-color]',
      transitionDuration: 'fast',
      '&[data-state=checked]': { bg: 'primary.fill', borderColor: 'primary.fill' },
      '&[data-disabled]': { opacity: '0.6' },
      '&[data-focus-visible]': {
        outlineWidth: '2',
        outlineStyle: 'solid',
        outlineColor: 'focus.ring',
        outlineOffset: '[2px]',
      },
    },
    thumb: {
      width: '[0.875rem]',
      height: '[0.875rem]',
      borderRadius: 'full',
      bg: 'border.control',
      transitionProperty: '[transform, background-color]',
      transitionDuration: 'fast',
      transitionTimingFunction: 'out',
      '&[data-state=checked]': { bg: 'primary.on', transform: '[translateX(1rem)]' },
    },
    label: {},
  },
})
