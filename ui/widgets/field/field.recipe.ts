import { defineSlotRecipe } from '../../theme/define-recipe.ts'

/** A line under the control with an icon before it. */
const remark = {
  display: 'flex',
  gap: '1.5',
  mt: '1',
  textStyle: 'caption',
  '& svg': { width: 'icon.sm', height: 'icon.sm', mt: '[1px]' },
} as const

/** The question mark is visible on hover or focus of its field only. */
export const quietHelp = {
  _pointer: { '&:not(:hover, :focus-within) [data-help-mark]:not([aria-expanded=true])': { opacity: '0' } },
} as const

export const fieldRecipe = defineSlotRecipe({
  className: 'field',
  slots: [
    'root',
    'top',
    'label',
    'mark',
    'help',
    'helpText',
    'counter',
    'control',
    'icon',
    'input',
    'unit',
    'action',
    'area',
    'hint',
    'error',
    'reason',
  ],
  base: {
    /**
     * Blocks and a float, because hundreds of fields are laid out in half the time of flex boxes.
     */
    root: { minWidth: '0', ...quietHelp },
    top: { mb: '1', overflowWrap: 'anywhere' },
    label: { textStyle: 'strong', color: 'fg.default' },
    mark: { color: 'error.text', ml: '0.5' },
    help: {
      position: 'relative',
      ml: '1.5',
      width: '4',
      height: '4',
      verticalAlign: '[1px]',
      borderRadius: 'full',
      border: 'control',
      color: 'fg.muted',
      textStyle: 'captionStrong',
      fontSize: '[0.6875rem]',
      lineHeight: '[0.875rem]',
      cursor: 'pointer',
      /** The minimum target size, without a taller line. */
      _before: { content: '""', position: 'absolute', inset: '[-5px]' },
      '&:hover:not([aria-expanded=true])': { color: 'fg.default', borderColor: 'border.controlHover' },
      '&[aria-expanded=true]': { bg: 'primary.fill', borderColor: 'primary.fill', color: 'primary.on' },
    },
    helpText: {
      mt: '1',
      px: '3',
      py: '2',
      borderRadius: 'control',
      bg: 'bg.subtle',
      textStyle: 'table',
      color: 'fg.default',
      whiteSpace: 'pre-line',
    },
    counter: {
      textStyle: 'caption',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      float: 'end',
      mt: '0.5',
      ml: '2',
      '&[data-over]': { color: 'error.text', fontWeight: 'medium' },
    },
    control: {
      display: 'flex',
      alignItems: 'center',
      height: 'control.md',
      borderRadius: 'control',
      border: 'control',
      bg: 'bg.surface',
      transitionProperty: '[border-color, background-color]',
      transitionDuration: 'fast',
      _touch: { height: 'control.touch' },
      '&:hover:not([data-invalid], [data-readonly], [data-disabled])': { borderColor: 'border.controlHover' },
      /** The focus ring surrounds the whole control; the button in it has its own. */
      '&:has(> :is(input, textarea):focus-visible)': {
        outlineWidth: '2',
        outlineStyle: 'solid',
        outlineColor: 'focus.ring',
        outlineOffset: '[1px]',
      },
      '&[data-invalid]': { borderColor: 'error.text' },
      '&[data-readonly]': { bg: 'transparent', borderColor: 'border.subtle' },
      '&[data-disabled]': { bg: 'bg.subtle', borderColor: 'border.subtle', color: 'fg.muted' },
    },
    icon: { display: 'grid', pl: '3', color: 'fg.muted', pointerEvents: 'none' },
    input: {
      flex: '1',
      minWidth: '0',
      width: 'full',
      height: 'full',
      px: '3',
      borderRadius: 'control',
      bg: 'transparent',
      color: 'inherit',
      textStyle: 'body',
      textOverflow: 'ellipsis',
      outline: 'none',
      '[data-has-icon] > &': { pl: '2' },
      _disabled: { cursor: 'not-allowed' },
      /** Below 16 px, phones zoom in on focus. */
      _touch: { fontSize: 'sm' },
      _autofill: {
        boxShadow: '[inset 0 0 0 100px token(colors.bg.surface)]',
        WebkitTextFillColor: 'fg.default',
      },
      '&[data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    unit: { flexShrink: '0', pr: '3', ml: '[-0.25rem]', color: 'fg.muted', whiteSpace: 'nowrap' },
    action: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      width: '6',
      height: '6',
      mr: '1',
      borderRadius: 'sm',
      color: 'fg.muted',
      cursor: 'pointer',
      outlineOffset: '[-2px]',
      _hover: { color: 'fg.default', bg: 'bg.selected' },
      _touch: { width: '10', height: '10' },
    },
    /** A text area grows with its text, and scrolls beyond its maximum height. */
    area: {
      height: 'auto',
      _touch: { height: 'auto' },
      '& textarea': {
        display: 'block',
        fieldSizing: 'content',
        minHeight: '[9rem]',
        maxHeight: '[40dvh]',
        py: '2',
        resize: 'vertical',
      },
    },
    hint: { mt: '1', textStyle: 'caption', color: 'fg.muted' },
    error: { ...remark, color: 'error.text' },
    reason: { ...remark, color: 'fg.muted' },
  },
  variants: {
    size: {
      sm: { control: { height: 'control.sm' } },
      md: {},
    },
  },
  defaultVariants: { size: 'md' },
})
