import { useId } from 'react'
import { type Conflict, conflicts, isContested } from '#machines/kit/form/form.select.ts'
import type { Side } from '#machines/kit/form/form.types.ts'
import { css } from '#styled-system/css/index.js'
import { formTexts } from '#ui/forms/forms.text.ts'
import { today } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { useForm, useFormSelect } from './form-context.tsx'

const texts = formTexts.conflict
const list = css({ display: 'grid', gap: '5', pt: '2' })
const legend = css({ textStyle: 'strong', mb: '2' })
const sides = css({
  display: 'grid',
  gap: '2',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' },
})
const side = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  columnGap: '3',
  alignItems: 'start',
  padding: '3',
  borderRadius: 'control',
  border: 'control',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  _hover: { bg: 'bg.hover' },
  '&:has(:checked)': { borderColor: 'primary.fill', bg: 'bg.selected' },
  '& input': { width: '4', height: '4', mt: '0.5', accentColor: 'primary.fill' },
})
const whose = css({ display: 'block', mb: '0.5', textStyle: 'caption', color: 'fg.muted' })
const left = css({
  flex: { base: '[1 0 100%]', sm: '1' },
  _empty: { display: 'none' },
  alignSelf: 'center',
  color: 'fg.muted',
  textStyle: 'table',
})

/**
 * Renders the dialog for fields that two users have changed: the user chooses a value for each
 * field. Nothing is preselected, and going back loses nothing.
 */
export function ConflictDialog() {
  const { flow, layout, vault } = useForm()
  const isOpen = useFormSelect(isContested)
  useFormSelect(({ context }) => context.conflicts)
  const contested = isOpen ? conflicts(layout, flow.getSnapshot(), vault) : []
  const open = contested.filter(conflict => conflict.side === null).length
  const cancel = () => flow.send({ type: 'form.cancel' })
  return (
    <Dialog
      open={isOpen}
      title={texts.title}
      description={texts.text(contested.length)}
      onClose={cancel}
      closeOnOutside={false}
      footer={
        <>
          <span className={left} role="status">
            {open > 0 && texts.left(open)}
          </span>
          <Button onClick={cancel}>{texts.cancel}</Button>
          <Button
            variant="primary"
            disabled={open > 0}
            onClick={() => flow.send({ type: 'form.save', today: today() })}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <div className={list}>
        {contested.map(conflict => (
          <ConflictChoice
            key={conflict.name}
            conflict={conflict}
            onChoose={chosen => flow.send({ type: 'form.resolve', field: conflict.name, side: chosen })}
          />
        ))}
      </div>
    </Dialog>
  )
}

interface ConflictChoiceProps {
  readonly conflict: Conflict
  readonly onChoose: (side: Side) => void
}

function ConflictChoice({ conflict, onChoose }: ConflictChoiceProps) {
  const group = useId()
  return (
    <fieldset>
      <legend className={legend}>{conflict.label}</legend>
      <div className={sides}>
        {(['mine', 'theirs'] as const).map(each => (
          <label key={each} className={side}>
            <input type="radio" name={group} checked={conflict.side === each} onChange={() => onChoose(each)} />
            <span>
              <span className={whose}>{texts[each]}</span>
              {conflict[each] === '' ? <span className={common.mutedItalic}>{texts.empty}</span> : conflict[each]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
