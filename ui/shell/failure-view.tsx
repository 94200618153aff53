import CloudAlert from 'lucide-react/icons/cloud-alert'
import { useEffect } from 'react'
import { shellTexts } from '#ui/shell/shell.text.ts'
import { versionTexts } from '#ui/shell/version/version.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ChunkLoadError } from './chunks/load-chunk.ts'
import { reportChunk } from './chunks/report-chunk.ts'

/** What is shown in the place of what could not be: its code did not arrive, or it broke. It never loads the page anew by itself. */
export function FailureView({ failure }: { readonly failure: unknown }) {
  const isMissing = failure instanceof ChunkLoadError
  useEffect(() => {
    if (failure instanceof ChunkLoadError) reportChunk(failure)
  }, [failure])
  const { title, text, action } = isMissing ? versionTexts.chunk : shellTexts.crashed
  return (
    <div role="alert">
      <EmptyState
        icon={CloudAlert}
        as="h1"
        title={title}
        text={text}
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            {action}
          </Button>
        }
      />
    </div>
  )
}
