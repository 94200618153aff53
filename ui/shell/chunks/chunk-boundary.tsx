import CloudAlert from 'lucide-react/icons/cloud-alert'
import { Component, type ReactNode, Suspense } from 'react'
import { versionView } from '#machines/frame/version-countdown/version-countdown.select.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { versionTexts } from '#ui/shell/version/version.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { FloatingPanel } from '#ui/widgets/floating-panel/floating-panel.tsx'
import { ChunkLoadError } from './load-chunk.ts'
import { reportChunk } from './report-chunk.ts'

interface Props {
  readonly children: ReactNode
  readonly fallback?: ReactNode
}

/**
 * Around what is fetched when it is first shown, above a screen that stays: when it does not arrive, an offer to load the page
 * anew floats over what the person is at, and nothing of that is lost. Any other failure goes on to whoever catches it.
 */
export function ChunkBoundary({ children, fallback }: Props) {
  return (
    <Catch>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Catch>
  )
}

class Catch extends Component<{ readonly children: ReactNode }, { failure: unknown }> {
  override state = { failure: undefined as unknown }

  static getDerivedStateFromError = (failure: unknown) => ({ failure })

  override componentDidCatch(failure: unknown) {
    if (failure instanceof ChunkLoadError) reportChunk(failure)
  }

  override render() {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    if (!(failure instanceof ChunkLoadError)) throw failure
    return <ReloadOffer />
  }
}

/** Says that a piece of the application did not arrive, and offers to load the page anew. */
export function ReloadOffer() {
  const isCounting = useSelect('versionCountdown', versionView) !== 'none'
  return (
    <FloatingPanel
      tone="error"
      place={isCounting ? 'high' : 'low'}
      icon={CloudAlert}
      label={versionTexts.chunk.label}
      title={<span role="alert">{versionTexts.chunk.title}</span>}
      text={versionTexts.chunk.text}
      actions={
        <Button variant="primary" size="sm" onClick={() => window.location.reload()}>
          {versionTexts.chunk.action}
        </Button>
      }
    />
  )
}
