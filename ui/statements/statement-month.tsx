import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { StatementMonth as Month, StatementNotice } from '#contracts/statements/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { formatPeriod } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { type Tab, Tabs } from '#ui/widgets/tabs/tabs.tsx'
import { type Ask, type Figure, FigureDialog, type PayslipPath } from './figure-dialog.tsx'
import { textLink } from './look.ts'
import { MonthStatus } from './month-status.tsx'
import { StatementChecks } from './statement-checks.tsx'
import { yearPath } from './statement-year.tsx'
import { statementTexts as texts } from './statements.text.ts'

const pair = css({
  display: 'grid',
  gap: '6',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(2, minmax(0, 1fr))]' },
})
const line = css({ display: 'inline-flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' })

interface StatementMonthProps {
  readonly title: string
  /** The path of its year, and the month on display. */
  readonly path: string
  readonly period: string
  /** Null until it has come, or when it could not be fetched. */
  readonly month: Month | null
  readonly failure: { readonly title: string; readonly text: string | null; readonly onRetry: () => void } | null
  readonly actions: ReactNode
  /** Its parts, once it has come. */
  readonly children: ReactNode
}

/** Renders the screen of a month's statement. */
export function StatementMonth({ title, path, period, month, failure, actions, children }: StatementMonthProps) {
  const name = formatPeriod(`${period.slice(0, 4)}-${period.slice(4)}`)
  return (
    <>
      <PageHeader
        title={title}
        item={name}
        context={
          <span className={line}>
            <Link className={textLink} to={yearPath(path, period.slice(0, 4))}>
              {texts.back}
            </Link>
            <strong>{name}</strong>
            {month && <MonthStatus month={month} />}
          </span>
        }
        actions={actions}
      />
      {month ? (
        children
      ) : failure ? (
        <ErrorState title={failure.title} text={failure.text ?? undefined} onRetry={failure.onRetry} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </>
  )
}

interface StatementPartsProps<Part extends string> {
  readonly statement: Month & { readonly Kontroller: readonly StatementNotice[] }
  /** Its name with its article. */
  readonly name: string
  /** When it is to be handed in, and what is to be known of it without payslips. */
  readonly due: string
  readonly empty: string
  /** Whose checks they are. */
  readonly checks: string
  /** How it is handed in, below the checks. */
  readonly steps: ReactNode
  /** Its sums, beside the checks. */
  readonly main: (onAsk: Ask) => ReactNode
  readonly label: string
  /** Its lists. The first is shown at first. */
  readonly tabs: (onAsk: Ask) => readonly [Tab<Part>, ...Tab<Part>[]]
  readonly payslipPath: PayslipPath
}

/** Renders the parts of a month's statement, with the figure that is asked about. */
export function StatementParts<Part extends string>(props: StatementPartsProps<Part>) {
  const { statement, name, due, empty, checks, steps, main, label, tabs, payslipPath } = props
  const [figure, ask] = useState<Figure | null>(null)
  const lists = tabs(ask)
  const [part, setPart] = useState<Part>(lists[0].value)
  const { Period, Lonebesked, EjKlara, Stopp, Kontroller } = statement
  const unfinished = EjKlara > 0 ? [`${texts.unfinished(EjKlara)}.`] : []
  const about = [due, `${texts.counted(Lonebesked)}.`, ...unfinished, ...(Lonebesked === 0 ? [empty] : [])]
  return (
    <div className={common.fluid6}>
      <Notice kind="INFO">{about.join(' ')}</Notice>
      {Stopp > 0 && <Notice kind="STOP">{texts.stopped(name, Stopp)}</Notice>}
      <div className={pair}>
        <div className={common.fluid6}>
          <StatementChecks period={Period} notices={Kontroller} about={checks} />
          {steps}
        </div>
        {main(ask)}
      </div>
      <Section title={label}>
        <Tabs<Part> value={part} onChange={setPart} label={label} tabs={lists} />
      </Section>
      {figure && <FigureDialog figure={figure} onClose={() => ask(null)} onAsk={ask} payslipPath={payslipPath} />}
    </div>
  )
}
