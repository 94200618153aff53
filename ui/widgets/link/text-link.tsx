import { ark, type HTMLArkProps } from '@ark-ui/react/factory'
import { cx } from '#styled-system/css/index.js'
import { link } from '#styled-system/recipes/index.js'

export interface TextLinkProps extends HTMLArkProps<'a'> {
  readonly look?: 'inline' | 'quiet'
}

/** A link. With `asChild` it dresses its child instead: the router's `<Link>`, or a button that looks like a link. */
export const TextLink = ({ look, className, ...rest }: TextLinkProps) => (
  <ark.a {...rest} className={cx(link({ look }), className)} />
)
