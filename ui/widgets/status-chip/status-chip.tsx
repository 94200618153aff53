import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Icon } from '../button/button.tsx'
import { Chip } from '../chip/chip.tsx'

/**
 * Each tone has a form of its own, so that one who does not tell the colours apart tells the icons.
 */
const icons = {
  neutral: CircleDashed,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
} satisfies Record<string, Icon>

export interface StatusChipProps {
  readonly tone: keyof typeof icons
  /** In place of the tone's own. */
  readonly icon?: Icon
  /** The status in a word or two. */
  readonly children: string
}

/** Where something stands: 'Klar', 'Pågår', 'Saknas'. Said by word, icon and colour. */
export const StatusChip = ({ tone, icon = icons[tone], children }: StatusChipProps) => (
  <Chip tone={tone} icon={icon}>
    {children}
  </Chip>
)
