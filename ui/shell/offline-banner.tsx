import WifiOff from 'lucide-react/icons/wifi-off'
import { isOffline } from '#machines/frame/connectivity/connectivity.select.ts'
import { failureTexts } from '#machines/kit/shared/tell.ts'
import { css } from '#styled-system/css/index.js'
import { useSelect } from '#ui/runtime/hooks.tsx'

// Scrolls with the page on a phone, where it takes several lines.
const region = css({ position: { md: 'sticky' }, top: '0', zIndex: 'sideMenu' })
const banner = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  paddingInline: '4',
  paddingBlock: '2',
  minHeight: { md: '10' },
  bg: 'accent.bg',
  borderBottom: 'subtle',
  borderColor: 'accent.border',
  textStyle: 'table',
  '& svg': { flexShrink: '0', color: 'accent.text' },
})

/**
 * Renders above everything while the browser is offline. Its live region is always mounted, so that
 * changes are announced.
 */
export function OfflineBanner() {
  const isShown = useSelect('connectivity', isOffline)
  return (
    <div role="status" className={region}>
      {isShown && (
        <p className={banner} data-offline="">
          <WifiOff aria-hidden size={16} />
          {failureTexts.offline}
        </p>
      )}
    </div>
  )
}
