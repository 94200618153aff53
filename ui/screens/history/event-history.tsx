import Download from 'lucide-react/icons/download'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useEffect } from 'react'
import { openings } from '#contracts/rights/openings.ts'
import { isFetching } from '#machines/frame/download/download.select.ts'
import * as select from '#machines/history/event-history/event-history.select.ts'
import { useMay } from '#ui/runtime/access.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { historyTexts as texts } from '#ui/screens/history/history.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import { CheckAnswer } from './check-answer.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { HistoryList } from './history-list.tsx'
import { Story } from './story.tsx'
import { useFilter } from './use-filter.ts'

const path = '/file/eventHistory'

/** Renders the event history: a list with filters, one story, and the check of the chain. */
export default function EventHistory() {
  const flow = useFlow('eventHistory')
  const mayCheck = useMay(openings.verifyHistory)
  const check = useSelect('eventHistory', select.check)
  const { filter, change } = useFilter()
  useEffect(() => {
    flow.send({ type: 'eventHistory.show' })
    return () => flow.send({ type: 'eventHistory.leave' })
  }, [flow])
  return (
    <>
      <PageHeader title={texts.title} context={texts.context} actions={<Actions mayCheck={mayCheck} />} />
      {check && <CheckAnswer check={check} />}
      <HistoryFilters filter={filter} onChange={change} />
      <HistoryList filter={filter} />
      <Story />
    </>
  )
}

function Actions({ mayCheck }: { readonly mayCheck: boolean }) {
  const flow = useFlow('eventHistory')
  const download = useFlow('download')
  const isDownloading = useSelect('download', isFetching(path))
  const isChecking = useSelect('eventHistory', select.isChecking)
  return (
    <div className={common.wrap}>
      <Button icon={Download} pending={isDownloading} onClick={() => download.send({ type: 'download.start', path })}>
        {texts.download}
      </Button>
      {mayCheck && (
        <Button icon={ShieldCheck} pending={isChecking} onClick={() => flow.send({ type: 'check.start' })}>
          {texts.check.start}
        </Button>
      )}
      <span role="status">{isChecking && <VisuallyHidden>{texts.check.running}</VisuallyHidden>}</span>
    </div>
  )
}
