import * as selectApp from '#machines/app/app.select.ts'
import * as select from '#machines/frame/command-palette/command-palette.select.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'

/** Returns the text that is searched for in the chosen company, or empty without the right. */
export function usePaletteTerm(mayRead: boolean): string {
  const hasCompany = useSelect('app', snapshot => selectApp.workplace(snapshot) !== null)
  const query = useSelect('commandPalette', select.query)
  return mayRead && hasCompany ? query : ''
}
