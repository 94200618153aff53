import { css } from '#styled-system/css/index.js'

const look = css({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textAlign: 'end',
  color: 'inherit',
  minHeight: '6',
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationColor: 'border.control',
  textUnderlineOffset: '[0.25em]',
  borderRadius: 'sm',
  cursor: 'pointer',
  _hover: { color: 'link.hover', textDecorationStyle: 'solid' },
})

interface AskButtonProps {
  /** The amount, as it is read. */
  readonly shown: string
  /** The question for a screen reader, with the amount and what it is. */
  readonly label: string
  readonly onAsk: () => void
}

/** Renders an amount that can be asked what it comes of. */
export const AskButton = ({ shown, label, onAsk }: AskButtonProps) => (
  <button type="button" className={look} aria-label={label} onClick={onAsk}>
    {shown}
  </button>
)
