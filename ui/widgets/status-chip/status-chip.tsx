import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Icon } from '../button/button.tsx'
import { Chip } from '../chip/chip.tsx'

/** Each tone has an icon of its own, so that it does not depend on colour vision. */
const icons = {
  neutral: CircleDashed,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
} satisfies Record<string, Icon>

export interface StatusChipProps {
  readonly tone: keyof typeof icons
  /** An icon other than the tone's. */
  readonly icon?: Icon
  /** The status in a word or two. */
  readonly children: string
}

/** Renders a status: 'Klar', 'Pågår', 'Saknas'. Conveyed by text, icon and colour. */
export const StatusChip = ({ tone, icon = icons[tone], children }: StatusChipProps) => (
  <Chip tone={tone} icon={icon}>
    {children}
  </Chip>
)
