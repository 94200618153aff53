import { css } from '#styled-system/css/index.js'

/** A line of the side menu; the current screen has the orange mark. */
export const menuItem = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: { base: 'control.md', _touch: 'control.touch' },
  paddingBlock: '1',
  paddingInline: '3',
  borderRadius: 'control',
  color: 'fg.muted',
  textStyle: 'strong',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover', color: 'fg.default' },
  '&[aria-current=page]': {
    bg: 'bg.selected',
    color: 'fg.default',
    _before: {
      content: '""',
      position: 'absolute',
      left: '0',
      insetBlock: '2',
      width: '[3px]',
      borderRadius: 'full',
      bg: 'accent.fill',
    },
  },
})
