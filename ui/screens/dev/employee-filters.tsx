import { type ReactNode, useState } from 'react'
import { type EmployeeFilterValues, everybody } from '#contracts/person/employee-filter.ts'
import { css } from '#styled-system/css/index.js'
import { EmployeeFilter, type EmployeeFilterProps } from '#ui/forms/employee-filter/employee-filter.tsx'
import { useEmployees } from '#ui/runtime/hooks.tsx'
import { devTexts } from '#ui/screens/dev/dev.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { agreements, awayEmployees, clients, departments, employees, properties } from './samples.ts'
import { Specimens } from './specimens.tsx'

const options = { AvdelningList: departments, AvtalIdList: agreements, EgenskapIDList: properties }
const withClients = { ...options, BrukareList: clients }
const phone = css({ maxWidth: '[22rem]' })

const filled: EmployeeFilterValues = {
  ...everybody,
  AnstNrList: ['1001', '1002', '1005', '1009', '1013'],
  UseAvdelning: true,
  AvdelningList: ['10', '40'],
  UseLoneForm: true,
  LoneFormList: ['TIM'],
}

const { states } = devTexts

/** Renders the employee filter in all its states. */
export default function EmployeeFilters() {
  return (
    <Specimens>
      <Filter title={states.empty} />
      <Filter title={states.filled} value={filled} />
      <Filter title="Med fel" value={{ ...everybody, UseAvdelning: true }} />
      <Filter title="Ingen passar" value={{ ...everybody, AnstNrList: ['999'] }} />
      <Filter title="Det som registret inte vet" value={{ ...everybody, UseTotWarnings: true, TotWarnings: 2 }} />
      <Filter
        title="Med företagets ord"
        value={{ ...everybody, BrukareNamnTyp: 'KUND', BrukareList: ['1', '2'], DigitalPayslipFilter: 'DIGITAL' }}
        options={withClients}
      />
      <Filter title="Register som inte svarar" value={filled} employees={awayEmployees} />
      <Filter title={states.locked} value={filled} disabledReason={devTexts.reason} />
      <div className={phone}>
        <Filter title="Smalt" value={filled} />
      </div>
      <OwnRegister />
    </Specimens>
  )
}

/**
 * Renders the filter as a screen uses it, over the register of the chosen company. The register is
 * fetched only on demand, since the page needs no sign-in.
 */
function OwnRegister() {
  const [isOn, setOn] = useState(false)
  const register = useEmployees()
  if (isOn) return <Filter title="Det valda företaget" employees={register} options={withClients} />
  return (
    <Section title="Det valda företaget">
      <Button onClick={() => setOn(true)}>Fråga registret</Button>
    </Section>
  )
}

type FilterSpecimenProps = Partial<EmployeeFilterProps> & { readonly title: string }

function Filter({ title, value: initial = everybody, ...rest }: FilterSpecimenProps): ReactNode {
  const [value, setValue] = useState(initial)
  return (
    <Section title={title}>
      <EmployeeFilter value={value} onChange={setValue} employees={employees} options={options} {...rest} />
    </Section>
  )
}
