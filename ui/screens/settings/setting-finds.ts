import Settings2 from 'lucide-react/icons/settings-2'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { FormValues } from '#contracts/forms/field.ts'
import { right } from '#contracts/rights/openings.ts'
import * as selectApp from '#machines/app/app.select.ts'
import * as selectRights from '#machines/rights/rights.select.ts'
import type { SoughtField } from '#ui/forms/form-body.tsx'
import { useOpens } from '#ui/runtime/access.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { companySettingsTexts } from '#ui/screens/settings/settings.text.ts'
import type { FoundLines } from '#ui/shell/command-palette/command.ts'
import { today } from '#ui/text/format.ts'
import { pathOfPage } from './page-path.ts'
import { settingLines } from './setting-lines.ts'

const texts = companySettingsTexts.found

/** Finds the company's settings that the person may read, and leads to their fields. */
export function useFinds(): FoundLines {
  const opens = useOpens()
  const arePending = useSelect('rights', selectRights.arePending)
  const company = useSelect('app', selectApp.workplace)?.company
  const navigate = useNavigate()
  const lines = useMemo(() => {
    if (arePending || !company) return []
    // The company's flags bear the names of the settings that they come from.
    const known = company as unknown as FormValues
    const found = settingLines(known, { may: each => opens(right(each)), today: today() })
    return found.map(({ field, page, title, place }) => ({
      id: `setting:${field}`,
      title,
      also: place,
      hint: place,
      icon: Settings2,
      run: () => navigate(pathOfPage(page), { state: { field } satisfies SoughtField }),
    }))
  }, [opens, arePending, company, navigate])
  return { key: 'settings', title: texts.title, lines, most: 5, more: texts.more }
}
