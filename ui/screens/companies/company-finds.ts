import Archive from 'lucide-react/icons/archive'
import Building from 'lucide-react/icons/building'
import { useMemo } from 'react'
import * as selectCompanies from '#machines/companies/company-selection/company-selection.select.ts'
import * as selectPalette from '#machines/frame/command-palette/command-palette.select.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import type { FoundLines } from '#ui/shell/command-palette/command.ts'
import { useRouteHasParameters } from '#ui/shell/use-route-has-parameters.ts'
import { formatOrgnr } from '#ui/text/format.ts'
import { companyFindsTexts as texts } from './company-finds.text.ts'

/** Who has not found a company among so many writes another letter. */
const most = 40

/** Finds the companies that can be chosen. */
export function useFinds(): FoundLines {
  const companies = useSelect('commandPalette', selectPalette.companies)
  const selection = useFlow('companySelection')
  const currentId = useSelect('companySelection', selectCompanies.currentId)
  const routeHasParameters = useRouteHasParameters()
  const lines = useMemo(
    () =>
      (companies ?? []).map(({ FtgId, Namn, Orgnr, Archived }) => ({
        id: `company:${FtgId}`,
        title: Namn,
        also: FtgId,
        digits: Orgnr,
        icon: Archived ? Archive : Building,
        hint: FtgId === currentId ? texts.current : Archived ? texts.archived : formatOrgnr(Orgnr),
        run: () => selection.send({ type: 'company.choose', FtgId, routeHasParameters }),
      })),
    [companies, currentId, routeHasParameters, selection],
  )
  return { key: 'companies', title: texts.title, lines, most, more: texts.more }
}
