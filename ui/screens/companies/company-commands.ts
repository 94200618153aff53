import Archive from 'lucide-react/icons/archive'
import Building2 from 'lucide-react/icons/building-2'
import { useMemo } from 'react'
import * as selectCompanies from '#machines/companies/company-selection/company-selection.select.ts'
import * as selectPalette from '#machines/frame/command-palette/command-palette.select.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import type { Command } from '#ui/shell/command-palette/command.ts'
import { useRouteHasParameters } from '#ui/shell/use-route-has-parameters.ts'
import { formatOrgnr } from '#ui/text/format.ts'
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

/** Returns a command for each company that can be chosen. */
export function useFoundCompanies(): readonly Command[] {
  const companies = useSelect('commandPalette', selectPalette.companies)
  const selection = useFlow('companySelection')
  const currentId = useSelect('companySelection', selectCompanies.currentId)
  const routeHasParameters = useRouteHasParameters()
  return useMemo(
    () =>
      (companies ?? []).map(({ FtgId, Namn, Orgnr, Archived }) => ({
        id: `company:${FtgId}`,
        title: Namn,
        also: FtgId,
        digits: Orgnr,
        icon: Archived ? Archive : Building2,
        hint: FtgId === currentId ? texts.current : Archived ? texts.archived : formatOrgnr(Orgnr),
        run: () => selection.send({ type: 'company.choose', FtgId, routeHasParameters }),
      })),
    [companies, currentId, routeHasParameters, selection],
  )
}
