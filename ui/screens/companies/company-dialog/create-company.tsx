import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { payTypeTables } from '#contracts/code-lists/pay-types.ts'
import { maxCompanyName, type NewCompanyForm, startYears } from '#contracts/companies/new-company.rules.ts'
import { maxCompanyId } from '#contracts/rules/limits.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as selectCompanies from '#machines/companies/company-selection/company-selection.select.ts'
import * as select from '#machines/companies/create-company/create-company.select.ts'
import { css } from '#styled-system/css/index.js'
import { useLazyFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { createCompany } from '#ui/runtime/lazy/create-company.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { createCompanyTexts as texts } from '#ui/screens/companies/company-dialog/company-dialog.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { CheckboxField } from '#ui/widgets/checkbox/checkbox.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'
import { SelectField } from '#ui/widgets/select-field/select-field.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'

const form = css({ display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, columnGap: '4', rowGap: '4' })
const group = css({ gridColumn: '[1 / -1]', display: 'grid', gap: '3' })
const legend = css({ textStyle: 'title', marginBottom: '1' })
const foot = css({
  gridColumn: '[1 / -1]',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  paddingTop: '2',
})
const included = css({ textStyle: 'caption', color: 'fg.muted', flex: '[1 1 16rem]' })

const tables = payTypeTables.options().map(option => ({ ...option, hint: option.value }))

/** Renders the tab 'Skapa företag'. */
export default function CreateCompany() {
  const flow = useLazyFlow(createCompany)
  return flow ? <CreateCompanyForm flow={flow} /> : <SkeletonRows rows={4} label={texts.loading} />
}

function CreateCompanyForm({ flow }: { readonly flow: FlowRef<'createCompany'> }) {
  const snapshot = useSelector(flow, each => each)
  const companies = useSelect('companySelection', selectCompanies.companies)
  const place = useRef<HTMLFormElement>(null)
  const values = select.form(snapshot)
  const isTaken = companies?.some(({ FtgId }) => FtgId === values.FtgId) ?? false

  useEffect(() => {
    const hearing = flow.on('create.unfit', ({ field }) =>
      place.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus(),
    )
    return () => hearing.unsubscribe()
  }, [flow])

  const change = (what: Partial<NewCompanyForm>) => flow.send({ type: 'create.change', change: what })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    flow.send({ type: 'create.submit', isTaken, key: newKey() })
  }
  const options = select.options(snapshot)
  const years = startYears(select.currentYear(snapshot)).map(String)
  return (
    <form ref={place} className={form} onSubmit={submit} noValidate>
      <div className={common.wholeRow}>
        <TextField
          name="Namn"
          label={texts.name}
          required
          counter={maxCompanyName}
          autoComplete="off"
          value={values.Namn}
          onChange={Namn => change({ Namn })}
          error={select.problemOf(snapshot, 'Namn')}
        />
      </div>
      <div className={common.wholeRow}>
        <TextField
          name="FtgId"
          label={texts.id}
          required
          counter={maxCompanyId}
          hint={texts.idHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={values.FtgId}
          onChange={FtgId => change({ FtgId })}
          error={select.problemOf(snapshot, 'FtgId') ?? (isTaken ? select.takenProblem(snapshot) : undefined)}
        />
      </div>
      <SelectField
        name="LoneartsTabell"
        label={texts.table}
        required
        options={tables}
        value={values.LoneartsTabell}
        onChange={LoneartsTabell => change({ LoneartsTabell })}
        error={select.problemOf(snapshot, 'LoneartsTabell')}
      />
      <SelectField
        name="Year"
        label={texts.year}
        required
        options={years.map(year => ({ value: year, label: year }))}
        value={String(values.Year)}
        onChange={year => change({ Year: Number(year) })}
        error={select.problemOf(snapshot, 'Year')}
      />
      {options.length > 0 && (
        <fieldset className={group}>
          <legend className={legend}>{texts.options}</legend>
          {options.map(option => (
            <CheckboxField
              key={option}
              name={option}
              label={texts.option[option]}
              hint={texts.optionHint[option]}
              value={values[option]}
              onChange={isOn => change({ [option]: isOn })}
            />
          ))}
        </fieldset>
      )}
      <div className={foot}>
        <p className={included}>{texts.included}</p>
        <Button type="submit" variant="primary" pending={select.isSaving(snapshot)}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}
