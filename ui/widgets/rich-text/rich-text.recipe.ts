import { defineRecipe } from '../../theme/define-recipe.ts'

/** Running text with headings, lists and links. */
export const richTextRecipe = defineRecipe({
  className: 'rich-text',
  base: {
    maxWidth: 'prose',
    color: 'fg.default',
    overflowWrap: 'break-word',
    hyphens: 'auto',
    '& > * + *': { mt: '3' },
    '& h2': { textStyle: 'headingSm', mt: '6' },
    '& h3': { textStyle: 'title', mt: '5' },
    '& :is(h2, h3) + *': { mt: '1.5' },
    '& :is(ul, ol)': { pl: '5', display: 'flex', flexDirection: 'column', gap: '1.5' },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& li::marker': { color: 'fg.muted' },
    '& strong': { fontWeight: 'semibold' },
    '& dt': { fontWeight: 'medium' },
    '& dd': { color: 'fg.muted' },
    '& a': {
      color: 'link.default',
      textDecoration: 'underline',
      textUnderlineOffset: '[0.15em]',
      _hover: { color: 'link.hover' },
    },
    '& code': { fontFamily: 'mono', textStyle: 'caption' },
    '& kbd': {
      fontFamily: 'body',
      textStyle: 'captionStrong',
      px: '1.5',
      py: '[1px]',
      borderRadius: 'sm',
      border: 'subtle',
      bg: 'bg.subtle',
    },
  },
})
