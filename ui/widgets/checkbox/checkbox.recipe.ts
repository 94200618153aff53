import { defineSlotRecipe } from '../../theme/define-recipe.ts'

/** A box with its sign drawn over it. */
export const checkboxRecipe = defineSlotRecipe({
  className: 'checkbox',
  slots: ['root', 'input', 'sign'],
  base: {
    root: { position: 'relative', display: 'grid', flexShrink: '0', width: '5', height: '5', placeItems: 'center' },
    input: {
      gridArea: '1/1',
      appearance: 'none',
      width: '[1.125rem]',
      height: '[1.125rem]',
      borderRadius: 'sm',
      border: 'control',
      bg: 'bg.surface',
      cursor: 'pointer',
      transitionProperty: '[background-color, border-color]',
      transitionDuration: 'fast',
      /** The minimum target size. */
      _before: { content: '""', position: 'absolute', inset: '[-2px]', _touch: { inset: '[-12px]' } },
      '&:hover:not([data-disabled])': { borderColor: 'border.controlHover' },
      '&:is(:checked, :indeterminate)': { bg: 'primary.fill', borderColor: 'primary.fill' },
      '&[aria-invalid]': { borderColor: 'error.text' },
      '&[data-disabled]': { bg: 'bg.subtle', borderColor: 'border.control', cursor: 'not-allowed', opacity: '0.7' },
    },
    sign: {
      gridArea: '1/1',
      zIndex: 'raised',
      pointerEvents: 'none',
      color: 'primary.on',
      visibility: 'hidden',
      '& svg': { display: 'block', width: '[0.875rem]', height: '[0.875rem]', strokeWidth: '[3]' },
      'input:is(:checked, :indeterminate) + &': { visibility: 'visible' },
      'input[data-disabled] + &': { color: 'fg.muted' },
    },
  },
})
