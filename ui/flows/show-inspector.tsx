import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { isOk } from '#machines/kit/shared/result.ts'
import { loadChunk } from '#ui/chunks/load-chunk.ts'
import { asResult, createApi } from '#ui/runtime/api.ts'
import { createColourMode } from '#ui/runtime/colour-mode.ts'
import { lockedJournals } from '#ui/runtime/journal/journal-lock.ts'
import { openJournalReader } from '#ui/runtime/journal/journal-reader.ts'
import { openPortController } from '#ui/runtime/journal/port-control.ts'
import { hasDevPages, mayInspect } from '#ui/runtime/may-inspect.ts'
import { common } from '#ui/theme/common-styles.ts'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { FlowInspector } from './flow-inspector.tsx'
import { flowsTexts } from './flows.text.ts'

/** Renders the inspector, when this page may show it. It makes no request afterwards. */
export async function showInspector(screen: Root): Promise<void> {
  createColourMode()
  document.title = flowsTexts.title
  if (!(hasDevPages() || (await isOfSupport())))
    return screen.render(
      <main className={common.centredPage}>
        <EmptyState as="h1" title={flowsTexts.refused.title} text={flowsTexts.refused.text} />
      </main>,
    )
  // The layout engine of the charts is loaded now, so that nothing is requested later.
  await loadChunk(() => import('elkjs/lib/elk.bundled.js')).catch(() => {})
  const reader = await openJournalReader().catch(() => undefined)
  screen.render(
    <StrictMode>
      <FlowInspector reader={reader} openIds={lockedJournals} controller={openPortController()} />
    </StrictMode>,
  )
}

/** Asks whose session this browser has. */
async function isOfSupport(): Promise<boolean> {
  const api = createApi({
    scope: () => ({ FtgId: null, SalaryYear: null }),
    onSessionEnd: () => {},
    onBuildId: () => {},
  })
  const answer = await asResult(api.session.me.query({}))
  return isOk(answer) && mayInspect(answer.value.data.UserAccount)
}
