import { defineSlotRecipe } from '../../theme/define-recipe.ts'

export const filterChipsRecipe = defineSlotRecipe({
  className: 'filter-chips',
  slots: ['root', 'list', 'item', 'name', 'value', 'hint', 'remove'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minWidth: '0' },
    list: { display: 'contents' },
    item: {
      '&:not(:has(button))': { pe: '3' },
      display: 'inline-flex',
      alignItems: 'center',
      maxWidth: 'full',
      height: { base: 'control.sm', _touch: 'control.touch' },
      ps: '3',
      borderRadius: 'full',
      border: 'subtle',
      bg: 'bg.subtle',
      textStyle: 'table',
    },
    name: { color: 'fg.muted', whiteSpace: 'nowrap', me: '1' },
    value: { textStyle: 'tableStrong', truncate: true, minWidth: '0' },
    hint: { color: 'fg.muted', ms: '1.5', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    remove: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      width: { base: 'control.sm', _touch: 'control.touch' },
      height: 'full',
      borderRadius: 'full',
      color: 'fg.muted',
      cursor: 'pointer',
      outlineOffset: '[-2px]',
      _hover: { color: 'fg.default', bg: 'bg.selected' },
      '& svg': { width: 'icon.sm', height: 'icon.sm' },
    },
  },
})
