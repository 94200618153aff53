import Split from 'lucide-react/icons/split'
import { useNavigate } from 'react-router-dom'
import type { RegisterFilter } from '#contracts/registers/calls.ts'
import type { Register } from '#contracts/registers/register.ts'
import { registerTexts as texts } from '#ui/screens/registers/registers.text.ts'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { Tabs } from '#ui/widgets/tabs/tabs.tsx'
import { useCompanyInfo } from './company-info.ts'
import { pathOfList } from './places.ts'
import { RegisterList } from './register-list.tsx'

interface RegisterTabsProps {
  readonly register: Register
  /** The registers that share its route, itself among them. */
  readonly registers: readonly Register[]
  readonly mayWrite: boolean
  readonly filter?: RegisterFilter | undefined
}

/** Renders the registers that share a route in tabs: those that the company has opened. */
export function RegisterTabs({ register, registers, mayWrite, filter }: RegisterTabsProps) {
  const company = useCompanyInfo()
  const navigate = useNavigate()
  const open = registers.filter(
    ({ route, tab }) =>
      route.path === register.route.path && tab && (tab.isOpen === undefined || company[tab.isOpen] === true),
  )
  const chosen = open.find(each => each === register) ?? open[0]
  if (!chosen)
    return (
      <>
        <PageHeader title={register.title} />
        <EmptyState icon={Split} title={texts.noneOpen.title} text={texts.noneOpen.text} />
      </>
    )
  return (
    <RegisterList
      key={chosen.name}
      register={chosen}
      mayWrite={mayWrite}
      {...(filter && chosen === register && { filter })}
      frame={table =>
        open.length === 1 && chosen.tab?.value === undefined ? (
          table
        ) : (
          <Tabs
            label={register.title}
            value={chosen.name}
            onChange={name => navigate(pathOfList(open.find(each => each.name === name) ?? chosen))}
            tabs={open.map(({ name, tab }) => ({ value: name, label: tab?.label(company) ?? name, content: table }))}
          />
        )
      }
    />
  )
}
