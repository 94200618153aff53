import { type ReactNode, useCallback, useRef } from 'react'
import { css } from '#styled-system/css/index.js'
import { wholeDates } from '../whole-dates/whole-dates.tsx'
import { useScreenTitle } from './screen-title.ts'

const header = css({ display: 'flex', alignItems: 'flex-end', gap: '4', flexWrap: 'wrap', marginBottom: '6' })
const words = css({ minWidth: '0', flex: '[1 1 18rem]' })
const heading = css({ textStyle: 'headingLg', outline: 'none', hyphens: 'auto' })
const line = css({ color: 'fg.muted', marginTop: '0.5' })

export interface PageHeaderProps {
  readonly title: string
  /** The open item, such as a message's subject, for the title of the browser's tab. */
  readonly item?: string | undefined
  /** One line about the screen's current content. */
  readonly context?: ReactNode
  /** The buttons; the primary one last. */
  readonly actions?: ReactNode
}

/**
 * Renders the title row of a screen. It contains the screen's only h1, which takes the focus when
 * the screen is opened.
 */
export const PageHeader = ({ title, item, context, actions }: PageHeaderProps) => {
  const element = useRef<HTMLHeadingElement>(null)
  useScreenTitle(
    title,
    item,
    useCallback(() => element.current, []),
  )
  return (
    <header className={header}>
      <div className={words}>
        <h1 ref={element} className={heading} tabIndex={-1}>
          {title}
        </h1>
        {context !== undefined && <p className={line}>{wholeDates(context)}</p>}
      </div>
      {actions}
    </header>
  )
}
