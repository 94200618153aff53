import ListChecks from 'lucide-react/icons/list-checks'
import Printer from 'lucide-react/icons/printer'
import type { DownloadPath } from '#machines/frame/download/download.types.ts'
import { useFlow } from '#ui/runtime/hooks.tsx'
import { runTexts } from '#ui/screens/payroll/run/run.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Menu } from '#ui/widgets/menu/menu.tsx'
import { MenuItem } from '#ui/widgets/menu/menu-item.tsx'
import { checkListPath, printPath } from './paths.ts'

const texts = runTexts.print

/** Renders the prints of a period: its payslips that are ready, and its check list. */
export function PrintMenu({ Period }: { readonly Period: string }) {
  const download = useFlow('download')
  const start = (path: DownloadPath) => () => download.send({ type: 'download.start', path })
  return (
    <Menu align="end" trigger={<Button icon={Printer}>{texts.menu}</Button>}>
      <MenuItem value="payslips" icon={Printer} onSelect={start(printPath(Period))}>
        {texts.payslips}
      </MenuItem>
      <MenuItem value="checkList" icon={ListChecks} onSelect={start(checkListPath(Period))}>
        {texts.checkList}
      </MenuItem>
    </Menu>
  )
}
