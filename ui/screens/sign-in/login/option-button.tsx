import type { ReactNode, Ref } from 'react'
import { css } from '#styled-system/css/index.js'

export const optionList = css({ display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'none', padding: '0' })

const option = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: '16',
  padding: '3',
  textAlign: 'start',
  bg: 'bg.surface',
  border: 'control',
  borderRadius: 'control',
  cursor: 'pointer',
  transition: '[background-color token(durations.fast) token(easings.out)]',
  _hover: { bg: 'bg.hover' },
  '&[aria-disabled]': { cursor: 'default' },
})
const markOf = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '10',
  color: 'fg.muted',
  '& > svg': { width: '6', height: '6' },
})
const words = css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' })
const titleOf = css({ display: 'block', textStyle: 'strong' })
const textOf = css({ display: 'block', textStyle: 'caption', color: 'fg.muted', textWrap: 'balance' })

interface OptionButtonProps {
  readonly ref?: Ref<HTMLButtonElement> | undefined
  /** An icon or an avatar. */
  readonly mark: ReactNode
  readonly title: string
  readonly text: string
  readonly end?: ReactNode
  /** Whether the button is disabled, since another option is in progress. */
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** Renders one of a few options, with a line that explains it. */
export const OptionButton = ({ ref, mark, title, text, end, disabled = false, onClick }: OptionButtonProps) => (
  <button
    ref={ref}
    type="button"
    className={option}
    {...(disabled && { 'aria-disabled': true })}
    onClick={disabled ? undefined : onClick}
  >
    <span className={markOf}>{mark}</span>
    <span className={words}>
      <span className={titleOf}>{title}</span>
      <span className={textOf}>{text}</span>
    </span>
    {end}
  </button>
)
