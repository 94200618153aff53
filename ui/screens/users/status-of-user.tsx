import type { UserStatus } from '#contracts/users/shapes.ts'
import { userTexts } from '#ui/screens/users/users.text.ts'
import { StatusChip } from '#ui/widgets/status-chip/status-chip.tsx'

const tones = { AKTIV: 'success', INBJUDEN: 'info', NY: 'neutral', SPARRAD: 'error' } as const

/** Renders whether an account is in use, invited or blocked. */
export const StatusOfUser = ({ status }: { readonly status: UserStatus }) => (
  <StatusChip tone={tones[status]}>{userTexts.status[status]}</StatusChip>
)
