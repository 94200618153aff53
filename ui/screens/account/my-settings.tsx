import { useEffect, useState } from 'react'
import * as select from '#machines/account/my-account/my-account.select.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { keysOf } from '#ui/runtime/shortcuts/hooks.ts'
import { settingsTexts as texts } from '#ui/screens/account/account.text.ts'
import { shortcutGroups } from '#ui/shell/shortcuts-dialog/shortcuts.text.ts'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { ShortcutList } from '#ui/widgets/kbd/shortcut-list.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { AccountForm } from './account-form.tsx'
import { Contents } from './contents.tsx'
import { DeviceSettings } from './device-settings.tsx'
import { SaveBar } from './save-bar.tsx'
import { useSoughtSetting } from './use-sought-setting.ts'

const page = css({
  display: 'grid',
  gap: '8',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[10rem minmax(0, 44rem)]' },
})
const sections = css({
  display: 'grid',
  gap: '6',
  minWidth: '0',
  maxWidth: '[44rem]',
})

/**
 * Renders `/mySettings`: the account (saved as a form), this device (applied at once) and the
 * keyboard shortcuts.
 */
export default function MySettings() {
  const flow = useFlow('myAccount')
  const [round, setRound] = useState(0)
  useSoughtSetting(useSelect('myAccount', snapshot => select.account(snapshot) !== null))
  useEffect(() => {
    // Remounts the form when the draft is discarded, which closes the fields opened for writing.
    const hearing = flow.on('account.discarded', () => setRound(before => before + 1))
    return () => hearing.unsubscribe()
  }, [flow])
  return (
    <>
      <PageHeader title={texts.title} />
      <div className={page}>
        <Contents />
        <div className={sections}>
          <Account key={round} />
          <div id="device">
            <DeviceSettings />
          </div>
          <div id="shortcuts">
            <Section title={texts.shortcuts.title} description={texts.shortcuts.description}>
              <ShortcutList groups={shortcutGroups(keysOf)} />
            </Section>
          </div>
          <SaveBar />
        </div>
      </div>
    </>
  )
}

function Account() {
  const flow = useFlow('myAccount')
  const account = useSelect('myAccount', select.account)
  const isFailed = useSelect('myAccount', select.isFailed)
  useEffect(() => {
    flow.send({ type: 'account.show' })
    return () => flow.send({ type: 'account.leave' })
  }, [flow])
  if (account) return <AccountForm account={account} />
  return (
    <Section title={texts.account.title} description={texts.account.description}>
      {isFailed ? (
        <ErrorState title={texts.failed} onRetry={() => flow.send({ type: 'account.retry' })} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Section>
  )
}
