import type { ReactNode } from 'react'
import { css } from '#styled-system/css/index.js'

const header = css({ display: 'flex', alignItems: 'flex-end', gap: '4', flexWrap: 'wrap', marginBottom: '6' })
const words = css({ minWidth: '0', flex: '[1 1 16rem]' })
const heading = css({ textStyle: 'headingLg' })
const line = css({ color: 'fg.muted', marginTop: '0.5' })

export interface PageHeaderProps {
  readonly title: string
  /** One line: what the screen is about just now. */
  readonly context?: ReactNode
  /** The primary action last. */
  readonly actions?: ReactNode
}

/** The title row of a screen, with its only h1. */
export const PageHeader = ({ title, context, actions }: PageHeaderProps) => (
  <header className={header}>
    <div className={words}>
      <h1 className={heading}>{title}</h1>
      {context !== undefined && <p className={line}>{context}</p>}
    </div>
    {actions}
  </header>
)
