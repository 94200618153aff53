import CloudAlert from 'lucide-react/icons/cloud-alert'
import { useSyncExternalStore } from 'react'
import { versionView } from '#machines/frame/version-countdown/version-countdown.select.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { FloatingPanel } from '#ui/widgets/floating-panel/floating-panel.tsx'
import { hasOffer, onChunksChange, tryOffered } from './chunk.ts'
import { ChunkActions } from './chunk-failure.tsx'
import { chunkTexts } from './chunks.text.ts'

/** Renders the page's retry offer, which floats over the screen and does not disturb it. */
export function ChunkOffer() {
  const isOffered = useSyncExternalStore(onChunksChange, hasOffer)
  return isOffered && <Offer />
}

function Offer() {
  const isCounting = useSelect('versionCountdown', versionView) !== 'none'
  return (
    <FloatingPanel
      tone="error"
      place={isCounting ? 'high' : 'low'}
      icon={CloudAlert}
      label={chunkTexts.label}
      title={<span role="alert">{chunkTexts.title}</span>}
      text={chunkTexts.text}
      actions={<ChunkActions size="sm" tryAgain={tryOffered} />}
    />
  )
}
