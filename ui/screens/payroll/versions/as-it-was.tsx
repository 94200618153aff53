import { useState } from 'react'
import type { PayslipAsItWas } from '#contracts/payroll/versions/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { formatTime } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { DescriptionList } from '#ui/widgets/description-list/description-list.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import type { ComparedPayslip } from '../compared/compared-rows.ts'
import { ComparedTable } from '../compared/compared-table.tsx'
import { StepsDialog } from '../explained/steps-dialog.tsx'
import { BasisDifferences } from './basis-differences.tsx'
import { versionTexts as texts } from './versions.text.ts'

const stack = common.fluid4
/** The moment before, while another is fetched. */
const dimmed = css({ '&[aria-busy=true]': { opacity: '[0.55]' } })
const notes = css({ display: 'grid', gap: '1', paddingLeft: '4', listStyle: 'disc' })

interface AsItWasProps {
  readonly shown: PayslipAsItWas
  readonly isFetching: boolean
}

/** Renders a payslip as it was beside what it is, with what has changed of its basis. */
export function AsItWas({ shown: { Da, Nu, Underlag, Kontroll }, isFetching }: AsItWasProps) {
  const [asked, ask] = useState<{ of: ComparedPayslip; ids: readonly string[] } | null>(null)
  const isNewest = Da.Nr === Nu.Nr
  return (
    <div className={`${stack} ${dimmed}`} aria-busy={isFetching}>
      {isNewest && <Notice kind="INFO">{texts.isNewest}</Notice>}
      {!isNewest && Underlag.length === 0 && <Notice kind="INFO">{texts.same}</Notice>}
      <Section title={texts.compared(formatTime(Da.At))}>
        <div className={stack}>
          <DescriptionList
            items={[
              { label: texts.status.old, value: Da.StatusText },
              { label: texts.status.now, value: Nu.StatusText },
            ]}
          />
          <ComparedTable
            before={Da}
            after={Nu}
            sides={[texts.sides.old, texts.sides.now]}
            onExplain={(of, ids) => ask({ of, ids })}
          />
        </div>
      </Section>
      {Da.Varningar.length > 0 && (
        <Section title={texts.warnings}>
          <ul className={notes}>
            {Da.Varningar.map(each => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </Section>
      )}
      {!isNewest && <BasisDifferences differences={Underlag} />}
      <Section title={texts.proof}>
        <div className={stack}>
          <Notice kind={Kontroll === 'DIFFERS' ? 'ERROR' : Kontroll === 'SAME' ? 'SUCCESS' : 'INFO'}>
            {texts.proofs[Kontroll]}
          </Notice>
          <DescriptionList
            items={[
              {
                label: texts.details.hash,
                value: <span className={common.figuresOfAnyLength}>{Da.UnderlagHash}</span>,
              },
              { label: texts.details.engine, value: Da.Motor },
              { label: texts.details.law, value: <span className={common.figuresOfAnyLength}>{Da.Lag}</span> },
            ]}
          />
        </div>
      </Section>
      {asked !== null && <StepsDialog of={asked.of.Steg} ids={asked.ids} onClose={() => ask(null)} />}
    </div>
  )
}
