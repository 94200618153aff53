import { useState } from 'react'
import * as select from '#machines/sign-in/session/session.select.ts'
import { css } from '#styled-system/css/index.js'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useFlow, useRuntime, useSelect } from '#ui/runtime/hooks.tsx'
import { loginTexts } from '#ui/screens/sign-in/login/login.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Tabs } from '#ui/widgets/tabs/tabs.tsx'
import { Logo } from '../../../shell/logo.tsx'
import { BankIdPanel } from './bankid-panel.tsx'
import { LoginFoot } from './login-foot.tsx'
import { PasswordForm } from './password-form.tsx'

// A chunk of its own: most people sign in without an SMS code.
const SmsDialog = lazyChunk(() => import('../sms-verification/sms-dialog.tsx'))

const page = css({ minHeight: 'screen', display: 'grid', placeItems: 'center', padding: '4' })
const column = css({ width: 'full', maxWidth: 'form', display: 'flex', flexDirection: 'column', gap: '6' })
const head = css({ display: 'flex', flexDirection: 'column', gap: '1' })
const heading = css({ textStyle: 'headingLg', marginTop: '6' })

/**
 * Renders the login screen. Opens the tab of the method last used on this device, or BankID when a
 * reload interrupted an order.
 */
export function Login() {
  const { storage } = useRuntime()
  const requiresSms = useSelect('session', select.requiresSms)
  const bankid = useFlow('bankid')
  const [first] = useState(() => (storage.bankIdOrder.read() ? 'bankid' : (storage.signInMethod.read() ?? 'bankid')))
  const [chosen, setChosen] = useState<'bankid' | 'password'>()
  const method = chosen ?? first
  const choose = (next: typeof method) => {
    // Cancels the order, whose tab is no longer shown.
    if (next !== 'bankid') bankid.send({ type: 'bankid.cancel' })
    setChosen(next)
  }
  return (
    <main className={page}>
      <div className={column}>
        <div className={head}>
          <Logo />
          <h1 className={heading}>{loginTexts.heading}</h1>
          <p className={common.muted}>{loginTexts.lead}</p>
        </div>
        <div className={common.panel}>
          <Tabs
            label={loginTexts.tabsLabel}
            layout="fill"
            value={method}
            onChange={choose}
            tabs={[
              {
                value: 'bankid',
                label: loginTexts.tabs.bankid,
                content: <BankIdPanel />,
              },
              {
                value: 'password',
                label: loginTexts.tabs.password,
                content: <PasswordForm autoFocus={chosen === undefined} />,
              },
            ]}
          />
        </div>
        <LoginFoot />
      </div>
      {requiresSms && <SmsDialog />}
    </main>
  )
}
