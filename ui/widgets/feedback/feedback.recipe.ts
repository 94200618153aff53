import { defineSlotRecipe } from '../../theme/define-recipe.ts'

/** The views of a list or screen without content: empty, no match, failed. */
export const feedbackRecipe = defineSlotRecipe({
  className: 'feedback',
  slots: ['root', 'icon', 'title', 'text', 'action'],
  base: {
    root: {
      display: 'grid',
      justifyItems: 'center',
      gap: '1',
      px: '6',
      py: '10',
      textAlign: 'center',
    },
    icon: {
      display: 'grid',
      placeItems: 'center',
      width: '10',
      height: '10',
      mb: '2',
      borderRadius: 'card',
      bg: 'bg.subtle',
      color: 'fg.muted',
      '& svg': { width: 'icon.lg', height: 'icon.lg' },
    },
    title: { textStyle: 'title' },
    text: { maxWidth: '[46ch]', color: 'fg.muted', textWrap: 'balance' },
    action: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2', mt: '4' },
  },
  variants: {
    tone: {
      neutral: {},
      error: { icon: { bg: 'error.bg', color: 'error.text' } },
    },
    /** `sm` is for dialogs and small lists. */
    size: { md: {}, sm: { root: { py: '6' } } },
  },
  defaultVariants: { tone: 'neutral', size: 'md' },
})
