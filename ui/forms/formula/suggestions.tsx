import { css } from '#styled-system/css/index.js'
import { formTexts } from '#ui/forms/forms.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import type { Completion, Suggestion } from './completion.ts'

const list = css({
  position: 'absolute',
  top: '[calc(100% + 4px)]',
  left: '0',
  right: '0',
  zIndex: 'menu',
  p: '1',
  bg: 'bg.surface',
  borderRadius: 'control',
  boxShadow: 'float',
})
const option = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  px: '2',
  py: '1.5',
  borderRadius: 'control',
  cursor: 'pointer',
  '&[aria-selected=true]': { bg: 'bg.selected' },
})

interface SuggestionsProps {
  readonly id: string
  readonly completion: Completion
  readonly active: number
  readonly take: (suggestion: Suggestion) => void
}

/** Renders the words that a formula may go on with. The focus stays in the formula. */
export const Suggestions = ({ id, completion, active, take }: SuggestionsProps) => (
  <div role="listbox" id={id} aria-label={formTexts.formula.words} className={list}>
    {completion.suggestions.map((suggestion, at) => (
      // biome-ignore lint/a11y/useFocusableInteractive: the text box has the focus, and names the option.
      // biome-ignore lint/a11y/useKeyWithClickEvents: the text box takes the keys.
      <div
        key={suggestion.word}
        role="option"
        id={`${id}-${at}`}
        aria-selected={at === active}
        className={option}
        onPointerDown={event => event.preventDefault()}
        onClick={() => take(suggestion)}
      >
        <span className={common.strong}>{suggestion.word}</span>
        <span className={common.muted}>{suggestion.text}</span>
      </div>
    ))}
  </div>
)
