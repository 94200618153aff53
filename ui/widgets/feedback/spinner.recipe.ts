import { defineRecipe } from '../../theme/define-recipe.ts'

export const spinnerRecipe = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    flexShrink: '0',
    borderRadius: 'full',
    border: '[2px solid color-mix(in srgb, currentColor 24%, transparent)]',
    borderTopColor: 'current',
    animationName: 'spin',
    animationDuration: 'spin',
    animationTimingFunction: 'linear',
    animationIterationCount: 'infinite',
    /** A slow fade instead of rotation for users who prefer reduced motion. */
    _motionReduce: { animationName: 'pulse', animationDuration: 'pulse' },
  },
  variants: {
    size: {
      sm: { width: 'icon.md', height: 'icon.md' },
      lg: { width: 'icon.xl', height: 'icon.xl', borderWidth: '[3px]' },
    },
  },
  defaultVariants: { size: 'sm' },
})
