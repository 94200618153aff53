import { AccountPicker } from '#ui/widgets/account-picker/account-picker.tsx'
import { EmployeePicker, EmployeesPicker } from '#ui/widgets/employee-picker/employee-picker.tsx'
import { MultiSelectField, SelectField } from '#ui/widgets/select-field/select-field.tsx'
import { accounts, agreements, awayEmployees, employees, payslips } from './samples.ts'
import { FieldSpecimen, Held, Specimen, Specimens } from './specimens.tsx'

const none: readonly string[] = []
const four: readonly string[] = ['1', '3', '5', '7']
const two: readonly string[] = ['PAPER', 'KIVRA']
const twoPeople: readonly string[] = ['1001', '1002']

/** Renders the select fields: short and long lists, accounts, employees. */
export default function SelectFields() {
  return (
    <Specimens>
      <FieldSpecimen
        title="Val av en"
        empty=""
        filled="5"
        render={props => <SelectField {...props} options={agreements} isClearable />}
      />
      <FieldSpecimen
        title="Val av flera"
        empty={none}
        filled={four}
        render={props => <MultiSelectField {...props} options={agreements} isClearable />}
      />
      <Specimen title="Korta och tomma listor">
        <Held initial="KIVRA" render={held => <SelectField {...held} label="Lönebesked" options={payslips} />} />
        <Held initial={two} render={held => <MultiSelectField {...held} label="Utskick" options={payslips} />} />
        <Held initial="" render={held => <SelectField {...held} label="Avdelning" options={[]} />} />
      </Specimen>
      <FieldSpecimen
        title="Konto"
        empty=""
        filled="7010"
        render={props => <AccountPicker {...props} accounts={accounts} />}
      />
      <FieldSpecimen
        title="Anställd"
        empty=""
        filled="1003"
        render={props => <EmployeePicker {...props} employees={employees} />}
      />
      <Specimen title="Anställd som saknas, och register som inte svarar">
        <Held
          initial="999"
          render={held => <EmployeePicker {...held} label="Saknas i registret" employees={employees} />}
        />
        <Held
          initial="1003"
          render={held => <EmployeePicker {...held} label="Registret svarar inte" employees={awayEmployees} />}
        />
      </Specimen>
      <Specimen title="Flera anställda">
        <Held
          initial={twoPeople}
          render={held => <EmployeesPicker {...held} label="Anställda" employees={employees} />}
        />
      </Specimen>
    </Specimens>
  )
}
