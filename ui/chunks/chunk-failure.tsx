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
 * Offers a retry, which keeps the screen as it is, and a reload, which loads the files of a new
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
  /** The heading's element; 'h1' when the screen has no other heading. */
  readonly as: 'p' | 'h1'
  readonly tryAgain: () => Promise<void>
}

/** Renders in place of a chunk that failed to load. */
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
