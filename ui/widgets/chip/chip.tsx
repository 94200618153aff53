import type { ReactNode } from 'react'
import { chip } from '#styled-system/recipes/index.js'
import type { Icon } from '../button/button.tsx'

export interface ChipProps {
  readonly tone?: 'neutral' | 'info' | 'success' | 'warning' | 'error'
  readonly icon?: Icon
  /** The text; colour alone carries no meaning. */
  readonly children: ReactNode
}

/** Renders a status of one or two words. */
export const Chip = ({ tone, icon: Icon, children }: ChipProps) => (
  <span className={chip({ tone })}>
    {Icon && <Icon aria-hidden />}
    {children}
  </span>
)
