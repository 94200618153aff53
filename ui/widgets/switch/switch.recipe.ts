import { defineSlotRecipe } from '../../theme/define-recipe.ts'

export const switchRecipe = defineSlotRecipe({
  className: 'toggle',
  slots: ['root', 'words', 'label', 'hint', 'input'],
  base: {
    root: { display: 'flex', alignItems: 'flex-start', gap: '3' },
    words: { display: 'flex', flexDirection: 'column', gap: '0.5', minWidth: '0' },
    label: { textStyle: 'strong', color: 'fg.default', cursor: 'pointer' },
    hint: { textStyle: 'caption', color: 'fg.muted' },
    input: {
      position: 'relative',
      flexShrink: '0',
      appearance: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      width: '10',
      height: '6',
      padding: '0.5',
      borderRadius: 'full',
      border: 'control',
      bg: 'bg.surface',
      cursor: 'pointer',
      transitionProperty: '[background-color, border-color]',
      transitionDuration: 'fast',
      '&[aria-busy]': { cursor: 'progress' },
      '&[data-disabled]': { cursor: 'not-allowed', opacity: '0.6' },
      '&[aria-invalid]': { borderColor: 'error.text' },
      /** The thumb. */
      _before: {
        content: '""',
        width: '4',
        height: '4',
        borderRadius: 'full',
        bg: 'border.control',
        transitionProperty: '[translate, background-color]',
        transitionDuration: 'fast',
        transitionTimingFunction: 'out',
      },
      /** The minimum touch target. */
      _after: { content: '""', position: 'absolute', inset: '[-4px]', _touch: { inset: '[-10px]' } },
      _checked: {
        bg: 'primary.fill',
        borderColor: 'primary.fill',
        _before: { translate: '[1.0625rem 0]', bg: 'primary.on' },
      },
    },
  },
})
