import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { EmployerDeclaration } from '#contracts/payroll/declaration/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { formatPeriod } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { Tabs } from '#ui/widgets/tabs/tabs.tsx'
import { AtSkatteverket } from './at-skatteverket.tsx'
import { declarationTexts as texts } from './declaration.text.ts'
import { DeclarationChecks } from './declaration-checks.tsx'
import { DeclarationAbsences, DeclarationFiles, DeclarationLeftOut } from './declaration-lists.tsx'
import { textLink } from './declaration-look.ts'
import { DeclarationMain } from './declaration-main.tsx'
import { DeclarationPersons } from './declaration-persons.tsx'
import { FetchFile } from './fetch-file.tsx'
import { type Figure, FigureDialog } from './figure-dialog.tsx'
import { MonthStatus } from './month-status.tsx'
import { useDeclarationMonth } from './use-declaration.ts'

const pair = css({
  display: 'grid',
  gap: '6',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(2, minmax(0, 1fr))]' },
})
const line = css({ display: 'inline-flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' })

/** Renders the employer's declaration of a month. */
export default function DeclarationMonth() {
  const { Period = '' } = useParams()
  const { flow, declaration, isFailed, refusal } = useDeclarationMonth(Period)
  return (
    <>
      <PageHeader
        title={texts.title}
        item={formatPeriod(`${Period.slice(0, 4)}-${Period.slice(4)}`)}
        context={
          <span className={line}>
            <Link className={textLink} to={`/employerDeclaration?ar=${Period.slice(0, 4)}`}>
              {texts.back}
            </Link>
            <strong>{formatPeriod(`${Period.slice(0, 4)}-${Period.slice(4)}`)}</strong>
            {declaration && <MonthStatus month={declaration} />}
          </span>
        }
        actions={declaration && <FetchFile declaration={declaration} />}
      />
      {declaration ? (
        <Month key={Period} declaration={declaration} />
      ) : isFailed ? (
        <ErrorState
          title={texts.failed}
          text={refusal ?? undefined}
          onRetry={() => flow?.send({ type: 'declaration.retry' })}
        />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </>
  )
}

function Month({ declaration }: { readonly declaration: EmployerDeclaration }) {
  const [figure, ask] = useState<Figure | null>(null)
  const { SistaDag, Lonebesked, EjKlara, Stopp } = declaration
  const about = [texts.dueBy(SistaDag), `${texts.counted(Lonebesked)}.`]
  const unfinished = EjKlara > 0 ? [`${texts.unfinished(EjKlara)}.`] : []
  return (
    <div className={common.fluid6}>
      <Notice kind="INFO">
        {[...about, ...unfinished, ...(Lonebesked === 0 ? [texts.nothing.text] : [])].join(' ')}
      </Notice>
      {Stopp > 0 && <Notice kind="STOP">{texts.stopped(Stopp)}</Notice>}
      <div className={pair}>
        <div className={common.fluid6}>
          <DeclarationChecks declaration={declaration} />
          <AtSkatteverket declaration={declaration} />
        </div>
        <DeclarationMain declaration={declaration} onAsk={ask} />
      </div>
      <Section title={texts.tabs.label}>
        <Parts declaration={declaration} onAsk={ask} />
      </Section>
      {figure && <FigureDialog figure={figure} onClose={() => ask(null)} onAsk={ask} />}
    </div>
  )
}

type Part = 'persons' | 'absences' | 'leftOut' | 'files'

interface PartsProps {
  readonly declaration: EmployerDeclaration
  readonly onAsk: (figure: Figure) => void
}

function Parts({ declaration, onAsk }: PartsProps) {
  const [part, setPart] = useState<Part>('persons')
  const { Personer, Franvaro, Utelamnade, Exporter } = declaration
  return (
    <Tabs<Part>
      value={part}
      onChange={setPart}
      label={texts.tabs.label}
      tabs={[
        {
          value: 'persons',
          label: texts.tabs.persons,
          count: Personer.length,
          content: <DeclarationPersons persons={Personer} onAsk={onAsk} />,
        },
        {
          value: 'absences',
          label: texts.tabs.absences,
          count: Franvaro.length,
          content: <DeclarationAbsences declaration={declaration} />,
        },
        {
          value: 'leftOut',
          label: texts.tabs.leftOut,
          count: Utelamnade.length,
          content: <DeclarationLeftOut declaration={declaration} />,
        },
        {
          value: 'files',
          label: texts.tabs.files,
          count: Exporter.length,
          content: <DeclarationFiles declaration={declaration} />,
        },
      ]}
    />
  )
}
