import Ellipsis from 'lucide-react/icons/ellipsis'
import Trash2 from 'lucide-react/icons/trash-2'
import { openings } from '#contracts/rights/openings.ts'
import * as selectApp from '#machines/app/app.select.ts'
import { useMay } from '#ui/runtime/access.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { copyEntryTexts } from '#ui/screens/copies/copy-entries.text.ts'
import { useCopies } from '#ui/screens/copies/use-copies.ts'
import { companySettingsTexts } from '#ui/screens/settings/settings.text.ts'
import { IconButton } from '#ui/widgets/button/icon-button.tsx'
import { Menu } from '#ui/widgets/menu/menu.tsx'
import { MenuItem } from '#ui/widgets/menu/menu-item.tsx'

/** Renders the removal of the company, for those allowed to. */
export function RemoveCompany() {
  const open = useCopies()
  const mayRemove = useMay(openings.removeCompany)
  const workplace = useSelect('app', selectApp.workplace)
  if (!workplace || !mayRemove) return null
  const { FtgId, Namn } = workplace.company
  return (
    <Menu align="end" trigger={<IconButton icon={Ellipsis} label={companySettingsTexts.more} />}>
      <MenuItem
        value="remove"
        icon={Trash2}
        tone="danger"
        onSelect={() => open({ type: 'copies.remove', company: { FtgId, Namn, years: workplace.years.length } })}
      >
        {copyEntryTexts.remove}
      </MenuItem>
    </Menu>
  )
}
