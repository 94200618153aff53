import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { common } from '#ui/theme/common-styles.ts'
import { type Chunk, createChunk, offerChunk, onChunksChange } from './chunk.ts'
import { ChunkFailure } from './chunk-failure.tsx'

interface LazyOptions {
  /** Rendered until the chunk has loaded. */
  readonly fallback?: ReactNode
  /**
   * Where a failure is shown: in the page's floating offer, in the component's place, or there with
   * the heading of a screen or of the whole page.
   */
  readonly failure?: 'offer' | 'inside' | 'screen' | 'page'
}

/**
 * Returns a component whose code is fetched when it is first rendered. It includes its own Suspense
 * boundary. A failed chunk unmounts nothing else, and is rendered when a retry succeeds.
 */
export function lazyChunk<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { fallback, failure = 'offer' }: LazyOptions = {},
) {
  const chunk = createChunk(load)
  const Loaded = lazy(chunk.arrival) as unknown as ComponentType<Props>
  const waiting =
    failure === 'offer' ? (
      <Offered chunk={chunk}>{fallback}</Offered>
    ) : (
      <Inside chunk={chunk} failure={failure}>
        {fallback}
      </Inside>
    )
  const component = (props: Props) => (
    <Suspense fallback={waiting}>
      <Loaded {...props} />
    </Suspense>
  )
  return Object.assign(component, {
    /** Prefetches the code. Ignores a failure, because rendering loads it again. */
    preload: () => void load().catch(() => {}),
  })
}

interface WaitingProps {
  readonly chunk: Chunk<unknown>
  readonly children: ReactNode
}

function Offered({ chunk, children }: WaitingProps) {
  useEffect(() => offerChunk(chunk), [chunk])
  return children
}

function Inside({ chunk, failure, children }: WaitingProps & { readonly failure: 'inside' | 'screen' | 'page' }) {
  const hasFailed = useSyncExternalStore(onChunksChange, chunk.hasFailed)
  if (!hasFailed) return children
  if (failure === 'inside') return <ChunkFailure as="p" tryAgain={chunk.tryAgain} />
  const screen = <ChunkFailure as="h1" tryAgain={chunk.tryAgain} />
  return failure === 'page' ? <main className={common.centredPage}>{screen}</main> : screen
}
