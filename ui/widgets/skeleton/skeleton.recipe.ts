import { defineRecipe } from '../../theme/define-recipe.ts'

export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    maxWidth: 'full',
    bg: 'bg.selected',
    /** Appears after a delay, then pulses; with reduced motion it does not pulse. */
    animation:
      '[appear token(durations.normal) token(durations.patience) backwards, pulse token(durations.pulse) token(durations.patience) infinite]',
    _motionReduce: { animation: '[appear token(durations.normal) token(durations.patience) backwards]' },
  },
  variants: {
    shape: {
      line: { borderRadius: 'sm' },
      block: { borderRadius: 'control' },
      circle: { borderRadius: 'full' },
    },
  },
  defaultVariants: { shape: 'line' },
})
