import ArrowLeft from 'lucide-react/icons/arrow-left'
import Car from 'lucide-react/icons/car'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Hash from 'lucide-react/icons/hash'
import Trash2 from 'lucide-react/icons/trash-2'
import { useNavigate } from 'react-router-dom'
import { right } from '#contracts/rights/openings.ts'
import type { ActOnEmployee } from '#machines/employees/employee-actions/employee-actions.types.ts'
import { css } from '#styled-system/css/index.js'
import { useMay } from '#ui/runtime/access.ts'
import { employeeTexts as texts } from '#ui/screens/employees/employees.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Menu } from '#ui/widgets/menu/menu.tsx'
import { MenuItem } from '#ui/widgets/menu/menu-item.tsx'
import { copyPath, employeesPath } from './paths.ts'
import { useEmployeeActions } from './use-employees.ts'
import { vehiclesPath } from './vehicles/paths.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })

export interface EmployeeMenuProps {
  readonly employee: ActOnEmployee['employee']
  readonly mayWrite: boolean
}

/** Renders the way back, and what can be done with an employee beside changing it. */
export function EmployeeMenu({ employee, mayWrite }: EmployeeMenuProps) {
  const navigate = useNavigate()
  const { flow, act } = useEmployeeActions()
  const mayRenumber = useMay(right('Registry.PerReg.ChangeAnstNr'))
  return (
    <div className={row}>
      <Button variant="ghost" icon={ArrowLeft} onClick={() => navigate(employeesPath)}>
        {texts.back}
      </Button>
      <Menu align="end" trigger={<Button icon={Ellipsis}>{texts.more}</Button>}>
        <MenuItem value="vehicles" icon={Car} onSelect={() => navigate(vehiclesPath(employee.number))}>
          {texts.vehicles}
        </MenuItem>
        {mayWrite && (
          <MenuItem value="copy" icon={Copy} onSelect={() => navigate(copyPath(employee.number))}>
            {texts.copy}
          </MenuItem>
        )}
        {mayRenumber && (
          <MenuItem value="renumber" icon={Hash} onSelect={() => flow?.send({ type: 'renumbering.open' })}>
            {texts.renumber}
          </MenuItem>
        )}
        {mayWrite && (
          <MenuItem value="remove" icon={Trash2} tone="danger" onSelect={() => act({ act: 'remove' }, employee)}>
            {texts.remove}
          </MenuItem>
        )}
      </Menu>
    </div>
  )
}
