import { useSelector } from '@xstate/react'
import ExternalLink from 'lucide-react/icons/external-link'
import Send from 'lucide-react/icons/send'
import type { EmployerDeclaration } from '#contracts/payroll/declaration/shapes.ts'
import { right } from '#contracts/rights/openings.ts'
import { stepTaken } from '#machines/payroll/employer-declaration/employer-declaration.select.ts'
import type { DeclarationStep } from '#machines/payroll/employer-declaration/employer-declaration.types.ts'
import { css } from '#styled-system/css/index.js'
import { useMay } from '#ui/runtime/access.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { employerDeclaration } from '#ui/runtime/lazy/employer-declaration.ts'
import { formatTime } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { declarationTexts } from './declaration.text.ts'
import { muted, textLink } from './declaration-look.ts'

const texts = declarationTexts.skatteverket
const item = css({ display: 'grid', gap: '1', '&:not(:first-child)': { borderTop: 'subtle', paddingTop: '3' } })
const faults = css({ display: 'grid', gap: '1', paddingInlineStart: '4', listStyle: 'disc' })
const external = css({ display: 'inline-flex', gap: '1', alignItems: 'center' })

interface OfDeclaration {
  readonly declaration: EmployerDeclaration
}

/** Renders how a month's declaration is handed in, and what has come of it. */
export function AtSkatteverket({ declaration }: OfDeclaration) {
  const maySend = useMay(right('EmployerDeclaration.Send'))
  const maySay = useMay(right('EmployerDeclaration.Write'))
  const { Ansluten, Arende, Handelser } = declaration.Skatteverket
  if (!maySend && !maySay && Handelser.length === 0) return null
  return (
    <Section title={texts.title} description={Ansluten ? texts.about : texts.notConnected}>
      <div className={common.fluid4}>
        <div role="status">
          {Arende?.Status === 'FAILED' && <Notice kind="ERROR">{Arende.Message}</Notice>}
          {Arende?.Status === 'COMPLETED' && <Notice kind="INFO">{Arende.Message}</Notice>}
        </div>
        <Steps declaration={declaration} maySend={maySend} maySay={maySay} />
        {Handelser.length === 0 ? <p className={muted}>{texts.none}</p> : <Events declaration={declaration} />}
      </div>
    </Section>
  )
}

interface StepsProps extends OfDeclaration {
  /** Whether the person may act at Skatteverket, and say what was done there by hand. */
  readonly maySend: boolean
  readonly maySay: boolean
}

function Steps({ declaration, maySend, maySay }: StepsProps) {
  const flow = useLazyFlow(employerDeclaration)
  const taken = useSelector(flow, snapshot => (snapshot ? stepTaken(snapshot) : null))
  const { Ansluten, Inloggad, Utkast, Inlamnad, Arende, Handelser } = declaration.Skatteverket
  const { Stopp } = declaration
  const underWay = Arende?.Status === 'QUEUED' || Arende?.Status === 'INPROGRESS' ? Arende.Atgard : null
  const step = (name: DeclarationStep, label: string, isMain = false) => (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      {...(name === 'SKICKA' && { icon: Send })}
      pending={taken === name || underWay === name}
      disabled={
        (name === 'SKICKA' && Stopp > 0) ||
        (taken !== null && taken !== name) ||
        (underWay !== null && underWay !== name)
      }
      onClick={() => flow?.send({ type: 'declaration.step', step: name })}
    >
      {label}
    </Button>
  )
  const sends = Ansluten && maySend
  const isSent = Handelser.some(({ Typ }) => Typ === 'SKICKAD')
  return (
    <>
      <div className={common.wrapCentred}>
        {sends && !Inlamnad && step('SKICKA', Utkast ? texts.sendAgain : texts.send, !Utkast)}
        {sends && isSent && step('KVITTENS', texts.receipt, Utkast)}
        {sends && Utkast && step('TABORT', texts.remove)}
        {maySay && (Inlamnad ? step('OPENED', texts.reopen) : step('FILED', texts.filed))}
      </div>
      {sends && <p className={muted}>{Inloggad ? texts.signedIn : texts.signsIn}</p>}
    </>
  )
}

const Events = ({ declaration: { Skatteverket } }: OfDeclaration) => (
  <ol className={common.list3}>
    {Skatteverket.Handelser.map(({ Nummer, Typ, Tid, Anvandare, Lank, Kvittens, Fel }, at) => (
      <li key={Nummer} className={item}>
        <strong>{Typ === 'INLAMNAD' && Kvittens === '' ? texts.byHand : texts.kinds[Typ]}</strong>
        <span className={muted}>{texts.told(formatTime(Tid), Anvandare)}</span>
        {Kvittens !== '' && <span>{texts.receiptNumber(Kvittens)}</span>}
        {Lank !== '' && at === 0 && Skatteverket.Utkast && (
          <a className={textLink} href={Lank} target="_blank" rel="noreferrer">
            <span className={external}>
              {texts.sign} <ExternalLink size={14} aria-hidden />
            </span>
          </a>
        )}
        {Fel.length > 0 && (
          <ul className={faults}>
            {Fel.map(({ AnstNr, Namn, Kontroll, Text, Niva }) => (
              <li key={`${AnstNr} ${Kontroll} ${Text}`}>
                {texts.fault(Niva, `${AnstNr} ${Namn}`.trim(), Kontroll)} {Text}
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ol>
)
