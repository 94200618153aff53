import { useMemo } from 'react'
import { isAdministrator } from '#contracts/code-lists/roles.ts'
import {
  type IntegrationField,
  type IntegrationForm,
  maxIntegrationDescription,
  maxIntegrationName,
} from '#contracts/integrations/integration.rules.ts'
import * as selectApp from '#machines/app/app.select.ts'
import * as selectCompanies from '#machines/companies/company-selection/company-selection.select.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { common } from '#ui/theme/common-styles.ts'
import { DateField } from '#ui/widgets/date-field/date-field.tsx'
import { TextArea } from '#ui/widgets/field/text-area.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'
import { RadioGroup } from '#ui/widgets/radio/radio-group.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { MultiSelectField } from '#ui/widgets/select-field/select-field.tsx'
import { integrationsTexts } from './integrations.text.ts'

const texts = integrationsTexts.form

interface FieldsProps {
  readonly form: IntegrationForm
  readonly problemOf: (field: IntegrationField) => string | undefined
  readonly isLocked: boolean
  readonly onChange: (change: Partial<IntegrationForm>) => void
  /** Called when the user leaves the date, which is typed freely. */
  readonly onDateLeft: () => void
}

/** Renders an integration's name, description, last day and companies. */
export function Fields({ form, problemOf, isLocked, onChange, onDateLeft }: FieldsProps) {
  return (
    <>
      <Section title={texts.about}>
        <div className={common.stack4}>
          <TextField
            name="Namn"
            label={texts.name}
            hint={texts.nameHint}
            required
            autoComplete="off"
            counter={maxIntegrationName}
            disabled={isLocked}
            value={form.Namn}
            onChange={Namn => onChange({ Namn })}
            error={problemOf('Namn')}
          />
          <TextArea
            name="Beskrivning"
            label={texts.description}
            counter={maxIntegrationDescription}
            rows={3}
            disabled={isLocked}
            value={form.Beskrivning}
            onChange={Beskrivning => onChange({ Beskrivning })}
            error={problemOf('Beskrivning')}
          />
          <div className={common.atMost16rem}>
            <DateField
              name="ExpiresOn"
              label={texts.expires}
              hint={texts.expiresHint}
              required
              disabled={isLocked}
              value={form.ExpiresOn}
              onChange={ExpiresOn => onChange({ ExpiresOn })}
              onBlur={onDateLeft}
              error={problemOf('ExpiresOn')}
            />
          </div>
        </div>
      </Section>
      <Companies form={form} problem={problemOf('Companies')} isLocked={isLocked} onChange={onChange} />
    </>
  )
}

interface CompaniesProps extends Pick<FieldsProps, 'form' | 'isLocked' | 'onChange'> {
  readonly problem: string | undefined
}

function Companies({ form, problem, isLocked, onChange }: CompaniesProps) {
  const account = useSelect('app', selectApp.account)
  const companies = useSelect('companySelection', selectCompanies.companies)
  const current = useSelect('app', selectApp.workplace)?.company
  const options = useMemo(() => {
    const known = companies ?? (current ? [current] : [])
    const unknown = form.Companies.filter(id => !known.some(({ FtgId }) => FtgId === id))
    return [
      ...known.map(({ FtgId, Namn }) => ({ value: FtgId, label: Namn, hint: FtgId })),
      ...unknown.map(value => ({ value, label: value })),
    ]
  }, [companies, current, form.Companies])
  const mayAll = account !== null && account !== undefined && isAdministrator(account.Roll)
  return (
    <Section title={texts.reach}>
      <div className={common.stack4} data-field="Companies">
        {(mayAll || form.AllCompanies) && (
          <RadioGroup
            label={texts.reachFor}
            disabled={isLocked}
            options={[
              { value: 'some', label: texts.reachSome },
              { value: 'all', label: texts.reachAll, hint: texts.reachAllHint },
            ]}
            value={form.AllCompanies ? 'all' : 'some'}
            onChange={reach => onChange({ AllCompanies: reach === 'all', Companies: form.Companies })}
            error={form.AllCompanies ? problem : undefined}
          />
        )}
        {!form.AllCompanies && (
          <MultiSelectField
            name="Companies"
            label={texts.companies}
            required
            isClearable
            disabled={isLocked}
            options={options}
            value={form.Companies}
            onChange={chosen => onChange({ Companies: chosen })}
            error={problem}
          />
        )}
      </div>
    </Section>
  )
}
