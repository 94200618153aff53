import CalendarOff from 'lucide-react/icons/calendar-off'
import Car from 'lucide-react/icons/car'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileCheck from 'lucide-react/icons/file-check'
import Files from 'lucide-react/icons/files'
import Hash from 'lucide-react/icons/hash'
import Printer from 'lucide-react/icons/printer'
import Trash2 from 'lucide-react/icons/trash-2'
import { useNavigate } from 'react-router-dom'
import { right } from '#contracts/rights/openings.ts'
import type { ActOnEmployee } from '#machines/employees/employee-actions/employee-actions.types.ts'
import { useMay } from '#ui/runtime/access.ts'
import { useDialog } from '#ui/runtime/hooks.tsx'
import { employeeTexts as texts } from '#ui/screens/employees/employees.text.ts'
import { fileTexts } from '#ui/screens/employees/files/files.text.ts'
import { BackButton } from '#ui/shell/back-button.tsx'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Menu } from '#ui/widgets/menu/menu.tsx'
import { MenuItem } from '#ui/widgets/menu/menu-item.tsx'
import { absencesPath } from './absences/paths.ts'
import { CardDialog, cardDialog } from './files/card-dialog.tsx'
import { certificatePath, documentsPath } from './files/paths.ts'
import { copyPath, employeesPath } from './paths.ts'
import { useEmployeeActions } from './use-employees.ts'
import { vehiclesPath } from './vehicles/paths.ts'

export interface EmployeeMenuProps {
  readonly employee: ActOnEmployee['employee']
  /** The day on display. */
  readonly day: string
  readonly mayWrite: boolean
}

/** Renders the way back, and what can be done with an employee beside changing it. */
export function EmployeeMenu({ employee, day, mayWrite }: EmployeeMenuProps) {
  const navigate = useNavigate()
  const { flow, act, isActing } = useEmployeeActions()
  const mayCertify = useMay(right('Registry.PerReg.ArbGivIntyg'))
  const [printsCard, setPrintsCard] = useDialog(cardDialog)
  const { number } = employee
  const seesAbsences = useMay(right('Registry.PerReg.Franvaro'))
  const mayRenumber = useMay(right('Registry.PerReg.ChangeAnstNr'))
  return (
    <div className={common.wrap}>
      <BackButton to={employeesPath}>{texts.back}</BackButton>
      <Menu align="end" trigger={<Button icon={Ellipsis}>{texts.more}</Button>}>
        {seesAbsences && (
          <MenuItem value="absences" icon={CalendarOff} onSelect={() => navigate(absencesPath(number))}>
            {texts.absences}
          </MenuItem>
        )}
        <MenuItem value="vehicles" icon={Car} onSelect={() => navigate(vehiclesPath(number))}>
          {texts.vehicles}
        </MenuItem>
        <MenuItem value="documents" icon={Files} onSelect={() => navigate(documentsPath(number))}>
          {fileTexts.documents.menu}
        </MenuItem>
        {mayCertify && (
          <MenuItem value="certificate" icon={FileCheck} onSelect={() => navigate(certificatePath(number))}>
            {fileTexts.certificate.menu}
          </MenuItem>
        )}
        <MenuItem value="card" icon={Printer} onSelect={() => setPrintsCard(true)}>
          {fileTexts.card.menu}
        </MenuItem>
        {mayWrite && (
          <MenuItem value="copy" icon={Copy} onSelect={() => navigate(copyPath(number))}>
            {texts.copy}
          </MenuItem>
        )}
        {mayRenumber && (
          <MenuItem
            value="renumber"
            icon={Hash}
            disabled={isActing}
            onSelect={() => flow?.send({ type: 'act.open', subject: employee })}
          >
            {texts.renumber}
          </MenuItem>
        )}
        {mayWrite && (
          <MenuItem
            value="remove"
            icon={Trash2}
            tone="danger"
            disabled={isActing}
            onSelect={() => act({ act: 'remove' }, employee)}
          >
            {texts.remove}
          </MenuItem>
        )}
      </Menu>
      {printsCard && <CardDialog number={number} day={day} onClose={() => setPrintsCard(false)} />}
    </div>
  )
}
