import { menuAnatomy } from '@ark-ui/react/anatomy'
import { defineSlotRecipe } from '../../theme/define-recipe.ts'
import { floating, popping } from '../layer.ts'

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'control.sm',
  px: '2',
  py: '1.5',
  borderRadius: 'control',
  color: 'fg.default',
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  _touch: { minHeight: 'control.touch' },
  '& > svg': { color: 'fg.muted' },
  _highlighted: { bg: 'bg.selected' },
  _disabled: { color: 'fg.disabled', cursor: 'not-allowed' },
} as const

export const menuRecipe = defineSlotRecipe({
  className: 'menu',
  slots: menuAnatomy.extendWith('header', 'itemHint').keys(),
  base: {
    content: {
      zIndex: 'menu',
      display: 'flex',
      flexDirection: 'column',
      minWidth: '[12rem]',
      maxWidth: '[min(24rem, calc(100vw - 1rem))]',
      maxHeight: '[min(var(--menu-max-height), var(--available-height))]',
      overflowY: 'auto',
      p: '1',
      transformOrigin: 'var(--transform-origin)',
      ...floating,
      ...popping,
    },
    header: { mx: '-1', px: '3', pt: '2', pb: '3', mb: '1', borderBottom: 'subtle' },
    item: {
      ...item,
      '&[data-tone=danger]': { color: 'error.text', '& > svg': { color: 'inherit' }, _highlighted: { bg: 'error.bg' } },
    },
    itemText: { flex: '1', minWidth: '0' },
    itemHint: { color: 'fg.muted', textStyle: 'caption', fontVariantNumeric: 'tabular-nums' },
    itemIndicator: { display: 'grid', placeItems: 'center', width: 'icon.md', color: 'fg.default' },
    itemGroupLabel: { px: '2', pt: '2', pb: '1', textStyle: 'captionStrong', color: 'fg.muted' },
    separator: { my: '1', mx: '-1', borderTop: 'subtle' },
  },
})
