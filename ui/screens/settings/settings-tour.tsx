import { useState } from 'react'
import { css } from '#styled-system/css/index.js'
import { useRuntime } from '#ui/runtime/hooks.tsx'
import { companySettingsTexts } from '#ui/screens/settings/settings.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Tour, type TourStep } from '#ui/widgets/tour/tour.tsx'

const texts = companySettingsTexts.tour
const offer = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  py: '2',
  px: '4',
  borderRadius: 'control',
  border: 'subtle',
  bg: 'bg.surface',
})
const words = css({ flex: '[1 1 16rem]' })

const steps: readonly TourStep[] = [
  { selector: 'main search', ...texts.search },
  { selector: 'main [role=tablist]', ...texts.tabs },
  { selector: 'main nav', ...texts.contents },
  { selector: '#settings-history', ...texts.history },
  { selector: 'main form section', ...texts.form },
]

/**
 * Renders the tour of the settings. It is offered on the first visit on this device, and never
 * again once answered.
 */
export function SettingsTour() {
  const { storage } = useRuntime()
  const [view, setView] = useState<'none' | 'offered' | 'shown'>(() =>
    storage.seenTours.read().includes('settings') ? 'none' : 'offered',
  )
  const remember = () => storage.seenTours.write([...new Set([...storage.seenTours.read(), 'settings'])])
  const end = () => {
    remember()
    setView('none')
  }
  if (view === 'shown') return <Tour steps={steps} onEnd={end} />
  if (view === 'none') return null
  return (
    <div className={offer}>
      <p className={words}>{texts.offer}</p>
      <Button size="sm" variant="ghost" onClick={end}>
        {texts.decline}
      </Button>
      <Button size="sm" onClick={() => setView('shown')}>
        {texts.show}
      </Button>
    </div>
  )
}
