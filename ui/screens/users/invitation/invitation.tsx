import { useEffect } from 'react'
import * as select from '#machines/users/invitation/invitation.select.ts'
import { css } from '#styled-system/css/index.js'
import { useBrand, useFlow, useRuntime, useSelect } from '#ui/runtime/hooks.tsx'
import { invitationTexts as texts } from '#ui/screens/users/invitation/invitation.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { Logo } from '../../../shell/logo.tsx'
import { startPath } from '../../../shell/paths.ts'
import { invitationPath } from './invitation-path.ts'
import { PasswordForm } from './password-form.tsx'

const page = css({ minHeight: 'screen', padding: { base: '4', md: '8' } })
const inner = css({ maxWidth: '[28rem]', marginInline: 'auto', display: 'grid', gap: '8' })
const card = css({
  display: 'grid',
  gap: '4',
  bg: 'bg.surface',
  border: 'subtle',
  borderRadius: 'card',
  padding: { base: '4', sm: '6' },
})

/**
 * Renders the page of an invitation or a reset, without the shell and without sign-in. The token of
 * the link is in the address alone, and in this tab's vault.
 */
export default function InvitationPage() {
  const flow = useFlow('invitation')
  const { vault } = useRuntime()
  const { pageTitle } = useBrand()
  const view = useSelect('invitation', select.view)
  useEffect(() => {
    const token = window.location.pathname.slice(invitationPath.length)
    vault.send(flow, { type: 'invitation.open', token: vault.keepSame(token) })
  }, [flow, vault])
  useEffect(() => {
    document.title = `${texts.password} – ${pageTitle}`
  }, [pageTitle])
  return (
    <main className={page}>
      <div className={inner}>
        <Logo />
        <div className={card}>
          <Content view={view} />
          {(view === 'gone' || view === 'done') && (
            <a className={common.linkOfPage} href={startPath}>
              {texts.toLogin}
            </a>
          )}
        </div>
      </div>
    </main>
  )
}

function Content({ view }: { readonly view: ReturnType<typeof select.view> }) {
  const flow = useFlow('invitation')
  const { softwareName } = useBrand()
  const found = useSelect('invitation', select.invitation)
  const failure = useSelect('invitation', select.failure)
  if (view === 'loading') return <LoadingIndicator label={texts.loading} />
  if (view === 'failed')
    return (
      <>
        <h1 className={common.heading}>{texts.failed}</h1>
        <ErrorState title={failure ?? texts.failed} onRetry={() => flow.send({ type: 'invitation.retry' })} />
      </>
    )
  if (view === 'gone' || !found) return <Words title={texts.gone.title} text={texts.gone.text} />
  if (view === 'done') return <Words title={texts.done.title} text={texts.done.text(found.Login)} />
  return (
    <>
      <Words title={texts.heading[found.Typ]} text={texts.lead[found.Typ](found.Namn, found.LicNamn, softwareName)} />
      <PasswordForm login={found.Login} />
    </>
  )
}

const Words = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <div role="status">
    <h1 className={common.heading}>{title}</h1>
    <p className={common.muted}>{text}</p>
  </div>
)
