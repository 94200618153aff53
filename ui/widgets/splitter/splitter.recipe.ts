import { splitterAnatomy } from '@ark-ui/react/anatomy'
import { defineSlotRecipe } from '../../theme/define-recipe.ts'

export const splitterRecipe = defineSlotRecipe({
  className: 'splitter',
  slots: splitterAnatomy.keys(),
  base: {
    root: { display: 'flex', width: 'full', height: 'full', minHeight: '0', minWidth: '0' },
    panel: { minWidth: '0', minHeight: '0', overflow: 'auto' },
    resizeTrigger: {
      position: 'relative',
      flexShrink: '0',
      width: '6',
      outline: 'none',
      /** A hit area wider than the visible line. */
      _before: {
        content: '""',
        position: 'absolute',
        insetBlock: '0',
        left: '[calc(50% - 0.5px)]',
        width: '[1px]',
        bg: 'border.subtle',
      },
    },
    resizeTriggerIndicator: {
      position: 'absolute',
      top: '[calc(50% - 1.25rem)]',
      left: '[calc(50% - 3px)]',
      width: '1.5',
      height: '10',
      borderRadius: 'full',
      bg: 'border.control',
      transitionProperty: '[background-color]',
      transitionDuration: 'fast',
      '[data-part=resize-trigger]:hover > &': { bg: 'border.controlHover' },
      '[data-part=resize-trigger]:focus-visible > &': {
        bg: 'focus.ring',
        outlineWidth: '2',
        outlineStyle: 'solid',
        outlineColor: 'focus.ring',
        outlineOffset: '[2px]',
      },
      '&[data-dragging]': { bg: 'primary.fill' },
    },
  },
})
