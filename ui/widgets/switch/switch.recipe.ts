import { switchAnatomy } from '@ark-ui/react/anatomy'
import { defineSlotRecipe } from '../../theme/define-recipe.ts'

export const switchRecipe = defineSlotRecipe({
  className: 'toggle',
  slots: switchAnatomy.extendWith('words', 'hint').keys(),
  base: {
    root: { display: 'flex', alignItems: 'flex-start', gap: '3', cursor: 'pointer', _disabled: { cursor: 'progress' } },
    words: { display: 'flex', flexDirection: 'column', gap: '0.5', minWidth: '0' },
    label: { textStyle: 'strong', color: 'fg.default' },
    hint: { textStyle: 'caption', color: 'fg.muted' },
    control: {
      flexShrink: '0',
      display: 'inline-flex',
      alignItems: 'center',
      width: '10',
      height: '6',
      padding: '0.5',
      borderRadius: 'full',
      border: 'control',
      bg: 'bg.surface',
      transitionProperty: '[background-color, border-color]',
      transitionDuration: 'fast',
      _checked: { bg: 'primary.fill', borderColor: 'primary.fill' },
      _focusVisible: {
        outlineWidth: '2',
        outlineStyle: 'solid',
        outlineColor: 'focus.ring',
        outlineOffset: '[2px]',
      },
    },
    thumb: {
      width: '4',
      height: '4',
      borderRadius: 'full',
      bg: 'border.control',
      transitionProperty: '[translate, background-color]',
      transitionDuration: 'fast',
      transitionTimingFunction: 'out',
      _checked: { translate: '[1.0625rem 0]', bg: 'primary.on' },
    },
  },
})
