import { useSelector } from '@xstate/react'
import { type FormEvent, useId, useState } from 'react'
import { firstYearToKeep, oldYears, yearsBefore } from '#contracts/salary-years/rules.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as selectApp from '#machines/app/app.select.ts'
import { failureText } from '#machines/kit/shared/tell.ts'
import * as select from '#machines/salary-years/salary-years/salary-years.select.ts'
import { useSelect, useWritten } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { salaryYearTexts } from '#ui/screens/salary-years/salary-years.text.ts'
import { today } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { DescriptionList } from '#ui/widgets/description-list/description-list.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { SelectField } from '#ui/widgets/select-field/select-field.tsx'

const texts = salaryYearTexts.purge
const form = common.stack5

/** Renders the dialog that purges old salary years: the chosen year and all before it. */
export function PurgeYears({ flow }: { readonly flow: FlowRef<'salaryYears'> }) {
  const years = useSelector(flow, select.years)
  const isBusy = useSelector(flow, select.isBusy)
  const failure = useSelector(flow, select.failure)
  const startMonth = useSelect('app', selectApp.workplace)?.company.StartBokfAr ?? '01'
  const [old] = useState(() => oldYears(years, Number(today().slice(0, 4)), startMonth))
  const purgeable = old.flatMap(({ year, keptThrough }) => (keptThrough === null ? [year] : []))
  const kept = old.filter(({ keptThrough }) => keptThrough !== null)
  const [lastToGo, setLastToGo] = useWritten('purgeYears', purgeable.at(-1))
  const formId = useId()

  const close = () => flow.send({ type: 'years.close' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (lastToGo !== undefined) flow.send({ type: 'years.rid', lastToGo, key: newKey() })
  }

  return (
    <Dialog
      open
      title={texts.title}
      description={texts.description}
      width={520}
      onClose={isBusy ? undefined : close}
      footer={
        <>
          <Button disabled={isBusy} onClick={close}>
            {salaryYearTexts.cancel}
          </Button>
          <Button type="submit" form={formId} variant="danger" pending={isBusy} disabled={lastToGo === undefined}>
            {lastToGo === undefined ? texts.none : texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} className={form} onSubmit={submit} noValidate>
        {failure && <Notice kind="ERROR">{failureText(failure)}</Notice>}
        {lastToGo !== undefined && (
          <SelectField
            label={texts.lastToGo}
            hint={texts.takes(yearsBefore(years, firstYearToKeep(lastToGo)).toSorted((a, b) => a - b))}
            required
            disabled={isBusy}
            options={purgeable.map(year => ({ value: String(year), label: String(year) }))}
            value={String(lastToGo)}
            onChange={chosen => {
              setLastToGo(Number(chosen))
              if (failure) flow.send({ type: 'years.edit' })
            }}
          />
        )}
        {kept.length > 0 && (
          <section>
            <h3 className={common.titleAbove}>{texts.kept}</h3>
            <DescriptionList
              items={kept.map(({ year, keptThrough }) => ({
                label: String(year),
                value: texts.keptThrough(keptThrough ?? year),
                numeric: true,
              }))}
            />
          </section>
        )}
        {old.length === 0 && <p>{texts.none}.</p>}
      </form>
    </Dialog>
  )
}
