import { useList } from '#ui/runtime/hooks.tsx'
import { infopanelTexts } from '#ui/screens/infopanel/infopanel.text.ts'
import { ListView } from '#ui/shell/list-view.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { AwayList } from './away-list.tsx'

/** Renders who is away today, for who may read the employees. */
export function AwayToday() {
  const list = useList('payrollToday')
  if (list.view === 'value' && list.value.Borta === null) return null
  return (
    <Section title={infopanelTexts.away.title} description={infopanelTexts.away.context}>
      <ListView list={list} rows={3}>
        {({ Borta }) => Borta && <AwayList {...Borta} />}
      </ListView>
    </Section>
  )
}
