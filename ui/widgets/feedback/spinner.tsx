import { spinner } from '#styled-system/recipes/index.js'

/**
 * Renders a spinner that is hidden from assistive technology; the text beside it names the action.
 */
export const Spinner = ({ size }: { readonly size?: 'sm' | 'lg' }) => <span aria-hidden className={spinner({ size })} />
