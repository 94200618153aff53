import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { type AdvanceForm, advanceProblems, advancesIn, maxReason } from '#contracts/payroll/advances/advance.rules.ts'
import { allows } from '#contracts/rights/catalogue.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/advances/advances.select.ts'
import * as selectRights from '#machines/rights/rights.select.ts'
import { useEmployees, useSelect, useWritten } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { advancesTexts } from '#ui/screens/payroll/advances/advances.text.ts'
import { typedDate } from '#ui/text/typed-date.ts'
import { common } from '#ui/theme/common-styles.ts'
import { DateField } from '#ui/widgets/date-field/date-field.tsx'
import { FormDialog } from '#ui/widgets/dialog/form-dialog.tsx'
import { EmployeesPicker } from '#ui/widgets/employee-picker/employee-picker.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'
import { DecimalField } from '#ui/widgets/field/typed-fields.tsx'

const texts = advancesTexts.dialog
const whole = common.wholeRow
const fresh: AdvanceForm = { AnstNr: [], Utbetalningsdag: '', Belopp: '', Orsak: '' }

/** Renders the dialog that registers advances. */
export function RegisterDialog({ flow }: { readonly flow: FlowRef<'advances'> }) {
  const isBusy = useSelector(flow, select.isRegistering)
  const refused = useSelector(flow, select.fields)
  const why = useSelector(flow, select.refused)
  const [values, write] = useWritten<AdvanceForm>('registerAdvances', fresh)
  const [isTried, setTried] = useState(false)
  const problems = isTried ? advanceProblems(values) : {}
  const problemOf = (field: keyof AdvanceForm) => problems[field] ?? refused[field]
  const change = (what: Partial<AdvanceForm>) => write({ ...values, ...what })
  const settleDay = () =>
    change({ Utbetalningsdag: typedDate(values.Utbetalningsdag) ?? values.Utbetalningsdag.trim() })
  const submit = () => {
    const whole = { ...values, Utbetalningsdag: typedDate(values.Utbetalningsdag) ?? values.Utbetalningsdag.trim() }
    write(whole)
    setTried(true)
    const made = advancesIn(whole)
    if (made) flow.send({ type: 'advances.register', values: made, key: newKey() })
  }
  const isShown = why !== '' && Object.keys(refused).length === 0
  return (
    <FormDialog
      persistent
      title={texts.title}
      description={texts.description}
      width={560}
      cancel={texts.cancel}
      submit={texts.submit}
      className={common.twoColumns4}
      isBusy={isBusy}
      onClose={() => flow.send({ type: 'advances.close' })}
      onSubmit={submit}
    >
      {isShown && (
        <div className={whole}>
          <Notice kind="ERROR">{why}</Notice>
        </div>
      )}
      <div className={whole}>
        <Persons value={values.AnstNr} onChange={AnstNr => change({ AnstNr })} error={problemOf('AnstNr')} />
      </div>
      <DateField
        name="Utbetalningsdag"
        label={texts.day}
        hint={texts.dayHint}
        required
        value={values.Utbetalningsdag}
        onChange={Utbetalningsdag => change({ Utbetalningsdag })}
        onBlur={settleDay}
        error={problemOf('Utbetalningsdag')}
      />
      <DecimalField
        name="Belopp"
        label={texts.amount}
        hint={texts.amountHint}
        unit="kr"
        required
        value={values.Belopp}
        onChange={Belopp => change({ Belopp })}
        error={problemOf('Belopp')}
      />
      <div className={whole}>
        <TextField
          name="Orsak"
          label={texts.reason}
          hint={texts.reasonHint}
          required
          counter={maxReason}
          value={values.Orsak}
          onChange={Orsak => change({ Orsak })}
          error={problemOf('Orsak')}
        />
      </div>
    </FormDialog>
  )
}

interface PersonsProps {
  readonly value: readonly string[]
  readonly onChange: (numbers: readonly string[]) => void
  readonly error: string | undefined
}

/** Renders the persons, by number for a person who may not read the staff register. */
function Persons({ value, onChange, error }: PersonsProps) {
  const employees = useEmployees()
  const rights = useSelect('rights', selectRights.rights)
  const props = { name: 'AnstNr', label: texts.persons, required: true, error }
  if (allows(rights, 'Registry.PerReg.Read'))
    return <EmployeesPicker {...props} employees={employees} value={[...value]} onChange={onChange} />
  return (
    <TextField
      {...props}
      hint={texts.personsHint}
      value={value.join(',')}
      onChange={text => onChange(text.split(',').map(each => each.trim()))}
    />
  )
}
