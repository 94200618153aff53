import { defineRecipe } from '../../theme/define-recipe.ts'

export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    maxWidth: 'full',
    bg: 'bg.selected',
    /** Waits before it shows, then breathes; without motion it only waits. */
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
