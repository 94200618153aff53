import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useRef } from 'react'
import type { CardNumberForm } from '#contracts/card-numbers/card-number.rules.ts'
import { maxCardNumber, pinProblem } from '#contracts/card-numbers/card-number.rules.ts'
import type { CardNumbers } from '#contracts/card-numbers/shapes.ts'
import { allows } from '#contracts/rights/catalogue.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/card-numbers/card-number/card-number.select.ts'
import * as selectRights from '#machines/rights/rights.select.ts'
import { useEmployees, useRuntime, useSelect } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { typedDate } from '#ui/text/typed-date.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { DateField } from '#ui/widgets/date-field/date-field.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { EmployeePicker } from '#ui/widgets/employee-picker/employee-picker.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'
import { cardNumbersTexts } from './card-numbers.text.ts'
import { PinEntry } from './pin-entry.tsx'

const texts = cardNumbersTexts.form
const formId = 'card-number'
const dates = ['FromDatum', 'TomDatum'] as const

interface CardNumberDialogProps {
  readonly flow: FlowRef<'cardNumber'>
  readonly list: CardNumbers
}

/** Renders the form of a card number. */
export function CardNumberDialog({ flow, list }: CardNumberDialogProps) {
  const snapshot = useSelector(flow, each => each)
  const { vault } = useRuntime()
  const place = useRef<HTMLFormElement>(null)
  const values = select.form(snapshot)
  const stored = select.stored(snapshot)
  const isSaving = select.isSaving(snapshot)
  const newer = list.Cards.find(({ Id, Version }) => Id === stored?.Id && Version !== stored.Version)

  useEffect(() => {
    if (newer) flow.send({ type: 'card.refresh', stored: newer })
  }, [flow, newer])
  useEffect(() => {
    const hearing = flow.on('card.unfit', ({ field }) =>
      place.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus(),
    )
    return () => hearing.unsubscribe()
  }, [flow])

  const change = (what: Partial<CardNumberForm>) => flow.send({ type: 'card.change', change: what })
  const settle = (field: (typeof dates)[number]) => {
    const text = select.form(flow.getSnapshot())[field]
    change({ [field]: typedDate(text) ?? text.trim() })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    for (const field of dates) settle(field)
    flow.send({ type: 'card.save', key: newKey() })
  }
  const typePin = (pin: string) =>
    flow.send({ type: 'card.typePin', pin: pin === '' ? '' : vault.keepSame(pin), problem: pinProblem(pin) ?? null })
  return (
    <Dialog
      open
      persistent
      title={stored ? texts.edit : cardNumbersTexts.add}
      width={560}
      onClose={() => flow.send({ type: 'card.close' })}
      footer={
        <>
          <Button disabled={isSaving} onClick={() => flow.send({ type: 'card.close' })}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={isSaving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form ref={place} id={formId} className={common.twoColumns4} onSubmit={submit} noValidate>
        <div className={common.wholeRow}>
          <Employee
            value={values.AnstNr}
            onChange={AnstNr => change({ AnstNr })}
            error={select.problemOf(snapshot, 'AnstNr')}
          />
        </div>
        <div className={common.wholeRow}>
          <TextField
            name="KortNr"
            label={texts.number}
            required
            counter={maxCardNumber}
            autoComplete="off"
            spellCheck={false}
            value={values.KortNr}
            onChange={KortNr => change({ KortNr })}
            error={select.problemOf(snapshot, 'KortNr')}
          />
        </div>
        <DateField
          name="FromDatum"
          label={texts.from}
          required
          value={values.FromDatum}
          onChange={FromDatum => change({ FromDatum })}
          onBlur={() => settle('FromDatum')}
          error={select.problemOf(snapshot, 'FromDatum')}
        />
        <DateField
          name="TomDatum"
          label={texts.to}
          hint={texts.toHint}
          value={values.TomDatum}
          onChange={TomDatum => change({ TomDatum })}
          onBlur={() => settle('TomDatum')}
          error={select.problemOf(snapshot, 'TomDatum')}
        />
        {list.UsesPIN && (
          <div className={common.wholeRow}>
            <PinEntry
              typed={select.typedPin(snapshot)}
              hasPin={stored?.HasPIN ?? false}
              onType={typePin}
              error={select.problemOf(snapshot, 'PIN')}
            />
          </div>
        )}
      </form>
    </Dialog>
  )
}

interface EmployeeProps {
  readonly value: string
  readonly onChange: (AnstNr: string) => void
  readonly error: string | undefined
}

/** Renders the employee of the card, by number for a person who may not read the staff register. */
function Employee(props: EmployeeProps) {
  const employees = useEmployees()
  const rights = useSelect('rights', selectRights.rights)
  return allows(rights, 'Registry.PerReg.Read') ? (
    <EmployeePicker name="AnstNr" label={texts.employee} required employees={employees} {...props} />
  ) : (
    <TextField name="AnstNr" label={texts.employee} hint={texts.employeeHint} required autoComplete="off" {...props} />
  )
}
