import Settings2 from 'lucide-react/icons/settings-2'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { settingsTexts as texts } from '#ui/screens/account/account.text.ts'
import { usePathTo } from '#ui/shell/area.ts'
import type { FoundLines } from '#ui/shell/command-palette/command.ts'
import { type OwnSettingId, ownSettings, type SoughtSetting } from './own-settings.ts'

/** Finds the person's own settings, and leads to their rows. */
export function useFinds(): FoundLines {
  const enforcesBankId = useSelect('app', ({ context }) => context.session?.licence.EnforceBankIDAuth === true)
  const navigate = useNavigate()
  const path = usePathTo()({ name: 'MySettings' }) ?? ''
  const lines = useMemo(
    () =>
      Object.entries(ownSettings)
        .filter(([, own]) => !(enforcesBankId && 'isOfPassword' in own))
        .map(([id, { title, place }]) => ({
          id: `own-setting:${id}`,
          title,
          also: `${texts.title} ${place}`,
          hint: place,
          icon: Settings2,
          run: () => navigate(path, { state: { setting: id as OwnSettingId } satisfies SoughtSetting }),
        })),
    [enforcesBankId, navigate, path],
  )
  return { key: 'own-settings', title: texts.title, lines, most: 5, more: texts.more }
}
