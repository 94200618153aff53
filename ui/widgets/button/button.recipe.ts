import { defineRecipe } from '../../theme/define-recipe.ts'

export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    borderRadius: 'control',
    border: 'clear',
    textStyle: 'strong',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    transitionProperty: '[background-color, border-color, color]',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
    '&:disabled': { cursor: 'not-allowed' },
    '&[data-pending]': { cursor: 'progress' },
  },
  variants: {
    variant: {
      primary: {
        bg: 'primary.fill',
        color: 'primary.on',
        '&:hover:not(:disabled), &[data-pending]': { bg: 'primary.hover' },
        '&:disabled': { bg: 'bg.subtle', color: 'fg.disabled' },
      },
      secondary: {
        bg: 'bg.surface',
        borderColor: 'border.control',
        color: 'fg.default',
        '&:hover:not(:disabled), &[data-pending]': { bg: 'bg.hover', borderColor: 'border.controlHover' },
        '&:active:not(:disabled)': { bg: 'bg.selected' },
        '&:disabled': { borderColor: 'border.subtle', color: 'fg.disabled' },
      },
      ghost: {
        bg: 'transparent',
        color: 'fg.default',
        '&:hover:not(:disabled), &[data-pending], &[data-state=open]': { bg: 'bg.selected' },
        '&:disabled': { color: 'fg.disabled' },
      },
      danger: {
        bg: 'error.fill',
        color: 'error.on',
        '&:hover:not(:disabled), &[data-pending]': { bg: 'error.fillHover' },
        '&:disabled': { bg: 'bg.subtle', color: 'fg.disabled' },
      },
    },
    size: {
      sm: {
        height: 'control.sm',
        minWidth: 'control.sm',
        '--button-px': '{spacing.3}',
        gap: '1.5',
        _touch: { minHeight: 'control.touch' },
      },
      md: {
        height: 'control.md',
        minWidth: 'control.md',
        '--button-px': '{spacing.4}',
        gap: '2',
        _touch: { minHeight: 'control.touch' },
      },
    },
    shape: {
      text: { px: 'var(--button-px)' },
      icon: { aspectRatio: 'square', _touch: { minWidth: 'control.touch' } },
      block: { width: 'full', px: 'var(--button-px)' },
    },
  },
  compoundVariants: [
    { variant: 'ghost', shape: 'icon', css: { color: 'fg.muted', '&:hover:not(:disabled)': { color: 'fg.default' } } },
  ],
  defaultVariants: { variant: 'secondary', size: 'md', shape: 'text' },
})
