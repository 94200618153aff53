import FileInput from 'lucide-react/icons/file-input'
import type { Area } from '#ui/shell/area.ts'
import { plannedScreens } from '#ui/shell/planned-screens.ts'

/** The import of files. */
export const imports: Area = {
  screens: plannedScreens(FileInput, [
    ['Import', '/registry/impreg/@/import', 'Importera fil', 'Registry.ImpReg.Read'],
  ]).map(screen => ({ ...screen, load: () => import('./import-screen.tsx') })),
}
