import * as select from '#machines/my-account/my-account.select.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { keysOf } from '#ui/runtime/shortcuts/hooks.ts'
import { settingsTexts } from '#ui/text/my-settings.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { accountFormId } from './account-form.tsx'

const texts = settingsTexts.save
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

/** There only when something of the account has changed: how much, and what to do with it. */
export function SaveBar({ onDiscard }: { readonly onDiscard: () => void }) {
  const flow = useFlow('myAccount')
  const count = useSelect('myAccount', select.changedFields)
  const isSaving = useSelect('myAccount', select.isSaving)
  if (count === 0) return null
  const discard = () => {
    flow.send({ type: 'account.discard' })
    onDiscard()
  }
  return (
    <div className={bar}>
      <p className={words} role="status">
        {texts.changed(count)}
      </p>
      <Button onClick={discard} disabled={isSaving}>
        {texts.discard}
      </Button>
      <Button
        type="submit"
        form={accountFormId}
        variant="primary"
        pending={isSaving}
        title={keysOf('save').join(' ')}
        aria-keyshortcuts="Control+S"
      >
        {texts.submit}
      </Button>
    </div>
  )
}
