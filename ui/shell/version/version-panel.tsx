import RefreshCw from 'lucide-react/icons/refresh-cw'
import Save from 'lucide-react/icons/save'
import * as selectVersion from '#machines/frame/version-countdown/version-countdown.select.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { versionTexts } from '#ui/shell/version/version.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { FloatingPanel } from '#ui/widgets/floating-panel/floating-panel.tsx'
import { TimeLeft } from '#ui/widgets/floating-panel/time-left.tsx'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'

const tones = { calm: 'info', soon: 'warning', imminent: 'error', holding: 'warning' } as const

/**
 * Renders the countdown to a new version. It is not lazy, because this version's files may be gone
 * when it is needed. Its live region is mounted before it has content.
 */
export function VersionPanel() {
  const view = useSelect('versionCountdown', selectVersion.versionView)
  return (
    <>
      <VisuallyHidden>
        <span role="status">{view === 'none' ? '' : versionTexts.announcement[view]}</span>
      </VisuallyHidden>
      {view !== 'none' && <Panel view={view} />}
    </>
  )
}

function Panel({ view }: { readonly view: keyof typeof tones }) {
  const flow = useFlow('versionCountdown')
  const deadline = useSelect('versionCountdown', selectVersion.deadline)
  const left = useSelect('versionCountdown', selectVersion.extensionsLeft)
  const isReloading = useSelect('versionCountdown', selectVersion.isReloading)
  const isHolding = view === 'holding'
  return (
    <FloatingPanel
      tone={tones[view]}
      icon={isHolding ? Save : RefreshCw}
      label={versionTexts.label}
      title={
        isHolding ? (
          versionTexts.holding.title
        ) : (
          <>
            {versionTexts.title} <TimeLeft deadline={deadline} />
          </>
        )
      }
      text={isHolding ? versionTexts.holding.text : versionTexts.text[view]}
      actions={
        <>
          <Button
            variant="primary"
            size="sm"
            pending={isReloading}
            onClick={() => flow.send({ type: 'version.update' })}
          >
            {versionTexts.update}
          </Button>
          {!isHolding && (
            <Button
              size="sm"
              variant="secondary"
              disabled={left === 0}
              title={versionTexts.left(left)}
              onClick={() => flow.send({ type: 'version.postpone' })}
            >
              {versionTexts.postpone}
            </Button>
          )}
        </>
      }
    />
  )
}
