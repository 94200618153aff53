import { spinner } from '#styled-system/recipes/index.js'

/** The turning ring, silent: what stands beside it says what is awaited. */
export const Spinner = ({ size }: { readonly size?: 'sm' | 'lg' }) => <span aria-hidden className={spinner({ size })} />
