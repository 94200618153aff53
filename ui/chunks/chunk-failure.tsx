import CloudAlert from 'lucide-react/icons/cloud-alert'
import { useState } from 'react'
import { Button } from '#ui/widgets/button/button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { chunkTexts } from './chunks.text.ts'

export interface ChunkActionsProps {
  readonly size?: 'sm' | 'md'
  readonly tryAgain: () => Promise<void>
}

/**
 * Tries again, which keeps all that is on display; or loads the page anew, for the files of a new
 * version.
 */
export function ChunkActions({ size = 'md', tryAgain }: ChunkActionsProps) {
  const [isTrying, setTrying] = useState(false)
  const onTry = async () => {
    setTrying(true)
    await tryAgain()
    setTrying(false)
  }
  return (
    <>
      <Button variant="primary" size={size} pending={isTrying} onClick={onTry}>
        {chunkTexts.retry}
      </Button>
      <Button size={size} onClick={() => window.location.reload()}>
        {chunkTexts.reload}
      </Button>
    </>
  )
}

interface ChunkFailureProps {
  /** The heading, where nothing else is on the screen. */
  readonly as: 'p' | 'h1'
  readonly tryAgain: () => Promise<void>
}

/** Stands in the place of a chunk that did not arrive. */
export const ChunkFailure = ({ as, tryAgain }: ChunkFailureProps) => (
  <div role="alert">
    <EmptyState
      icon={CloudAlert}
      as={as}
      title={chunkTexts.title}
      text={chunkTexts.text}
      action={<ChunkActions tryAgain={tryAgain} />}
    />
  </div>
)
