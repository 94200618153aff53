import { css } from '#styled-system/css/index.js'
import { formTexts } from '#ui/forms/forms.text.ts'
import { keysOf } from '#ui/runtime/shortcuts/hooks.ts'
import { Button } from '#ui/widgets/button/button.tsx'

const texts = formTexts.save
const bar = css({
  position: 'sticky',
  bottom: { base: '2', md: '4' },
  zIndex: 'sticky',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2',
  py: '3',
  px: { base: '4', sm: '5' },
  borderRadius: 'card',
  bg: 'bg.raised',
  boxShadow: 'float',
})
const words = css({ flex: '1', textStyle: 'strong' })

interface SaveBarProps {
  /** How many fields have changed. */
  readonly count: number
  readonly isSaving: boolean
  readonly onDiscard: () => void
  /** The id of the form that it submits. */
  readonly form: string
}

/** There only when something has changed: how much, and what to do with it. */
export const SaveBar = ({ count, isSaving, onDiscard, form }: SaveBarProps) =>
  count > 0 && (
    <div className={bar}>
      <p className={words} role="status">
        {texts.changed(count)}
      </p>
      <Button onClick={onDiscard} disabled={isSaving}>
        {texts.discard}
      </Button>
      <Button
        type="submit"
        form={form}
        variant="primary"
        pending={isSaving}
        title={keysOf('save').join(' ')}
        aria-keyshortcuts="Control+S"
      >
        {texts.submit}
      </Button>
    </div>
  )
