import { segmentGroupAnatomy } from '@ark-ui/react/anatomy'
import { defineSlotRecipe } from '../../theme/define-recipe.ts'

export const segmentsRecipe = defineSlotRecipe({
  className: 'segments',
  slots: segmentGroupAnatomy.keys(),
  base: {
    root: {
      position: 'relative',
      display: 'inline-flex',
      maxWidth: 'full',
      p: '0.5',
      borderRadius: 'control',
      bg: 'bg.subtle',
    },
    item: {
      position: 'relative',
      zIndex: 'raised',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flex: '[1 0 auto]',
      minWidth: '10',
      height: { base: '[1.75rem]', _touch: '10' },
      px: '3',
      borderRadius: 'sm',
      color: 'fg.muted',
      textStyle: 'tableStrong',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      _hover: { color: 'fg.default' },
      '&[data-state=checked]': { color: 'fg.default' },
      '&[data-focus-visible]': {
        outlineWidth: '2',
        outlineStyle: 'solid',
        outlineColor: 'focus.ring',
        outlineOffset: '[1px]',
      },
    },
    indicator: {
      width: 'var(--width)',
      height: 'var(--height)',
      left: 'var(--left)',
      top: 'var(--top)',
      borderRadius: 'sm',
      bg: 'bg.raised',
      boxShadow: '[0 0 0 1px token(colors.border.control)]',
    },
  },
})
