import Building2 from 'lucide-react/icons/building-2'
import * as selectCompanies from '#machines/companies/company-selection/company-selection.select.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import type { Command } from '#ui/shell/command-palette/command.ts'
import { companyCommandTexts as texts } from './company-commands.text.ts'

/** Returns the command that changes company, for those allowed to. */
export function useCompanyCommands(): readonly Command[] {
  const selection = useFlow('companySelection')
  const mayChange = useSelect('companySelection', selectCompanies.mayChange)
  if (!mayChange) return []
  return [
    {
      id: 'action:companies',
      title: texts.change,
      also: texts.also,
      icon: Building2,
      run: () => selection.send({ type: 'companies.open' }),
    },
  ]
}
