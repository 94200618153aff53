import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { creatableYears, proposedSalaryYear, vehicleYearMessage } from '#contracts/salary-years/rules.ts'
import type { NewSalaryYear } from '#contracts/salary-years/shapes.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import { failureText } from '#machines/kit/shared/tell.ts'
import * as select from '#machines/salary-years/salary-years/salary-years.select.ts'
import { css } from '#styled-system/css/index.js'
import { useWritten } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { salaryYearTexts } from '#ui/screens/salary-years/salary-years.text.ts'
import { today } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { CheckboxField } from '#ui/widgets/checkbox/checkbox.tsx'
import { FormDialog } from '#ui/widgets/dialog/form-dialog.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { SelectField } from '#ui/widgets/select-field/select-field.tsx'

const texts = salaryYearTexts.create
const form = css({
  display: 'grid',
  gap: '6',
  width: 'full',
  maxWidth: '[52rem]',
  marginInline: 'auto',
  paddingTop: { md: '6' },
})
const year = css({ maxWidth: { sm: '[20rem]' } })
const parts = css({ display: 'grid', gap: '6', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } })
const part = css({ display: 'grid', gap: '4', alignContent: 'start', minWidth: '0', border: 'none', padding: '0' })

type Chosen = Readonly<Omit<NewSalaryYear, 'CopyLonTabell'>>
type Flag = keyof Omit<Chosen, 'Year'>
const contents = [['CreateSalaryPeriods', texts.periods]] as const
const calculations = [
  ['CalcBerArsLon', texts.annualPay],
  ['CalcBerSnittLon', texts.averagePay],
  ['CalcBerSnittTid', texts.averageHours],
] as const

/** Renders the form that creates a salary year, with the year and its initial contents. */
export function CreateYear({ flow }: { readonly flow: FlowRef<'salaryYears'> }) {
  const years = useSelector(flow, select.years)
  const isBusy = useSelector(flow, select.isBusy)
  const failure = useSelector(flow, select.failure)
  const [thisYear] = useState(() => Number(today().slice(0, 4)))
  const [{ Year, ...flags }, write] = useWritten<Chosen>('createYear', () => ({
    Year: proposedSalaryYear(years, thisYear),
    CalcVehicleBenefits: false,
    CreateSalaryPeriods: true,
    CalcBerArsLon: false,
    CalcBerSnittLon: false,
    CalcBerSnittTid: false,
  }))

  const notYet = vehicleYearMessage(Year, thisYear)
  const edit = () => failure && flow.send({ type: 'years.edit' })
  const submit = () => {
    const CalcVehicleBenefits = flags.CalcVehicleBenefits && notYet === undefined
    flow.send({
      type: 'years.submit',
      asked: { ...flags, Year, CalcVehicleBenefits, CopyLonTabell: true },
      key: newKey(),
    })
  }
  const flagOf = ([name, { label, hint }]: readonly [Flag, { readonly label: string; readonly hint: string }]) => (
    <CheckboxField
      key={name}
      label={label}
      hint={hint}
      value={flags[name]}
      error={failure?.fields?.[name]}
      disabled={isBusy}
      onChange={value => {
        write({ Year, ...flags, [name]: value })
        edit()
      }}
    />
  )

  return (
    <FormDialog
      isFullscreen
      title={texts.title}
      description={texts.description}
      closeOnOutside={false}
      cancel={salaryYearTexts.cancel}
      submit={texts.submit}
      className={form}
      isBusy={isBusy}
      onClose={() => flow.send({ type: 'years.close' })}
      onSubmit={submit}
    >
      {failure && !failure.fields && <Notice kind="ERROR">{failureText(failure)}</Notice>}
      <div className={year}>
        <SelectField
          label={texts.year}
          hint={texts.yearHint}
          required
          disabled={isBusy}
          options={creatableYears(years, thisYear).map(each => ({ value: String(each), label: String(each) }))}
          value={String(Year)}
          error={failure?.fields?.Year}
          onChange={chosen => {
            write({ ...flags, Year: Number(chosen) })
            edit()
          }}
        />
      </div>
      <div className={parts}>
        <fieldset className={part}>
          <legend className={common.titleAbove3}>{texts.contents}</legend>
          <CheckboxField label={texts.tables.label} value onChange={() => {}} disabledReason={texts.tablesLocked} />
          {contents.map(flagOf)}
        </fieldset>
        <fieldset className={part}>
          <legend className={common.titleAbove3}>{texts.calculations}</legend>
          {calculations.map(flagOf)}
          <CheckboxField
            label={texts.vehicles.label}
            hint={texts.vehicles.hint}
            disabledReason={notYet}
            value={flags.CalcVehicleBenefits && notYet === undefined}
            error={failure?.fields?.CalcVehicleBenefits}
            disabled={isBusy}
            onChange={value => {
              write({ Year, ...flags, CalcVehicleBenefits: value })
              edit()
            }}
          />
        </fieldset>
      </div>
    </FormDialog>
  )
}
