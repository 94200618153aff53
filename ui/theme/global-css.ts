import { defineGlobalStyles } from '@pandacss/dev'
import { brandCss } from './brand-css.ts'

export const globalCss = defineGlobalStyles({
  ...brandCss,
  html: {
    colorScheme: 'light dark',
    fontFamily: 'body',
    textSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    /**
     * What is gone to lies neither under the toolbar nor under a save bar, whose height its
     * component tells.
     */
    scrollPaddingTop: '4.5rem',
    scrollPaddingBottom: 'calc(var(--save-bar, 0px) + 1rem)',
    scrollbarColor: '{colors.border.control} transparent',
    '&[data-theme=dark]': { colorScheme: 'dark' },
    '&[data-theme=light]': { colorScheme: 'light' },
  },
  body: { textStyle: 'body', color: 'fg.default', bg: 'bg.canvas', minHeight: 'screen', overflowWrap: 'break-word' },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  'button, [role=button], label, summary': { touchAction: 'manipulation' },
  ':focus-visible': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'focus.ring',
    outlineOffset: '2px',
  },
  /** Where script puts the focus for the reader's sake, no ring is owed. */
  'main:focus-visible, h1:focus-visible, [role=dialog]:focus-visible, [role=alertdialog]:focus-visible': {
    outline: 'none',
  },
  /** The sentence of a page without JavaScript stands where the application would. */
  noscript: {
    '@media (scripting: none)': {
      display: 'grid',
      placeContent: 'center',
      minHeight: 'screen',
      padding: '6',
      textAlign: 'center',
      textWrap: 'balance',
    },
  },
  '.lucide': { width: 'icon.md', height: 'icon.md', strokeWidth: '1.75', flexShrink: '0' },
  '@media print': {
    /** What is handed to the printer is printed alone. */
    'body[data-printing] > :not([data-print-sheet])': { display: 'none !important' },
    /** Paper is white at night, too. */
    'html:has(> body[data-printing])': { colorScheme: 'light' },
    'body[data-printing]': { bg: 'white' },
    /** Browsers print no fills, without which what is on looks as what is off. */
    ':is(:checked, :indeterminate, [data-state=checked], [role=switch])': { printColorAdjust: 'exact' },
  },
  '@page landscape': { size: 'A4 landscape' },
  '::selection': { bg: 'accent.bg', color: 'fg.default' },
  '::placeholder': { color: 'fg.muted', opacity: '1' },
})
