import Check from 'lucide-react/icons/check'
import { useEffect } from 'react'
import { css } from '#styled-system/css/index.js'
import { useBrand, useFlow, useRuntime } from '#ui/runtime/hooks.tsx'
import { demoRequestTexts as texts } from '#ui/screens/licence/demo-request/demo-request.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Logo } from '../../../shell/logo.tsx'
import { startPath } from '../../../shell/paths.ts'
import { DemoForm } from './demo-form.tsx'

const page = css({ minHeight: 'screen', paddingInline: { base: '4', md: '8' }, paddingBlock: { base: '4', md: '8' } })
const inner = css({ maxWidth: '[64rem]', marginInline: 'auto', display: 'flex', flexDirection: 'column', gap: '8' })
const top = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4' })
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 2fr) minmax(0, 3fr)]' },
  gap: { base: '6', md: '12' },
  alignItems: 'start',
})
const words = css({ display: 'flex', flexDirection: 'column', gap: '4', paddingTop: { md: '6' } })
const lead = css({ color: 'fg.muted', maxWidth: 'prose' })
const subheading = css({ textStyle: 'title', marginTop: '2' })
const point = css({ display: 'flex', gap: '3' })
const tick = css({ color: 'success.text', paddingTop: '0.5' })

/**
 * Renders the request for a demo account, without the shell and without sign-in (first document
 * §2).
 */
export default function DemoRequest() {
  const flow = useFlow('demoRequest')
  const { softwareName } = useBrand()
  const { storage } = useRuntime()
  // Resets the flow on unmount, so that a returning visitor finds an empty form.
  useEffect(
    () => () => {
      flow.send({ type: 'demo.again' })
      storage.demoDraft.forget()
    },
    [flow, storage],
  )
  return (
    <main className={page}>
      <div className={inner}>
        <div className={top}>
          <Logo />
          <a className={common.linkOfPage} href={startPath}>
            {texts.toLogin}
          </a>
        </div>
        <div className={columns}>
          <div className={words}>
            <h1 className={common.heading}>{texts.heading(softwareName)}</h1>
            <p className={lead}>{texts.lead}</p>
            <h2 className={subheading}>{texts.gets.title}</h2>
            <ul className={common.column4}>
              {texts.gets.points.map(([title, text]) => (
                <li key={title} className={point}>
                  <span className={tick}>
                    <Check aria-hidden />
                  </span>
                  <div>
                    <p className={common.strong}>{title}</p>
                    <p className={common.muted}>{text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
          <div className={common.panel}>
            <DemoForm />
          </div>
        </div>
      </div>
    </main>
  )
}
