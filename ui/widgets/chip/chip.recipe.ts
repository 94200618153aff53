import { defineRecipe } from '../../theme/define-recipe.ts'

export const chipRecipe = defineRecipe({
  className: 'chip',
  base: {
    display: 'inline-flex',
    verticalAlign: 'middle',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'full',
    height: '5',
    px: '1.5',
    borderRadius: 'sm',
    textStyle: 'captionStrong',
    whiteSpace: 'nowrap',
    '& svg': { width: '3', height: '3', strokeWidth: '2' },
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.subtle', color: 'fg.muted' },
      info: { bg: 'info.bg', color: 'info.text' },
      success: { bg: 'success.bg', color: 'success.text' },
      warning: { bg: 'accent.bg', color: 'accent.text' },
      error: { bg: 'error.bg', color: 'error.text' },
    },
  },
  defaultVariants: { tone: 'neutral' },
})
