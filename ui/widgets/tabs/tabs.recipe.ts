import { tabsAnatomy } from '@ark-ui/react/anatomy'
import { defineSlotRecipe } from '../../theme/define-recipe.ts'

export const tabsRecipe = defineSlotRecipe({
  className: 'tabs',
  slots: tabsAnatomy.extendWith('count').keys(),
  base: {
    root: { display: 'flex', flexDirection: 'column', minHeight: '0' },
    list: {
      position: 'relative',
      display: 'flex',
      gap: '4',
      mx: '-1',
      flexShrink: '0',
      borderBottom: 'subtle',
      overflowX: 'auto',
      overflowY: 'hidden',
      scrollbarWidth: '[none]',
      scrollPaddingInline: '[2rem]',
      /** Fades the edge beyond which tabs are hidden, by the scroll position. */
      '@supports (animation-timeline: scroll())': {
        maskImage:
          '[linear-gradient(to right, transparent, black var(--fade-start, 0px), black calc(100% - var(--fade-end, 0px)), transparent)]',
        animation: '[edges linear]',
        animationTimeline: '[scroll(self inline)]',
      },
    },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      height: '10',
      px: '1',
      borderRadius: 'sm',
      textStyle: 'strong',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      outlineOffset: '[-2px]',
      transitionProperty: '[color]',
      transitionDuration: 'fast',
      _touch: { height: 'control.touch' },
      _hover: { color: 'fg.default' },
      _selected: { color: 'fg.default' },
      _disabled: { color: 'fg.disabled', cursor: 'not-allowed' },
    },
    /** The orange mark of the current tab. */
    indicator: {
      position: 'absolute',
      bottom: '0',
      height: '[2px]',
      bg: 'accent.fill',
      transitionProperty: '[left, width]',
      transitionDuration: 'slow',
      transitionTimingFunction: 'out',
    },
    content: { minHeight: '0', pt: '4', paddingTop: '4', outlineOffset: '[-2px]', borderRadius: 'sm' },
    count: {
      px: '1.5',
      borderRadius: 'full',
      bg: 'bg.subtle',
      color: 'fg.muted',
      textStyle: 'captionStrong',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  variants: {
    layout: {
      start: {},
      /** The tabs share the width: on the login card and on a phone. */
      fill: { list: { gap: '0' }, trigger: { flex: '1', justifyContent: 'center' } },
    },
  },
  defaultVariants: { layout: 'start' },
})
