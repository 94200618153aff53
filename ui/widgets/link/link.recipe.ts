import { defineRecipe } from '../../theme/define-recipe.ts'

export const linkRecipe = defineRecipe({
  className: 'link',
  base: {
    color: 'link.default',
    borderRadius: 'sm',
    textUnderlineOffset: '[3px]',
    textDecorationThickness: '[1px]',
    cursor: 'pointer',
    _hover: { color: 'link.hover', textDecoration: 'underline' },
  },
  variants: {
    look: {
      /** In running text, where colour alone would not tell. */
      inline: { textDecoration: 'underline', textDecorationColor: 'border.control' },
      /** Where its place says that it is a link: the first column of a table, a list of links. */
      quiet: { textDecoration: 'none', fontWeight: 'medium' },
    },
  },
  defaultVariants: { look: 'inline' },
})
