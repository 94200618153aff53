import { progressAnatomy } from '@ark-ui/react/anatomy'
import { defineSlotRecipe } from '../../theme/define-recipe.ts'

export const progressRecipe = defineSlotRecipe({
  className: 'progress',
  slots: progressAnatomy.extendWith('words').keys(),
  base: {
    root: { display: 'grid', gap: '2', minWidth: '0' },
    words: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '4',
    },
    label: { textStyle: 'strong' },
    valueText: { color: 'fg.muted', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
    track: { height: '1.5', borderRadius: 'full', bg: 'bg.subtle', overflow: 'hidden' },
    range: {
      height: 'full',
      borderRadius: 'full',
      bg: 'primary.fill',
      transitionProperty: '[width]',
      transitionDuration: 'slow',
      transitionTimingFunction: 'out',
      '&[data-state=indeterminate]': {
        width: '[30%]',
        animation: '[sweep 1.4s ease-in-out infinite]',
        /**
         * Without motion the bar is full, pale and still: the label says that work is in progress.
         */
        _motionReduce: { animation: '[none]', width: 'full', opacity: '0.4' },
      },
    },
  },
})
