import { defineRecipe } from '../../theme/define-recipe.ts'

/** index.html names its class, too. */
export const loadingIndicatorRecipe = defineRecipe({
  className: 'loading-indicator',
  base: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '4',
    minHeight: 'screen',
    color: 'fg.muted',
    /** The page itself says that it needs JavaScript. */
    '@media (scripting: none)': { display: 'none' },
    animation: '[appear token(durations.normal) calc(token(durations.patience) - var(--waited, 0ms)) backwards]',
  },
})
