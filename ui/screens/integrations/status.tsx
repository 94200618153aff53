import { expiresSoon } from '#contracts/integrations/integration.rules.ts'
import type { Integration } from '#contracts/integrations/shapes.ts'
import { today } from '#ui/text/format.ts'
import { StatusChip } from '#ui/widgets/status-chip/status-chip.tsx'
import { integrationsTexts as texts } from './integrations.text.ts'

const tones = { ACTIVE: 'success', EXPIRED: 'error', REVOKED: 'neutral' } as const

/** Renders the state of an integration's key. */
export function Status({ Status: status, ExpiresOn }: Pick<Integration, 'Status' | 'ExpiresOn'>) {
  if (status === 'ACTIVE' && expiresSoon(ExpiresOn, today()))
    return <StatusChip tone="warning">{texts.list.soon}</StatusChip>
  return <StatusChip tone={tones[status]}>{texts.status[status]}</StatusChip>
}
