import { defineSlotRecipe } from '../../theme/define-recipe.ts'

export const sectionRecipe = defineSlotRecipe({
  className: 'section',
  slots: [
    'root',
    'header',
    'titles',
    'title',
    'description',
    'actions',
    'body',
    'toggle',
    'chevron',
    'count',
    'collapsible',
  ],
  base: {
    root: { minWidth: '0', borderRadius: 'card', border: 'subtle', bg: 'bg.surface' },
    header: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      minHeight: '12',
      px: { base: '4', sm: '5' },
      pt: '3',
      pb: '3',
    },
    /** Shrinks to make room for the actions, but not below a readable width. */
    titles: { flex: '[1 1 10rem]', minWidth: '0' },
    title: { textStyle: 'title' },
    description: { color: 'fg.muted', textStyle: 'table' },
    actions: { display: 'flex', gap: '2', flexShrink: '0' },
    /** The title as a button. Its hit area covers the whole head, under the actions. */
    toggle: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      maxWidth: 'full',
      textStyle: 'title',
      textAlign: 'start',
      cursor: 'pointer',
      outline: 'none',
      _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
      _hover: { _after: { bg: 'bg.hover', zIndex: '[-1]' } },
      _focusVisible: {
        _after: { outlineWidth: '2', outlineStyle: 'solid', outlineColor: 'focus.ring', outlineOffset: '[-2px]' },
      },
    },
    chevron: {
      color: 'fg.muted',
      transitionProperty: '[rotate]',
      transitionDuration: 'normal',
      transitionTimingFunction: 'out',
      _open: { rotate: '[90deg]' },
    },
    count: {
      px: '1.5',
      borderRadius: 'full',
      bg: 'bg.subtle',
      color: 'fg.muted',
      textStyle: 'captionStrong',
      fontVariantNumeric: 'tabular-nums',
    },
    collapsible: {
      animationDuration: 'slow',
      animationTimingFunction: 'out',
      _open: { animationName: 'unfold' },
      _closed: { animationName: 'fold' },
    },
  },
  variants: {
    padding: {
      normal: { body: { px: { base: '4', sm: '5' }, pb: '5' } },
      /** For a table or a list, which has padding of its own. */
      none: { root: { overflow: 'clip' } },
    },
    /**
     * For one of many sections: a key in another does not make the browser paint it again. The
     * focused section is left out, so that a popup in it lies over the next ones and the save bar.
     */
    paintsAlone: { true: { root: { '&:not(:focus-within)': { isolation: 'isolate' } } } },
    collapses: {
      true: {
        root: { isolation: 'isolate' },
        actions: { position: 'relative', zIndex: 'raised' },
      },
    },
  },
  defaultVariants: { padding: 'normal' },
})
