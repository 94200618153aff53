import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { StatementNotice } from '#contracts/statements/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { usePathTo } from '#ui/shell/area.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { StatusChip } from '#ui/widgets/status-chip/status-chip.tsx'
import { muted, textLink } from './look.ts'
import { statementTexts } from './statements.text.ts'

const texts = statementTexts.checks
const item = css({ display: 'grid', gap: '1', '&:not(:first-child)': { borderTop: 'subtle', paddingTop: '3' } })
const shownFirst = 10

interface StatementChecksProps {
  readonly period: string
  readonly notices: readonly StatementNotice[]
  /** Whose checks they are. */
  readonly about: string
}

/** Renders what the checks have found, stops first, with the way to where each is mended. */
export function StatementChecks({ period, notices, about }: StatementChecksProps) {
  const [isAll, showAll] = useState(false)
  const shown = isAll ? notices : notices.slice(0, shownFirst)
  return (
    <Section title={texts.title} description={about}>
      {notices.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={common.list3}>
          {shown.map(finding => (
            <Found key={JSON.stringify(finding)} finding={finding} period={period} />
          ))}
        </ul>
      )}
      {shown.length < notices.length && (
        <Button variant="ghost" size="sm" onClick={() => showAll(true)}>
          {texts.more(notices.length - shown.length)}
        </Button>
      )}
    </Section>
  )
}

function Found({ finding, period }: { readonly finding: StatementNotice; readonly period: string }) {
  const { Niva, AnstNr, Namn, Falt, Text, Atgard } = finding
  const way = useWay(finding, period)
  return (
    <li className={item}>
      <span className={common.wrapCentred}>
        <StatusChip tone={Niva === 'STOPP' ? 'error' : 'warning'}>
          {Niva === 'STOPP' ? texts.stop : texts.warning}
        </StatusChip>
        <strong>{AnstNr === '' ? texts.employer : `${AnstNr} ${Namn}`.trim()}</strong>
        {Falt !== '' && <span className={muted}>{texts.field(Falt)}</span>}
      </span>
      <span>{Text}</span>
      <span className={muted}>
        {Atgard}{' '}
        {way && (
          <Link className={textLink} to={way.to}>
            {way.label}
          </Link>
        )}
      </span>
    </li>
  )
}

/** Returns the way to where a finding is mended, or undefined while its screen does not exist. */
function useWay({ Plats, AnstNr }: StatementNotice, Period: string) {
  const pathTo = usePathTo()
  const to =
    Plats === 'FORETAG'
      ? pathTo({ name: 'CompanySettings' })
      : Plats === 'ANSTALLD'
        ? pathTo({ name: 'Person', params: { AnstNr } })
        : AnstNr === ''
          ? pathTo({ name: 'PayslipList', params: { Period } })
          : pathTo({ name: 'Payslip', params: { Period, AnstNr } })
  if (to === undefined) return undefined
  return { to, label: Plats === 'LONEBESKED' && AnstNr === '' ? texts.payslips : texts.places[Plats] }
}
