import WifiOff from 'lucide-react/icons/wifi-off'
import { isOffline } from '#machines/frame/connectivity/connectivity.select.ts'
import { failureTexts } from '#machines/kit/shared/tell.ts'
import { css } from '#styled-system/css/index.js'
import { useSelect } from '#ui/runtime/hooks.tsx'

// On a phone it scrolls away, for there it takes several lines.
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
 * Above everything for as long as the browser has no connection. Its region is always there, so
 * that it is read out.
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
